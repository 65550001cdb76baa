export { listRoles } from "./list-roles.ts";
export { readRole } from "./read-role.ts";
