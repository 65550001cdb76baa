import { type Grants, isAtLeast, type Level, levelOf, type Permission } from "@copydesk/contracts";
import { accessOf, actionOf, isSwitch, levelNames } from "../grants/level-words.ts";
import { type MatrixRow, matrix, permissionsOf } from "../grants/matrix-rows.ts";

/** One permission that is not as it was, in words. */
export interface GrantChange {
  permission: Permission;
  /** "Campaigns, edit". */
  title: string;
  from: string;
  to: string;
  /** What it means for people. */
  effect: string;
  /** Why it has less effect than it says, and what would mend that. */
  warning: { text: string; fixLabel: string; fix: Grants } | null;
}

/** What differs between two sets of grants, in the order of the matrix. */
export function changesOf(before: Grants, after: Grants): GrantChange[] {
  return matrix
    .flatMap(({ rows }) => rows)
    .flatMap((row) =>
      permissionsOf(row)
        .filter((permission) => levelOf(before, permission) !== levelOf(after, permission))
        .map((permission) => ({
          permission,
          title: titleOf(row, permission),
          from: formatGrant(permission, levelOf(before, permission)),
          to: formatGrant(permission, levelOf(after, permission)),
          effect: effectOf(row, permission, levelOf(after, permission)),
          warning: warningOf(permission, after),
        })),
    );
}

/** The grants with one permission at another level. */
export function withLevel(grants: Grants, permission: Permission, level: Level): Grants {
  const { [permission]: _, ...others } = grants;
  return level === "none" ? others : { ...others, [permission]: level };
}

function titleOf(row: MatrixRow, permission: Permission): string {
  const extra = row.extras.find((one) => one.permission === permission);
  const name = row.under ? "Campaigns" : row.label;
  return `${name}, ${(extra?.label ?? actionOf(permission)).toLowerCase()}`;
}

const formatGrant = (permission: Permission, level: Level) =>
  isSwitch(permission) ? (level === "none" ? "No" : "Yes") : levelNames[level];

function effectOf(row: MatrixRow, permission: Permission, level: Level): string {
  if (row.module && permission === row.view) {
    if (level === "none") return `“${row.label}” leaves their menu.`;
    return isSwitch(permission)
      ? `“${row.label}” is in their menu.`
      : `“${row.label}” is in their menu: ${lower(accessOf(permission, level))}.`;
  }
  if (level === "none") return "They can no longer do this.";
  return isSwitch(permission) ? "They can do this from now on." : `${accessOf(permission, level)}.`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Doing something to a thing needs seeing it. */
function warningOf(permission: Permission, after: Grants): GrantChange["warning"] {
  const view = permission.replace(/\..*/, ".view") as Permission;
  const level = levelOf(after, permission);
  if (permission === view || level === "none" || permission.startsWith("chat.") || permission.startsWith("company.")) return null;
  if (actionOf(permission) === "view_all" || (view === "campaigns.view" && levelOf(after, "campaigns.view_all") !== "none")) return null;
  const seen = levelOf(after, view);
  const needed = isSwitch(permission) ? "own" : level;
  if (isAtLeast(seen, needed)) return null;
  const target: Level = isSwitch(view) ? "any" : isSwitch(permission) ? "own" : level;
  const name = isSwitch(view) ? "view" : `view “${levelNames[target]}”`;
  const text = seen === "none" ? `Has no effect without ${name}.` : `Needs ${name} to reach as far.`;
  return { text, fixLabel: isSwitch(view) ? "Allow view" : `Set view to ${levelNames[target]}`, fix: withLevel(after, view, target) };
}
