/** How many are told of, the latest first. */
export const mostDeleted = 200;
