export { listRoles } from "./list-roles.ts";
export { readRole } from "./read-role.ts";
export { removeRole } from "./remove-role.ts";
export { createRole, updateRole } from "./save-role.ts";
