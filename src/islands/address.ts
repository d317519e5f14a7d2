// What stands after the `#` of an address.

/** What an address says after its `#`; a place on this page, as the content is for the link that skips to it, says nothing. */
export function addressText(): string {
  const text = location.hash.slice(1);
  return document.getElementById(text) ? '' : text;
}

export function showAddress(hash: string): void {
  if (location.hash !== hash) history.replaceState(null, '', hash);
}
