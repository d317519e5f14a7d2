const drawings = import.meta.glob<string>('../icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.svg'.length);

/** The drawings of src/icons as one sprite: `<use href="/icons.svg#wood">`. */
export function sprite(): string {
  const symbols = Object.entries(drawings).map(([file, drawing]) => {
    const [, attributes = '', body = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(drawing) ?? [];
    const kept = attributes.replace(/\s*xmlns="[^"]*"/, '').replace(/\s+/g, ' ');
    return `<symbol id="${nameOf(file)}"${kept}>${body.replace(/>\s+</g, '><').trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
