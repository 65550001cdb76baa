/** What `?error=` of the way back means: our own words for what the server says, and Microsoft's for leaving its page (RFC 6749). */
const words: Record<string, string> = {
  access_denied: "You left Microsoft’s page before agreeing, so you weren't signed in.",
  consent_required: "An administrator at your company has to approve Copydesk in Microsoft first.",
  not_offered: "Sign-in with Microsoft isn't available here. Use your email and password.",
  unreachable: "Microsoft isn't responding right now. Try again in a minute, or use your email and password.",
};

const otherwise = "Microsoft didn't sign you in. Try again, or use your email and password.";

/**
 * Why nobody can be signed in with what the address says; null when it holds an answer to bring to the server. Only
 * known codes are read: a text from an address could say anything.
 */
export function refusalIn(query: URLSearchParams): string | null {
  const error = query.get("error");
  if (error !== null) return Object.hasOwn(words, error) ? (words[error] ?? otherwise) : otherwise;
  if (query.get("code") && query.get("state")) return null;
  return "Nothing was changed. Sign in with your email and password, or go back and try again.";
}

/** An address that may be shown; anything else a link could put there is not. */
export function shownEmail(text: string | null): string | null {
  return text && text.length <= 254 && /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(text) ? text : null;
}
