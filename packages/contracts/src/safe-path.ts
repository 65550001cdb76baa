/** Stands in for this site while a path is taken apart; never visited. */
const site = "http://copydesk.invalid";
/** Longest path that is remembered across a round trip. */
const longest = 2_000;

/**
 * A page of this site that may be gone to after a round trip elsewhere: begins with one slash and stays on this origin
 * however a browser reads it. Anything else, the sign-in pages themselves and calls to the server give null. The answer
 * is as the URL standard writes it, so it can stand in a header.
 */
export function safePath(candidate: string | null | undefined): string | null {
  if (!candidate?.startsWith("/") || candidate.length > longest || !URL.canParse(candidate, site)) return null;
  // The parser reads it as browsers do: tabs and line breaks dropped, \ taken for /, so that no other host can hide.
  const url = new URL(candidate, site);
  if (url.origin !== site || url.pathname.startsWith("//")) return null;
  if (!isPage(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The same for an address that may also be written whole, beginning with one of the origins that this site has. */
export function safeAddress(candidate: string | null | undefined, origins: readonly string[]): string | null {
  if (!candidate || !/^https?:\/\//i.test(candidate)) return safePath(candidate);
  if (candidate.length > longest || !URL.canParse(candidate)) return null;
  const { origin, pathname, search, hash } = new URL(candidate);
  return origins.includes(origin) ? safePath(pathname + search + hash) : null;
}

/** The router reads paths decoded and in any case, so this does, too. */
function isPage(pathname: string): boolean {
  try {
    return !/^\/+(auth|api)(\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
