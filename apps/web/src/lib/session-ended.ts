import { failureOf } from "./failure.ts";
import { clearToken } from "./session-token.ts";

type Listener = () => void;
let listener: Listener = () => {};
let ended = false;

/** The frame says here what happens when the server no longer knows the session. */
export function onSessionEnded(next: Listener): void {
  listener = next;
}

/** Called when a call is answered with 401: the stored token is removed and the frame goes to the sign-in page. */
export function endSession(): void {
  clearToken();
  noteEnd(true);
  listener();
}

/** Whether the last session here ended by itself, which the sign-in page tells; somebody who signs out knows. */
export const hasEnded = (): boolean => ended;
export function noteEnd(byItself: boolean): void {
  ended = byItself;
}

/** Whether the failure of a call means that the session is over. Preferences are small things: nobody is sent away for one. */
export const endsSession = (procedure: string, error: unknown): boolean =>
  failureOf(error).code === "UNAUTHENTICATED" && !procedure.startsWith("preferences.");
