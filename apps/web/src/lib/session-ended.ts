import { clearToken } from "./session-token.ts";

type Listener = () => void;
let listener: Listener = () => {};

/** The frame says here what happens when the server no longer knows the session. */
export function onSessionEnded(next: Listener): void {
  listener = next;
}

/** Called when a call is answered with 401: the stored token is removed and the frame goes to the sign-in page. */
export function endSession(): void {
  clearToken();
  listener();
}
