import { type Actor, createFirstAdministrator, loadIdentity } from "@copydesk/core";
import { callOf, createPerson, sampleBrief, testOrigin } from "@copydesk/core/testing";
import { schema } from "@copydesk/db";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * Every kind of action leaves its entry in the activity log, with what was before and after where something changed; and
 * saving what is there already leaves none. What single sign-on and Asana write is told by the tests of those.
 */
let api: TestApi;
let ines: Actor;
let mira: Actor;
const password = "paper lantern harbour 42";
const chosen = "willow paper harbour 77";
/** Ids of what the actions before have made. */
const made: Record<
  | "campaign"
  | "copy"
  | "block"
  | "first"
  | "second"
  | "template"
  | "team"
  | "role"
  | "voice"
  | "objective"
  | "feed"
  | "token"
  | "invited"
  | "link"
  | "call"
  | "experiment",
  string
> = {
  campaign: "",
  copy: "",
  block: "",
  first: "",
  second: "",
  template: "",
  team: "",
  role: "",
  voice: "",
  objective: "",
  feed: "",
  token: "",
  invited: "",
  link: "",
  call: "",
  experiment: "",
};

beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines", email: "ines@x.example", password });
  mira = await createPerson(api.core, { first_name: "Mira", email: "mira@x.example", roleKey: "viewer" });
});
afterAll(() => api.core.close());

const entries = () => {
  const { action, actor_id, result, changes, request_id } = schema.activity_logs;
  return api.core.db
    .select({ action, actor_id, result, changes, request_id })
    .from(schema.activity_logs)
    .orderBy(desc(schema.activity_logs.id));
};

/** What was written since, the latest first. */
async function leavesAfter(command: () => Promise<unknown>) {
  const before = (await entries()).length;
  await command();
  const after = await entries();
  return after.slice(0, after.length - before);
}

const brief = (change: object = {}) => sampleBrief(api.core, { name: "Spring", ...change });
const signedOut = () => api.as(null);
const me = () => api.as(ines);
/** A file over REST; an answer that is none shows what was said instead. */
async function takesFile(call: string, query: Record<string, string>) {
  const { status, body } = await api.rest(ines, call, { query });
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
}
async function person(actor: Actor) {
  const { email, first_name, last_name, job_title, timezone, version, roles, teams } = await me().users.get({ id: actor.userId });
  const role_ids = roles.map((role) => role.id);
  return {
    id: actor.userId,
    version,
    email,
    first_name,
    last_name,
    job_title,
    timezone,
    role_ids,
    teams: teams.map((team) => ({ team_id: team.id })),
  };
}
const roleNamed = async (name: string) => (await me().users.options()).roles.find((role) => role.name === name)?.id ?? "";
const objectiveIds = async () => (await me().objectives.list({})).results.map((row) => row.id);
const outline = async () => {
  const { version, attributes, system_prompt, user_prompt, model_id, parameters } = await me().outline_configuration.get();
  return { version, attributes, system_prompt, user_prompt, model_id, parameters };
};
const channelIds = async () => (await me().channels.list({})).results.map((row) => row.id);
const newest = async () => (await channelIds()).at(-1) ?? "";
const notice = {
  name: "Notice board",
  icon: "blog",
  kind: "message" as const,
  unit: "graphemes" as const,
  fields: [{ key: "body", label: "Notice", format: "plain" as const, required: true, unit: "graphemes" as const, max: 90 }],
  system_prompt: "",
  user_prompt: "{{#main_story}}",
  model_id: null,
  parameters: {},
};
const company = async () => {
  const { logo: _, environment: __, budget: ___, ...settings } = await me().company.get();
  return settings;
};
const text = (body: string) => ({ kind: "content" as const, fields: { body } });

/** Each action with the entry it leaves, in the order in which one makes the other possible; the fields are those that changed. */
const actions: [action: string, command: () => Promise<unknown>, fields: string[]][] = [
  ["user.created", () => firstOfAll(), ["roles"]],
  ["auth.login", () => signedOut().auth.login({ email: "ines@x.example", password }), []],
  [
    "auth.login_failed",
    () =>
      signedOut()
        .auth.login({ email: "ines@x.example", password: "wrong" })
        .catch(() => null),
    [],
  ],
  ["auth.password_reset_requested", () => signedOut().auth.forgot_password({ email: "ines@x.example" }), []],
  [
    "user.updated",
    async () => me().profile.update({ first_name: "Inês", last_name: "C", timezone: "Europe/Lisbon" }),
    ["first_name", "last_name", "timezone"],
  ],
  ["auth.sessions_ended", () => me().profile.end_other_sessions(), []],
  [
    "auth.password_changed",
    () => me().profile.change_password({ current_password: password, new_password: chosen, confirm_password: chosen }),
    [],
  ],
  ["user.invited", invite, ["roles"]],
  ["user.invited_again", async () => (made.link = (await me().users.send_links({ ids: [made.invited] })).links[0]?.link ?? ""), []],
  ["user.activated", activate, ["status"]],
  ["user.updated", async () => me().users.update({ ...(await person(mira)), job_title: "Editor" }), ["job_title"]],
  ["user.roles_changed", async () => me().users.update({ ...(await person(mira)), role_ids: [await roleNamed("Auditor")] }), ["roles"]],
  ["user.deactivated", () => me().users.deactivate({ ids: [mira.userId] }), ["status"]],
  ["user.activated", () => me().users.activate({ ids: [mira.userId] }), ["status"]],
  ["team.created", async () => (made.team = (await me().teams.create({ name: "Nordics" })).id), ["name"]],
  ["team.updated", () => me().teams.update({ id: made.team, version: 1, name: "North" }), ["name"]],
  ["team.updated", () => me().users.add_to_team({ ids: [mira.userId], team_id: made.team }), ["members_added"]],
  [
    "role.created",
    async () => (made.role = (await me().roles.create({ name: "Guest", grants: { "campaigns.view": "own" } })).id),
    ["name", "campaigns.view"],
  ],
  [
    "role.updated",
    () => me().roles.update({ id: made.role, version: 1, name: "Guest", grants: { "campaigns.view": "team" } }),
    ["campaigns.view"],
  ],
  ["voice.created", async () => (made.voice = (await me().voices.create({ name: "Dry" })).id), ["name"]],
  [
    "voice.updated",
    async () =>
      me().voices.update({ id: made.voice, version: 1, name: "Dry", style_guides: [{ language_id: await english(), emoji: "none" }] }),
    ["guide.en.emoji"],
  ],
  ["voice.published", () => me().voices.set_status({ id: made.voice, status: "active" }), ["status"]],
  ["voice.deactivated", () => me().voices.set_status({ id: made.voice, status: "inactive" }), ["status"]],
  ["voice.deleted", () => me().voices.remove({ id: made.voice }), []],
  ["voice.restored", () => me().voices.restore({ id: made.voice }), []],
  ["role.deleted", () => me().roles.remove({ id: made.role }), []],
  ["objective.created", async () => (made.objective = (await me().objectives.create({ name: "Partner news" })).id), ["name"]],
  ["objective.updated", () => me().objectives.update({ id: made.objective, version: 1, name: "Partners" }), ["name"]],
  ["objective.updated", () => me().objectives.set_default({ id: made.objective, is_default: true }), ["is_default"]],
  ["objective.updated", () => me().objectives.set_status({ id: made.objective, status: "inactive" }), ["status", "is_default"]],
  ["objective.reordered", async () => me().objectives.reorder({ ids: (await objectiveIds()).reverse() }), ["order"]],
  ["objective.deleted", () => me().objectives.remove({ id: made.objective }), ["name"]],
  ["channel.created", () => me().channels.create({ code: "notice", ...notice }), ["name", "code", "fields.body", "user_prompt"]],
  ["channel.updated", async () => me().channels.update({ id: await newest(), version: 1, ...notice, name: "Notices" }), ["name"]],
  ["channel.updated", async () => me().channels.set_status({ id: await newest(), status: "inactive" }), ["status"]],
  ["channel.created", async () => me().channels.duplicate({ id: await newest() }), ["name", "code"]],
  ["channel.deleted", async () => me().channels.remove({ id: await newest() }), ["name", "code"]],
  ["channel.reordered", async () => me().channels.reorder({ ids: (await channelIds()).reverse() }), ["order"]],
  [
    "configuration.updated",
    async () => me().outline_configuration.update({ ...(await outline()), system_prompt: "Be brief." }),
    ["system_prompt"],
  ],
  ["configuration.restored", () => me().outline_configuration.restore({ version: 2 }), ["system_prompt"]],
  ["company.updated", async () => me().company.update({ ...(await company()), name: "Northwind" }), ["name"]],
  ["campaign.created", async () => (made.campaign = (await me().campaigns.create(await brief())).id), []],
  [
    "campaign.updated",
    async () => me().campaigns.update({ id: made.campaign, version: 1, brief: await brief({ name: "Summer" }) }),
    ["name"],
  ],
  [
    "campaign.shared",
    async () => me().campaigns.update({ id: made.campaign, version: 2, brief: await brief({ name: "Summer", is_public: true }) }),
    ["is_public"],
  ],
  ["campaign.duplicated", async () => (made.copy = (await me().campaigns.duplicate({ id: made.campaign })).id), []],
  ["campaign.archived", () => me().campaigns.archive({ id: made.copy }), ["status"]],
  ["campaign.restored", () => me().campaigns.restore({ id: made.copy }), ["status"]],
  ["campaign.deleted", () => me().campaigns.remove({ id: made.copy }), []],
  ["version.saved", () => write("One."), []],
  ["version.saved", () => write("Two."), []],
  ["version.selected", () => me().blocks.select({ block_id: made.block, version_id: made.first }), ["selected_version"]],
  ["version.taken", takeReplay, ["model"]],
  [
    "llm_experiment.started",
    async () => (made.experiment = (await me().llm_experiments.start({ name: "Tone", ids: [made.call] })).id),
    ["calls"],
  ],
  ["llm_experiment.stopped", () => me().llm_experiments.stop({ id: made.experiment }), []],
  ["version.selected", () => me().blocks.select({ block_id: made.block, version_id: made.first }), ["selected_version"]],
  ["version.labelled", () => me().blocks.label({ version_id: made.first, label: "Legal has seen it" }), ["label"]],
  [
    "block.kept_as_is",
    async () => {
      await api.core.db.update(schema.blocks).set({ out_of_date: true }).where(eq(schema.blocks.id, made.block));
      await me().blocks.keep_as_is({ block_id: made.block });
    },
    [],
  ],
  ["version.deleted", () => me().blocks.remove_version({ version_id: made.second }), []],
  ["version.restored", () => me().blocks.restore_version({ version_id: made.second }), []],
  [
    "personal_token.created",
    async () => (made.token = (await me().profile.make_token({ name: "Nightly", access: "read", days: 30 })).id),
    ["token", "access"],
  ],
  ["personal_token.revoked", () => me().profile.revoke_token({ id: made.token }), ["token"]],
  ["calendar_feed.created", async () => (made.feed = (await me().calendar.make_feed({ campaign_id: made.campaign })).id), ["languages"]],
  ["calendar_feed.renewed", async () => (made.feed = (await me().calendar.make_feed({ campaign_id: made.campaign })).id), ["languages"]],
  ["calendar_feed.revoked", () => me().calendar.revoke_feed({ campaign_id: made.campaign, id: made.feed }), []],
  ["campaign.exported", () => takesFile(`GET /campaigns/${made.campaign}/export`, { format: "xlsx" }), []],
  [
    "template.created",
    async () => (made.template = (await me().templates.save_from({ campaign_id: made.campaign, name: "Launch" })).id),
    [],
  ],
  ["template.updated", renameTemplate, ["name"]],
  ["template.deleted", () => me().templates.remove({ id: made.template }), []],
  ["template.restored", () => me().templates.restore({ id: made.template }), []],
  ["campaign.generated", () => me().generation.start({ campaign_id: made.campaign }), ["texts"]],
  ["campaign.stopped", () => me().generation.cancel({ campaign_id: made.campaign }), []],
  ["activity_log.exported", () => takesFile("GET /logs/activities/export", { results: "denied" }), ["results"]],
  ["llm_log.exported", () => takesFile("GET /logs/llm/export", { statuses: "error" }), ["statuses"]],
  [
    "role.viewed",
    () =>
      api
        .as({ ...mira, grants: {} })
        .roles.list({})
        .catch(() => null),
    [],
  ],
  ["user.deleted", () => me().users.remove({ id: mira.userId }), ["email", "status"]],
  ["team.deleted", () => me().teams.remove({ id: made.team }), []],
  ["auth.logout", () => me().auth.logout(), []],
];

async function firstOfAll() {
  const other = await createTestApi();
  await createFirstAdministrator(other.core, {});
  const [entry] = await other.core.db.select().from(schema.activity_logs);
  await other.core.close();
  if (entry) await api.core.db.insert(schema.activity_logs).values(entry);
}
async function invite() {
  const { invited } = await me().users.invite({ people: [{ email: "new@x.example" }], role_ids: [await roleNamed("Viewer")] });
  made.invited = invited[0]?.id ?? "";
}
async function activate() {
  const token = new URL(made.link).pathname.split("/").at(-1) ?? "";
  await signedOut().auth.reset_password({ token, is_activation: true, new_password: chosen, confirm_password: chosen });
}
async function takeReplay() {
  const call = { block_id: made.block, campaign_id: made.campaign, provider: "builtin", replied: "Three." };
  made.call = await callOf(api.core, ines, call);
  await me().llm_logs.take({ replay_id: await callOf(api.core, ines, { ...call, purpose: "replay", replay_of: made.call }) });
}
async function renameTemplate() {
  const template = await me().templates.get({ id: made.template });
  const { id, version, description, span_days, values } = template;
  const { from_date: _from, to_date: _to, ...kept } = values;
  await me().templates.update({ id, version, name: "Relaunch", description, span_days, brief: kept });
}
const english = async () => (await me().options.get()).languages.find((one) => one.code === "en")?.id ?? "";
async function write(body: string) {
  const block = (await me().blocks.overview({ campaign_id: made.campaign })).find((one) => one.kind === "content");
  made.block = block?.id ?? "";
  const saved = await me().blocks.save({ block_id: made.block, base_version_id: made.first || null, content: text(body) });
  if (made.first) made.second = saved.id;
  else made.first = saved.id;
}

describe("what leaves an entry", () => {
  test.each(actions.map(([action, command, fields], at) => [`${at + 1}. ${action}`, action, command, fields] as const))(
    "%s",
    async (_, action, command, fields) => {
      const left = await leavesAfter(command);
      expect(left.map((entry) => entry.action)).toContain(action);
      const entry = left.find((one) => one.action === action);
      expect(Object.keys(entry?.changes ?? {})).toEqual(expect.arrayContaining(fields));
      for (const change of Object.values(entry?.changes ?? {})) expect(change.before).not.toEqual(change.after);
      expect(JSON.stringify(left)).not.toMatch(new RegExp(`${password}|${chosen}`));
      if (entry?.actor_id !== null) expect(entry?.request_id).toBe(testOrigin.requestId);
    },
  );
});

describe("what leaves none", () => {
  test("saving what is there already", async () => {
    const lea = await createPerson(api.core, { email: "lea@x.example" });
    const identity = await loadIdentity(api.core, lea.userId);
    const as = api.as({ ...lea, ...identity });
    const team = await as.teams.create({ name: "DACH" });
    const role = await as.roles.create({ name: "Reader", grants: { "campaigns.view": "own" } });
    const voice = await as.voices.create({ name: "Calm", style_guides: [{ language_id: await english() }] });
    const { id } = await as.campaigns.create(await brief({ name: "Autumn" }));
    const { first_name, last_name, timezone } = await as.profile.details();
    const again = [
      () => as.profile.update({ first_name, last_name, timezone }),
      async () => as.users.update(await person(lea)),
      () => as.users.activate({ ids: [ines.userId] }),
      () => as.teams.update({ id: team.id, version: 1, name: "DACH" }),
      () =>
        as.users
          .add_to_team({ ids: [lea.userId], team_id: team.id })
          .then(() => as.users.add_to_team({ ids: [lea.userId], team_id: team.id })),
      () => as.roles.update({ id: role.id, version: 1, name: "Reader", grants: { "campaigns.view": "own" } }),
      () => as.voices.update({ id: voice.id, version: 1, name: "Calm", style_guides: voice.style_guides }),
      () => as.voices.set_status({ id: voice.id, status: "draft" }),
      async () => as.company.update(await company()),
      async () => as.outline_configuration.update(await outline()),
      async () => as.objectives.reorder({ ids: await objectiveIds() }),
      () => as.company.remove_logo(),
      async () => as.campaigns.update({ id, version: 1, brief: await brief({ name: "Autumn" }) }),
      () => as.campaigns.restore({ id }),
      () => as.profile.remove_photo(),
      () => as.profile.end_other_sessions(),
    ];
    const left = await leavesAfter(async () => {
      for (const save of again) await save();
    });
    // Joining the team the first time is an action.
    expect(left.map((entry) => entry.action)).toEqual(["team.updated"]);
  });

  test("reading", async () => {
    const left = await leavesAfter(() =>
      Promise.all([me().users.list({}), me().activity.list({}), me().company.get(), me().campaigns.list({})]),
    );
    expect(left).toEqual([]);
  });
});
