import { type Level, levels, type Permission, type Resource } from "@copydesk/contracts";

export const levelNames: Record<Level, string> = { none: "None", own: "Own", team: "Team", any: "Any" };
export const levelMeanings: Record<Level, string> = {
  none: "not at all",
  own: "what they made",
  team: "own, their teams’ and public",
  any: "everything",
};

const shared: readonly Resource[] = ["campaigns", "llm_logs", "activity_logs"];
const owned: readonly Resource[] = ["teams", "examples", "voices", "roles"];
const measured = ["view", "edit", "delete", "share", "manage_templates", "view_bodies"];

const resourceOf = (permission: Permission) => permission.split(".")[0] as Resource;
export const actionOf = (permission: Permission) => permission.split(".")[1] ?? "";

/** Whether the permission is held or not, and nothing between. */
export const isSwitch = (permission: Permission) => !measured.includes(actionOf(permission)) || levelsOf(permission).length === 2;

/** How far the permission can reach: what nobody owns is reached whole or not at all. */
export function levelsOf(permission: Permission): readonly Level[] {
  if (!measured.includes(actionOf(permission))) return ["none", "any"];
  const resource = resourceOf(permission);
  if (shared.includes(resource)) return levels;
  return owned.includes(resource) ? ["none", "own", "any"] : ["none", "any"];
}

const campaignAccess: Record<string, Partial<Record<Level, string>>> = {
  view: { none: "No campaigns", own: "Those they made", team: "Own, of their teams, and public ones", any: "Every campaign, private too" },
  edit: {
    none: "Nobody’s campaigns",
    own: "Own, and of teams that let them edit",
    team: "Own, their teams’ and public ones",
    any: "Every campaign they see",
  },
  delete: { none: "Nobody’s campaigns", own: "Those they made", team: "Own, their teams’ and public ones", any: "Every campaign they see" },
  share: { none: "No campaigns", own: "Those they made", team: "Own, their teams’ and public ones", any: "Every campaign they see" },
  manage_templates: { none: "No templates", own: "Those they made", team: "Own and their teams’", any: "Every template" },
};
const logAccess: Partial<Record<Level, string>> = {
  none: "Nothing",
  own: "What they did themselves",
  team: "What people of their teams did",
  any: "What everybody did",
};
const ownedAccess: Partial<Record<Level, string>> = { none: "None", own: "Those they made", any: "All of them" };

/** What a level reaches, for the menu that offers it. */
export function accessOf(permission: Permission, level: Level): string {
  const resource = resourceOf(permission);
  if (resource === "campaigns") return campaignAccess[actionOf(permission)]?.[level] ?? levelMeanings[level];
  if (resource === "llm_logs" || resource === "activity_logs") return logAccess[level] ?? levelMeanings[level];
  if (permission === "teams.view" && level === "own") return "Those they are in or made";
  return ownedAccess[level] ?? levelMeanings[level];
}
