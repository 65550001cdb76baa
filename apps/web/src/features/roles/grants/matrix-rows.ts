import type { ModuleCode, Permission } from "@copydesk/contracts";

/** A permission beside the four columns. */
interface Extra {
  permission: Permission;
  label: string;
}

/** One row of the matrix; a null column is an action that there is not. */
export interface MatrixRow {
  key: string;
  /** Null for what is no section of the menu. */
  module: ModuleCode | null;
  label: string;
  view: Permission | null;
  create: Permission | null;
  edit: Permission | null;
  delete: Permission | null;
  extras: readonly Extra[];
  /** A second line of the row above it. */
  under?: boolean;
}

export interface MatrixGroup {
  title: string | null;
  rows: readonly MatrixRow[];
}

const row = (module: ModuleCode, label: string, extras: readonly Extra[] = []): MatrixRow => ({
  key: module,
  module,
  label,
  view: `${module}.view`,
  create: `${module}.create` as Permission,
  edit: `${module}.edit` as Permission,
  delete: `${module}.delete` as Permission,
  extras,
});

/** There is one of each configuration: nothing to create or delete. */
const configuration = (module: ModuleCode, label: string): MatrixRow => ({
  ...row(module, label, [{ permission: `${module}.restore` as Permission, label: "Restore" }]),
  create: null,
  delete: null,
});

const nothing = { view: null, create: null, edit: null, delete: null };

/** Every permission there is, where the page of a role shows it; a test compares it with the contracts. */
export const matrix: readonly MatrixGroup[] = [
  {
    title: null,
    rows: [
      row("campaigns", "Campaigns", [
        { permission: "campaigns.generate", label: "Generate" },
        { permission: "campaigns.export", label: "Export" },
        { permission: "campaigns.override_prompts", label: "Override prompts" },
      ]),
      {
        key: "campaigns_more",
        module: null,
        label: "Sharing and templates",
        ...nothing,
        under: true,
        extras: [
          { permission: "campaigns.share", label: "Share" },
          { permission: "campaigns.manage_templates", label: "Templates" },
          { permission: "campaigns.view_all", label: "View all" },
        ],
      },
      row("users", "Users", [
        { permission: "users.invite", label: "Invite" },
        { permission: "users.deactivate", label: "Deactivate" },
        { permission: "users.assign_roles", label: "Assign roles" },
      ]),
      row("teams", "Teams"),
      row("examples", "Examples"),
    ],
  },
  {
    title: "Settings",
    rows: [
      row("models", "Models", [{ permission: "models.test", label: "Test" }]),
      row("channels", "Channels"),
      row("languages", "Languages"),
      row("roles", "Roles"),
      row("voices", "Voices", [{ permission: "voices.publish", label: "Publish" }]),
      configuration("outline_configuration", "Outline configuration"),
      configuration("objectives_configuration", "Objectives configuration"),
      configuration("scheduler_configuration", "Scheduler configuration"),
      { key: "company", module: null, label: "Company", ...nothing, edit: "company.edit", extras: [] },
    ],
  },
  {
    title: "Logs and chat",
    rows: [
      {
        ...row("llm_logs", "LLM logs", [{ permission: "llm_logs.view_bodies", label: "Read messages" }]),
        create: null,
        edit: null,
        delete: null,
      },
      { ...row("activity_logs", "Activity logs"), create: null, edit: null, delete: null },
      { key: "chat", module: null, label: "AI Chat Agent", ...nothing, extras: [{ permission: "chat.use", label: "Use" }] },
    ],
  },
];

export const permissionsOf = (one: MatrixRow): Permission[] =>
  [one.view, one.create, one.edit, one.delete, ...one.extras.map(({ permission }) => permission)].filter((each) => each !== null);

const labels = new Map(
  matrix.flatMap(({ rows }) => rows.flatMap((one) => (one.module ? [[one.module as string, one.label] as const] : []))),
);

/** What a section is called here. */
export const labelOf = (module: ModuleCode): string => labels.get(module) ?? module;

/** Sections in the order of the matrix; what is not known is left out. */
export const modulesInOrder = (modules: readonly string[]): ModuleCode[] =>
  matrix.flatMap(({ rows }) => rows.flatMap(({ module }) => (module && modules.includes(module) ? [module] : [])));
