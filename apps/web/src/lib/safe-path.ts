/** Stands in for this site while a path is taken apart; never visited. */
const site = "http://copydesk.invalid";

/**
 * A path of this site that may be gone to after sign-in: begins with one slash and stays on this origin however a
 * browser reads it. Anything else, and the sign-in pages themselves, give null.
 */
export function safePath(candidate: string | null | undefined): string | null {
  if (!candidate?.startsWith("/") || !URL.canParse(candidate, site)) return null;
  // The parser reads it as browsers do: tabs and line breaks dropped, \ taken for /, so that no other host can hide.
  const url = new URL(candidate, site);
  if (url.origin !== site || url.pathname.startsWith("//")) return null;
  if (url.pathname === "/auth" || url.pathname.startsWith("/auth/")) return null;
  return url.pathname + url.search + url.hash;
}

/** Address of the sign-in page that comes back to `path`. */
export function loginPath(path: string): string {
  const back = safePath(path);
  return back && back !== "/" ? `/auth/login?redirect=${encodeURIComponent(back)}` : "/auth/login";
}
