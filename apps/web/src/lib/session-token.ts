import type { authTokenKey } from "@copydesk/contracts";

/** Key of the token in local storage and name of its cookie; typed by the contracts, which are not loaded for it. */
export const authTokenName: typeof authTokenKey = "auth_token";
const key = authTokenName;

/** The session token, from local storage or, on a first visit after a sign-in elsewhere, from the cookie. */
export function readToken(): string | null {
  return localStorage.getItem(key) ?? cookieValue(document.cookie, key);
}

/** Keeps the token for calls. Its cookie, for what a browser navigates to, is set by the server. */
export function storeToken(token: string): void {
  localStorage.setItem(key, token);
}

export function clearToken(): void {
  localStorage.removeItem(key);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available on plain http
  document.cookie = `${key}=; Path=/; SameSite=Lax; Max-Age=0`;
}

/** One value of a `Cookie` string, decoded; null when it is absent, empty or broken. */
export function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split("; ").find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  if (!value) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
