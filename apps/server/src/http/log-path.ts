/** A path as it may stand in a log: the one that holds a key to an account, without it. */
export const withoutToken = (path: string): string => path.replace(/(\/auth\/reset-password\/)[^/]+/i, "$1•••");
