/** What an address says after its `#`; a place on this page, as the content is for the link that skips to it, says nothing. */
export function addressText(hash: string = location.hash): string {
  const text = hash.replace(/^#/, '');
  return document.getElementById(text) ? '' : text;
}
