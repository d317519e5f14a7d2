import type { JSX } from 'preact';

/** Numbers one below the other; what they come to stands below a stroke. */
export function Reckoning({
  parts,
}: {
  parts: readonly { of: string; is: string; sum: boolean }[];
}): JSX.Element {
  return (
    <table class="example-parts">
      <tbody>
        {parts.map(({ of, is, sum }, i) => (
          <tr key={i} class={sum ? 'sum' : undefined}>
            <th scope="row">{of}</th>
            <td>{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
