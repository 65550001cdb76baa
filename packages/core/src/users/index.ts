export { administratorRemains } from "./administrator-guard.ts";
export { listUsers } from "./list-users.ts";
export { readUser } from "./read-user.ts";
export { readUserOptions, type UserOptions } from "./user-options.ts";
