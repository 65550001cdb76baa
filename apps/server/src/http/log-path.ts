/** A path as it may stand in a log: those that hold a key to an account or to a calendar, without it. */
export const withoutToken = (path: string): string => path.replace(/(\/(?:auth\/reset-password|calendar)\/)[^/]+/i, "$1•••");
