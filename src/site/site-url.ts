/**
 * Where the site will stand, as `SITE_URL` says: `https://codex.example`. Without it the site names no address of its
 * own, and works at any. All links start at the root, so the site cannot stand in a folder of a host.
 */
export function siteUrl(given: string | undefined): string | undefined {
  const text = given?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username)
    throw new Error(`SITE_URL must be an address such as https://codex.example, and is ${text}`);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new Error(
      `SITE_URL must be the root of a host, such as ${url.origin}, and is ${text}: the links of the site start at the root, so it cannot stand in a folder`,
    );
  return url.origin;
}
