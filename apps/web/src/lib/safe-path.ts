/** Stands in for this site while a path is taken apart; never visited. */
const site = "http://copydesk.invalid";

/**
 * A path of this site that may be gone to after sign-in: begins with one slash and stays on this origin however a
 * browser reads it. Anything else, and the sign-in pages themselves, give null.
 */
export function safePath(candidate: string | null | undefined): string | null {
  // Browsers drop tabs and line breaks inside addresses and read \ as /, which hides another host from a simple look.
  if (!candidate?.startsWith("/") || /^\/[/\\]/.test(candidate) || /[\u0000-\u001f\u007f\\]/.test(candidate)) return null;
  if (!URL.canParse(candidate, site)) return null;
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
