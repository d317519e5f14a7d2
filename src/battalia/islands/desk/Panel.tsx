import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * A panel with its heading. What one presses may be gone after it has done its work: then the heading takes the focus,
 * so that it is never lost.
 */
export function Panel({
  heading,
  children,
}: {
  heading: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.current && lost) title.current?.focus();
  });
  return (
    <section
      class="desk-panel"
      ref={section}
      onFocusCapture={() => {
        inside.current = true;
      }}
      onBlurCapture={({ relatedTarget }) => {
        if (relatedTarget) inside.current = section.current?.contains(relatedTarget as Node) ?? false;
      }}
    >
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
