/** The fourteen sections of the console, in menu order. */
export const moduleCodes = [
  "campaigns",
  "users",
  "teams",
  "examples",
  "channels",
  "languages",
  "roles",
  "models",
  "voices",
  "outline_configuration",
  "objectives_configuration",
  "scheduler_configuration",
  "llm_logs",
  "activity_logs",
] as const;
export type ModuleCode = (typeof moduleCodes)[number];

/** What grants are about: the modules, and two things that are no section of the menu: the chat agent and the company's settings. */
export const resources = [...moduleCodes, "chat", "company"] as const;
export type Resource = (typeof resources)[number];

/** How far a grant reaches. `team` is own + shared with my teams + public. */
export const levels = ["none", "own", "team", "any"] as const;
export type Level = (typeof levels)[number];

const crud = ["view", "create", "edit", "delete"] as const;

/**
 * Every action of every resource. Anything not listed cannot be granted or asked.
 *
 * `models.test` is to have a model answer outside of any campaign, which costs money: a test of its connection, and a call
 * of the log that is asked again, alone or in an experiment. Asking again takes `llm_logs.view_bodies` as well, as far as
 * it reaches, because the answer shows what was said; taking an answer into a campaign takes `campaigns.edit`.
 */
export const actions = {
  campaigns: [...crud, "generate", "export", "share", "override_prompts", "manage_templates", "view_all"],
  users: [...crud, "invite", "deactivate", "assign_roles"],
  teams: [...crud],
  examples: [...crud],
  channels: [...crud],
  languages: [...crud],
  roles: [...crud],
  models: [...crud, "test"],
  voices: [...crud, "publish"],
  outline_configuration: ["view", "edit", "restore"],
  objectives_configuration: ["view", "edit", "restore"],
  scheduler_configuration: ["view", "edit", "restore"],
  llm_logs: ["view", "view_bodies"],
  activity_logs: ["view"],
  chat: ["use"],
  company: ["edit"],
} as const satisfies Record<Resource, readonly string[]>;
export type Action<R extends Resource> = (typeof actions)[R][number];

/** `campaigns.edit` and the like: one permission that can be granted. */
export type Permission = { [R in Resource]: `${R}.${Action<R>}` }[Resource];
export const permissions = Object.entries(actions).flatMap(([resource, names]) => names.map((name) => `${resource}.${name}` as Permission));

/** What a role grants; a permission that is absent is `none`. */
export type Grants = Partial<Record<Permission, Level>>;

const rank: Record<Level, number> = { none: 0, own: 1, team: 2, any: 3 };
const wider = (a: Level, b: Level): Level => (rank[a] >= rank[b] ? a : b);

/** Several roles add up; nothing denies. */
export function addGrants(all: readonly Grants[]): Grants {
  const sum: Grants = {};
  for (const grants of all) {
    for (const [permission, level] of Object.entries(grants) as [Permission, Level][]) {
      sum[permission] = wider(sum[permission] ?? "none", level);
    }
  }
  return sum;
}

export const levelOf = (grants: Grants, permission: Permission): Level => grants[permission] ?? "none";

/** Whether one level reaches as far as another, or farther. */
export const isAtLeast = (level: Level, other: Level): boolean => rank[level] >= rank[other];

/** Whether somebody holds everything that is asked for, each at that level or a wider one: only then may they grant it. */
export const covers = (held: Grants, asked: Grants): boolean =>
  (Object.entries(asked) as [Permission, Level][]).every(([permission, level]) => isAtLeast(levelOf(held, permission), level));

/** Modules a person may see: those on which `view` is granted at any level, in menu order. */
export const modulesOf = (grants: Grants): ModuleCode[] =>
  moduleCodes.filter((code) => levelOf(grants, `${code}.view` as Permission) !== "none");

type SystemRoleKey = "administrator" | "marketing_manager" | "content_creator" | "viewer" | "auditor";
export interface SystemRole {
  key: SystemRoleKey;
  name: string;
  description: string;
  grants: Grants;
}

const all = (resource: Resource, level: Level): Grants =>
  Object.fromEntries(actions[resource].map((action) => [`${resource}.${action}`, level]));

/** The roles that every new database has. */
export const systemRoles: readonly SystemRole[] = [
  {
    key: "administrator",
    name: "Administrator",
    description: "Everything, including people, keys and settings.",
    grants: addGrants(resources.map((resource) => all(resource, "any"))),
  },
  {
    key: "marketing_manager",
    name: "Marketing manager",
    description: "Runs campaigns with their teams and looks after voices, objectives and the schedule.",
    grants: {
      "campaigns.view": "team",
      "campaigns.create": "any",
      "campaigns.edit": "team",
      "campaigns.delete": "team",
      "campaigns.generate": "any",
      "campaigns.override_prompts": "any",
      "campaigns.export": "any",
      "campaigns.share": "team",
      "campaigns.manage_templates": "any",
      ...all("examples", "any"),
      "voices.view": "any",
      "voices.create": "any",
      "voices.edit": "any",
      "voices.delete": "own",
      "voices.publish": "any",
      "channels.view": "any",
      "languages.view": "any",
      "models.view": "any",
      "outline_configuration.view": "any",
      "objectives_configuration.view": "any",
      "objectives_configuration.edit": "any",
      "scheduler_configuration.view": "any",
      "scheduler_configuration.edit": "any",
      "users.view": "any",
      "teams.view": "own",
      "teams.create": "any",
      "teams.edit": "own",
      "llm_logs.view": "team",
      "llm_logs.view_bodies": "team",
      "activity_logs.view": "team",
      "chat.use": "any",
    },
  },
  {
    key: "content_creator",
    name: "Content creator",
    description: "Writes campaigns of their own and those of teams that let them edit.",
    grants: {
      "campaigns.view": "team",
      "campaigns.create": "any",
      // Reaches their own and what is shared with a team that lets them edit.
      "campaigns.edit": "own",
      "campaigns.delete": "own",
      "campaigns.generate": "any",
      "campaigns.override_prompts": "any",
      "campaigns.export": "any",
      "campaigns.share": "own",
      "campaigns.manage_templates": "own",
      "examples.view": "any",
      "examples.create": "any",
      "examples.edit": "own",
      "examples.delete": "own",
      "voices.view": "any",
      "chat.use": "any",
    },
  },
  {
    key: "viewer",
    name: "Viewer",
    description: "Reads and exports what is public or shared with their teams.",
    grants: { "campaigns.view": "team", "campaigns.export": "any" },
  },
  {
    key: "auditor",
    name: "Auditor",
    description: "Reads logs and who may do what, never texts or prompts.",
    grants: {
      "users.view": "any",
      "teams.view": "any",
      "roles.view": "any",
      "llm_logs.view": "any",
      "activity_logs.view": "any",
    },
  },
];
