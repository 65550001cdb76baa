import { permissions } from "@copydesk/contracts";
import { type Actor, beginUpload } from "@copydesk/core";
import { callOf, createPerson, sampleBrief } from "@copydesk/core/testing";
import { schema } from "@copydesk/db";
import { callTRPCProcedure } from "@trpc/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { permissionOf, permissionOfProcedure } from "./rest/route-facts.ts";
import { routes } from "./rest/routes.ts";
import { appRouter } from "./router.ts";
import { createTestApi, type TestApi } from "./testing.ts";

const record: Record<string, Record<string, { _def: { type: "query" | "mutation" | "subscription" } }>> = appRouter._def.record;
const procedures = Object.entries(record).flatMap(([domain, names]) => Object.keys(names).map((name) => `${domain}.${name}`));

/** What anybody may call without a session. Adding to this list is a decision. */
const forEverybody = ["auth.login", "auth.company", "auth.forgot_password", "auth.check_link", "auth.reset_password"];

let api: TestApi;
let nobodysFriend: Actor;
let stranger: Actor;
/** Holds every right over people, teams, roles and the log of what they did, each over their own only, and may ask models. */
let newcomer: Actor;
let others: {
  person: string;
  team: string;
  role: string;
  voice: string;
  action: string;
  call: string;
  experiment: string;
  example: string;
  upload: string;
  conversation: string;
  answer: string;
  proposal: string;
};
/** Things of somebody else's private campaign. */
let ids: { id: string; campaign_id: string; block_id: string; version_id: string; language_id: string; run_id: string };

beforeAll(async () => {
  api = await createTestApi();
  const owner = await createPerson(api.core);
  nobodysFriend = await createPerson(api.core, { roleKey: null });
  stranger = await createPerson(api.core, { roleKey: "content_creator" });
  const overPeople = permissions.filter((permission) =>
    /^(users|teams|roles|activity_logs|llm_logs|examples|voices|chat|models\.test$)/.test(permission),
  );
  newcomer = await createPerson(api.core, { grants: Object.fromEntries(overPeople.map((permission) => [permission, "own"])) });
  const team = await api.as(owner).teams.create({ name: "Somebody else's" });
  const role = await api.as(owner).roles.create({ name: "Somebody else's", grants: {} });
  const voice = await api.as(owner).voices.create({ name: "Somebody else's" });
  const action = (await api.as(owner).activity.list({ actor_ids: [owner.userId] })).results[0];
  others = {
    person: owner.userId,
    team: team.id,
    role: role.id,
    voice: voice.id,
    action: action?.id ?? "",
    call: await callOf(api.core, owner, { purpose: "chat" }),
    experiment: (
      await api.as(owner).llm_experiments.start({ name: "Theirs", ids: [await callOf(api.core, owner, { provider: "builtin" })] })
    ).id,
    ...(await someExample(owner)),
    ...(await someConversation(owner)),
  };
  const brief = await sampleBrief(api.core);
  const { id } = await api.as(owner).campaigns.create(brief);
  const block = (await api.as(owner).blocks.overview({ campaign_id: id })).find((one) => one.kind === "content");
  const block_id = block?.id ?? "";
  const content = { kind: "content" as const, fields: { body: "A text." } };
  const version = await api.as(owner).blocks.save({ block_id, base_version_id: null, content });
  const { run_id } = await api.as(owner).generation.start({ campaign_id: id });
  ids = { id, campaign_id: id, block_id, version_id: version.id, language_id: brief.languages[0]?.language_id ?? "", run_id };
});
afterAll(() => api.core.close());

async function someExample(owner: Actor) {
  const example = await api.as(owner).examples.create(await exampleChange());
  const upload = await beginUpload(api.core, owner, { id: api.core.newId(), name: "Theirs.txt", size: 1, voice_id: null });
  return { example: example.id, upload };
}

async function someConversation(owner: Actor) {
  await api.core.db.update(schema.company_settings).set({ enable_chat_agent: true });
  const { conversation, answer } = await api.as(owner).messages.send({ conversation_id: null, content: "What is planned?" });
  const proposal = api.core.newId();
  const row = { id: proposal, message_id: answer.id, user_id: owner.userId, kind: "campaign" as const, state: "open" as const };
  const created_at = new Date(api.core.now());
  await api.core.db.insert(schema.chat_proposals).values({ ...row, proposal: {}, base: {}, result: null, created_at, settled_at: null });
  return { conversation: conversation.id, answer: answer.id, proposal };
}

async function exampleChange() {
  const { languages } = await api.as(await createPerson(api.core)).examples.options();
  return { language_id: languages[0]?.id ?? "", title: "Somebody else's", text: "Somebody else's words, not for everybody." };
}

/** Calls a procedure by its name; a subscription is followed to its first event. */
async function call(actor: Actor | null, name: string, input?: unknown): Promise<unknown> {
  const [domain = "", procedure = ""] = name.split(".");
  const type = record[domain]?.[procedure]?._def.type ?? "query";
  const signal = new AbortController().signal;
  const answer = await callTRPCProcedure({
    router: appRouter,
    path: name,
    type,
    getRawInput: async () => input,
    ctx: api.contextFor(actor),
    signal,
    batchIndex: 0,
  });
  if (typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer) {
    for await (const event of answer as AsyncIterable<unknown>) return event;
  }
  return answer;
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "OK",
    (error: unknown) => appErrorOf(error).code,
  );

describe.each(procedures)("%s", (name) => {
  test("declares what it asks of its caller", () => {
    const permission = permissionOfProcedure(name);
    expect(["public", "signed_in", ...permissions]).toContain(permission);
    expect(permission === "public").toBe(forEverybody.includes(name));
  });

  test("is closed to whoever is not signed in, and to whoever lacks the right", async () => {
    const permission = permissionOfProcedure(name);
    if (permission === "public") return;
    expect(await codeOf(call(null, name))).toBe("UNAUTHENTICATED");
    if (permission !== "signed_in") expect(await codeOf(call(nobodysFriend, name))).toBe("FORBIDDEN");
  });
});

/** Procedures about one thing, with the input that names somebody else's. */
const aboutOneThing: Record<string, () => Record<string, unknown> | Promise<Record<string, unknown>>> = {
  "campaigns.get": () => ({ id: ids.id }),
  "campaigns.update": async () => ({ id: ids.id, version: 1, brief: await sampleBrief(api.core) }),
  "campaigns.change_plan": () => ({ id: ids.id, changes: [{ kind: "remove_language", language_id: ids.language_id }] }),
  "campaigns.removed": () => ({ id: ids.id }),
  "campaigns.duplicate": () => ({ id: ids.id }),
  "campaigns.archive": () => ({ id: ids.id }),
  "campaigns.restore": () => ({ id: ids.id }),
  "campaigns.remove": () => ({ id: ids.id }),
  "templates.save_from": () => ({ campaign_id: ids.id, name: "Mine" }),
  "blocks.overview": () => ({ campaign_id: ids.id }),
  "blocks.texts": () => ({ campaign_id: ids.id, language_id: ids.language_id }),
  "blocks.versions": () => ({ block_id: ids.block_id }),
  "blocks.version_texts": () => ({ block_id: ids.block_id }),
  "blocks.version": () => ({ version_id: ids.version_id }),
  "blocks.explanation": () => ({ version_id: ids.version_id }),
  "blocks.save": () => ({ block_id: ids.block_id, base_version_id: ids.version_id, content: { kind: "content", fields: {} } }),
  "blocks.select": () => ({ block_id: ids.block_id, version_id: ids.version_id }),
  "blocks.keep_as_is": () => ({ block_id: ids.block_id }),
  "blocks.add_to_examples": () => ({ version_id: ids.version_id, voice_id: null, title: "Mine" }),
  "blocks.label": () => ({ version_id: ids.version_id, label: "Mine" }),
  "blocks.remove_version": () => ({ version_id: ids.version_id }),
  "blocks.restore_version": () => ({ version_id: ids.version_id }),
  "blocks.plan_new_channels": () => ({ block_id: ids.block_id }),
  "blocks.schedule_frame": () => ({ campaign_id: ids.id, language_id: ids.language_id }),
  "block_settings.get": () => ({ block_id: ids.block_id }),
  "block_settings.save": () => ({ block_id: ids.block_id, version: 1, overrides: {} }),
  "asana.sending": () => ({ block_id: ids.block_id }),
  "asana.send": () => ({ block_id: ids.block_id, project_gid: "1" }),
  "calendar.feeds": () => ({ campaign_id: ids.id }),
  "calendar.make_feed": () => ({ campaign_id: ids.id }),
  "calendar.revoke_feed": () => ({ campaign_id: ids.id, id: "any" }),
  "generation.start": () => ({ campaign_id: ids.id }),
  "generation.cancel": () => ({ campaign_id: ids.id, run_id: ids.run_id }),
  "generation.run": () => ({ campaign_id: ids.id, run_id: ids.run_id }),
  "generation.live": () => ({ campaign_id: ids.id }),
  "users.get": () => ({ id: others.person }),
  "users.tokens": () => ({ id: others.person }),
  "users.revoke_token": () => ({ id: others.person, token_id: "any" }),
  "users.update": () => ({ ...personChange, id: others.person }),
  "users.hand_over_counts": () => ({ id: others.person }),
  "users.remove": () => ({ id: others.person }),
  "users.add_to_team": () => ({ ids: [others.person], team_id: others.team }),
  "teams.get": () => ({ id: others.team }),
  "teams.impact": () => ({ id: others.team }),
  "teams.update": () => ({ id: others.team, version: 1, name: "Mine" }),
  "teams.remove": () => ({ id: others.team }),
  "roles.get": () => ({ id: others.role }),
  "roles.update": () => ({ id: others.role, version: 1, name: "Mine", grants: {} }),
  "roles.remove": () => ({ id: others.role }),
  "voices.get": () => ({ id: others.voice }),
  "voices.preview": () => ({ voice_id: others.voice, language_id: ids.language_id }),
  "voices.duplicate": () => ({ id: others.voice }),
  "voices.update": () => ({ id: others.voice, version: 1, name: "Mine" }),
  "voices.draft_guide": () => ({ voice_id: others.voice, language_id: ids.language_id }),
  "voices.set_status": () => ({ id: others.voice, status: "inactive" }),
  "voices.remove": () => ({ id: others.voice }),
  "voices.restore": () => ({ id: others.voice }),
  "activity.get": () => ({ id: others.action }),
  "llm_logs.get": () => ({ id: others.call }),
  "llm_logs.replay": () => ({ id: others.call }),
  "llm_logs.compare": () => ({ id: others.call }),
  "llm_logs.take": () => ({ replay_id: others.call }),
  "conversations.get": () => ({ id: others.conversation }),
  "conversations.update": () => ({ id: others.conversation, title: "Mine" }),
  "conversations.delete": () => ({ id: others.conversation }),
  "conversations.summarise": () => ({ id: others.conversation, text: "Mine" }),
  "messages.list": () => ({ id: others.conversation }),
  "messages.retry": () => ({ id: others.answer }),
  "messages.show": () => ({ id: others.answer }),
  "messages.stop": () => ({ conversation_id: others.conversation }),
  "messages.rate": () => ({ id: others.answer, rating: "up" }),
  "messages.watch": () => ({ id: others.conversation }),
  "proposals.accept": () => ({ id: others.proposal }),
  "proposals.discard": () => ({ id: others.proposal }),
  "llm_experiments.get": () => ({ id: others.experiment }),
  "llm_experiments.start": () => ({ name: "Mine", ids: [others.call] }),
  "llm_experiments.stop": () => ({ id: others.experiment }),
  "examples.get": () => ({ id: others.example }),
  "examples.update": async () => ({ ...(await exampleChange()), id: others.example, version: 1 }),
  "examples.remove": () => ({ id: others.example }),
  "uploads.get": () => ({ id: others.upload }),
  "uploads.answer": () => ({ id: others.upload, split: true }),
  "uploads.remove": () => ({ id: others.upload }),
};

const personChange = { version: 1, email: "x@example.com", first_name: "X", last_name: "Y", timezone: "UTC", role_ids: ["any"] };

/** Procedures about several things, each of which is done or left. */
const aboutSeveralThings = ["users.activate", "users.deactivate", "users.send_links", "examples.remove_many", "examples.restore"];

/** Procedures about no one's thing: lists that show each person their own, and what is there for everybody with the right. */
const aboutNoOnesThing = [
  "channels.list",
  "channels.get",
  "channels.new_prompts",
  "channels.create",
  "channels.update",
  "channels.duplicate",
  "channels.reorder",
  "channels.set_status",
  "channels.remove",
  "campaigns.list",
  "campaigns.create",
  "campaigns.name_taken",
  "campaigns.estimate",
  "drafts.get",
  "drafts.save",
  "drafts.discard",
  "templates.list",
  "templates.get",
  "templates.update",
  "templates.remove",
  "templates.restore",
  "users.list",
  "users.options",
  "users.check_emails",
  "users.invite",
  "users.import",
  "teams.list",
  "teams.people",
  "teams.create",
  "roles.list",
  "roles.create",
  "voices.term_forms",
  "voices.list",
  "voices.create",
  "activity.list",
  "examples.list",
  "examples.options",
  "campaigns.deleted",
  "voices.deleted",
  "examples.deleted",
  "examples.create",
  "examples.use",
  "uploads.list",
  "uploads.add",
  "activity.options",
  "llm_logs.list",
  "llm_logs.budgets",
  "llm_logs.chart",
  "llm_logs.options",
  "llm_experiments.list",
  "conversations.list",
  "conversations.create",
  "messages.send",
  "models.suggest_price",
  "languages.list",
  "languages.catalogue",
  "languages.create",
  "languages.update",
  "languages.reorder",
  "languages.set_default",
  "languages.set_status",
  "languages.remove",
  "models.list",
  "models.get",
  "models.create",
  "models.update",
  "models.set_default",
  "models.set_status",
  "models.test",
  "models.test_saved",
  "models.remove",
  "company.get",
  "company.retention_preview",
  "company.update",
  "company.remove_logo",
  "asana.workspaces",
  "asana.projects",
  "objectives.list",
  "objectives.create",
  "objectives.update",
  "objectives.reorder",
  "objectives.set_default",
  "objectives.set_status",
  "objectives.restore_plan",
  "objectives.restore",
  "objectives.history",
  "objectives.remove",
  "outline_configuration.get",
  "outline_configuration.history",
  "outline_configuration.state",
  "outline_configuration.update",
  "outline_configuration.restore",
  "outline_configuration.try",
  "scheduler_configuration.get",
  "scheduler_configuration.history",
  "scheduler_configuration.state",
  "scheduler_configuration.update",
  "scheduler_configuration.restore",
  "scheduler_configuration.try",
];

test("every procedure with a permission is known to be about one thing or not", () => {
  const withPermission = procedures.filter((name) => !["public", "signed_in"].includes(permissionOfProcedure(name)));
  expect(withPermission.sort()).toEqual([...Object.keys(aboutOneThing), ...aboutSeveralThings, ...aboutNoOnesThing].sort());
});

test.each(Object.keys(aboutOneThing))("%s answers like for nothing when the thing cannot be seen", async (name) => {
  const isAboutPeople =
    /^(users|teams|roles|activity|llm_logs|llm_experiments|conversations|messages|proposals|examples|uploads|voices)\./.test(name);
  expect(await codeOf(call(isAboutPeople ? newcomer : stranger, name, await aboutOneThing[name]?.()))).toBe("NOT_FOUND");
});

test.each(aboutSeveralThings)("%s leaves out what cannot be seen", async (name) => {
  const id = name.startsWith("examples.") ? others.example : others.person;
  const left = [{ id, name: "", reason: expect.stringMatching(/does not exist|no longer exists/) }];
  expect(await call(newcomer, name, { ids: [id] })).toMatchObject({ left });
});

/** Procedures that take nothing, and so read nothing that is sent. */
const withoutInput = [
  "channels.new_prompts",
  "auth.logout",
  "auth.company",
  "auth.warmup",
  "asana.workspaces",
  "profile.get",
  "profile.modules",
  "profile.rights",
  "profile.administrators",
  "profile.details",
  "profile.remove_photo",
  "profile.sessions",
  "profile.tokens",
  "profile.end_other_sessions",
  "options.get",
  "users.options",
  "activity.options",
  "llm_logs.budgets",
  "llm_logs.options",
  "conversations.create",
  "examples.options",
  "languages.catalogue",
  "company.get",
  "company.remove_logo",
  "outline_configuration.get",
  "scheduler_configuration.get",
  "objectives.restore_plan",
  "objectives.restore",
  "campaigns.deleted",
  "voices.deleted",
  "examples.deleted",
];

test.each(procedures.filter((name) => !withoutInput.includes(name)))("%s refuses keys it does not know", async (name) => {
  const administrator = await createPerson(api.core);
  expect(await codeOf(call(administrator, name, { ...ids, slipped_in: true }))).toBe("BAD_REQUEST");
});

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))("REST %s", (name, route) => {
  const path = name.replace("{id}", "x").replace(/\{\w+\}/g, "y");
  const permission = permissionOf(route);

  test("is closed to whoever is not signed in, and to whoever lacks the right", async () => {
    if (permission === "public") return expect(forEverybody).toContain(route.procedure);
    expect((await api.rest(null, path)).status).toBe(401);
    if (permission !== "signed_in") expect((await api.rest(nobodysFriend, path)).status).toBe(403);
  });
});
