import { formatFailure } from "../../../lib/failure.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";

/** What stands in a notice when the server said nothing itself. */
const withoutWords = "Couldn't complete the operation";

/** An action in the chat failed: the server's sentence, or a fixed one when it sent none. */
export function notifyChatFailure(error: unknown): void {
  notifyFailure(hasServerWords(error) ? formatFailure(error) : withoutWords);
}

const hasServerWords = (error: unknown): boolean =>
  error instanceof Error && error.message !== "" && "data" in error && typeof error.data === "object" && error.data !== null;
