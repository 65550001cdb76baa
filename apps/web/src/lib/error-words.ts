import type { ErrorCode } from "@copydesk/contracts";

/** What each code says when the server sent no sentence of its own. A new code does not compile until it is here. */
export const errorWords: Record<ErrorCode, string> = {
  BAD_REQUEST: "Some fields need attention. Check the marked ones.",
  UNAUTHENTICATED: "Your session has ended. Sign in again.",
  FORBIDDEN: "You do not have permission to do this. Please contact the administrator.",
  NOT_FOUND: "This no longer exists, or it is not shared with you.",
  NAME_TAKEN: "This name is already in use. Choose another one.",
  STALE_VERSION: "Someone else changed this in the meantime. Load their change and try again.",
  IN_USE: "This is still in use, so it cannot be removed.",
  BUSY: "This is being worked on right now. Try again in a moment.",
  TOO_LARGE: "This is too large.",
  UNSUPPORTED_TYPE: "This kind of file cannot be read.",
  RULE_BROKEN: "This isn't possible right now.",
  TOO_MANY_REQUESTS: "Too many requests at once. Wait a moment and try again.",
  STORAGE_FULL: "The server has no room left to save this. Please contact the administrator.",
  UNAVAILABLE: "The server is restarting. Try again in a moment.",
  MODEL_FAILED: "The model did not answer. Try again in a while, or choose another one.",
  BUDGET_USED_UP: "The monthly budget for this is used up. Please contact the administrator.",
  INTERNAL: "Copydesk had a problem. Try again. If it keeps happening, give the administrator the request number.",
};

/** No answer came: the network or the server is away. */
export const unreachableWords = "Copydesk cannot be reached. Check your connection and try again.";
