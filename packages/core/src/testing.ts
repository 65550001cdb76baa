import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CampaignBrief, foldName, type Grants, type SystemRole, systemRoles } from "@copydesk/contracts";
import { closeDatabase, createAside, type Database, openDatabase, schema } from "@copydesk/db";
import { builtAside, createTestDatabase } from "@copydesk/db/testing";
import { createDocumentWorkers } from "@copydesk/documents";
import { builtEntries } from "@copydesk/documents/testing";
import { createModelClient, type ModelClient } from "@copydesk/llm";
import "@copydesk/llm/testing";
import { eq } from "drizzle-orm";
import pino from "pino";
import { createMailer } from "./delivery/create-mailer.ts";
import { loadIdentity } from "./identity/load-identity.ts";
import { hashPassword } from "./identity/passwords.ts";
import type { Actor, Origin } from "./kernel/actor.ts";
import type { Core } from "./kernel/context.ts";
import { detectorHere } from "./kernel/detector/language-detector.ts";
import { createLive } from "./kernel/live/live.ts";
import type { Mailer } from "./kernel/mailer.ts";
import { createSecretBox } from "./kernel/secret-box.ts";
import { createServices, type Services } from "./kernel/services.ts";
import { ports } from "./ports.ts";

export { startFakeAsana } from "./asana/fake-asana.ts";
export type { FakeAsana } from "./asana/fake-asana-oauth.ts";
export { callOf } from "./logs/llm/llm-logs-fixture.ts";

export interface TestCoreOptions {
  /** Where the clock stands; 21 November 2026, nine in the morning UTC, when absent. */
  now?: string;
  db?: Database;
  models?: ModelClient;
  /** The outbox folder in the data folder when absent. */
  mail?: Mailer;
  /** Set up for none of them when absent. */
  services?: Partial<Omit<Services, "fetch">>;
  dataFolder?: string;
}

export interface TestCore extends Core {
  /** Moves the clock. */
  advance(milliseconds: number): void;
  /** Ends threads and connections and removes the data folder. */
  close(): Promise<void>;
}

/** A core of its own for one test: a real database with the factory data, a clock that stands still, ids that count up. */
export async function createTestCore(options: TestCoreOptions = {}): Promise<TestCore> {
  const db = options.db ?? (await createTestDatabase());
  let now = Date.parse(options.now ?? "2026-11-21T09:00:00Z");
  let ids = 0;
  let tokens = 0;
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), "copydesk-"));
  const clock = () => now;
  const models = options.models ?? createModelClient({ builtin: { delay_ms: 0, tokens_per_second: 0 }, clock });
  const documents = createDocumentWorkers(builtEntries);
  const services = createServices({ microsoft: null, asana: null, otlp: null, ...options.services });
  return {
    db,
    now: clock,
    newId: () => `00000000-0000-7000-8000-${String(++ids).padStart(12, "0")}`,
    randomToken: (bytes) => createHash("sha512").update(`token ${++tokens}`).digest().subarray(0, bytes).toString("base64url"),
    log: pino({ level: "silent" }),
    models,
    documents,
    aside: createAside(db, { entry: builtAside }),
    detector: detectorHere,
    secrets: createSecretBox("a secret of tests"),
    live: createLive("test"),
    mail: options.mail ?? createMailer({ smtpUrl: undefined, outboxFolder: join(dataFolder, "outbox"), publicUrl: testUrl }),
    services,
    ports,
    dataFolder,
    publicUrl: testUrl,
    advance(milliseconds) {
      now += milliseconds;
    },
    async close() {
      await Promise.all([models.close(), documents.close(), services.fetch.close()]);
      if (!options.db) await closeDatabase(db);
      if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const testUrl = "http://copydesk.test";

export const testOrigin: Origin = { address: "127.0.0.1", userAgent: "test", requestId: "test-request", source: "web" };

export interface TestPerson {
  /** A role that every database has [administrator]; null for a person without one. */
  roleKey?: SystemRole["key"] | null;
  /** A role made for this person alone, instead of `roleKey`. */
  grants?: Grants;
  /** Names of teams, made when they do not exist; an object lets the person edit what is shared with it. */
  teams?: readonly (string | { name: string; can_edit: boolean })[];
  email?: string;
  first_name?: string;
  last_name?: string;
  password?: string;
  status?: "invited" | "active" | "inactive";
}

/** A person in the database, as whoever asks. The actor of somebody inactive is as they were before. */
export async function createPerson(core: Core, person: TestPerson = {}): Promise<Actor> {
  const id = core.newId();
  const stamp = stampOf(core);
  await core.db.insert(schema.users).values({
    id,
    email: person.email ?? `person-${id.slice(-6)}@example.com`,
    first_name: person.first_name ?? "Pat",
    last_name: person.last_name ?? `Person ${Number(id.slice(-6))}`,
    status: "active",
    timezone: "Europe/Berlin",
    ...stamp,
  });
  if (person.password !== undefined) {
    const password_hash = await hashPassword(person.password);
    await core.db.insert(schema.user_passwords).values({ user_id: id, password_hash, changed_at: stamp.created_at });
  }
  const roleId = await roleOf(core, person);
  if (roleId) await core.db.insert(schema.user_roles).values({ user_id: id, role_id: roleId });
  for (const team of person.teams ?? []) await joinTeam(core, id, typeof team === "string" ? { name: team, can_edit: false } : team);
  const identity = await loadIdentity(core, id);
  if (!identity) throw new Error("The person was not written.");
  if (person.status) await core.db.update(schema.users).set({ status: person.status }).where(eq(schema.users.id, id));
  return { ...identity, sessionId: `session-${id}`, origin: testOrigin };
}

/** Id of a team by its name, made when there is none. */
export async function teamNamed(core: Core, name: string): Promise<string> {
  const { teams } = schema;
  const [known] = await core.db.select({ id: teams.id }).from(teams).where(eq(teams.name, name));
  if (known) return known.id;
  const id = core.newId();
  const row = { id, name, name_folded: foldName(name), description: "", colour: "blue", status: "active" as const, ...stampOf(core) };
  await core.db.insert(teams).values(row);
  return id;
}

/** Turns signing in with Microsoft on or off at a server that runs on this folder. */
export async function offerMicrosoft(dataFolder: string, ms_auth = true): Promise<void> {
  const db = openDatabase(join(dataFolder, "copydesk.sqlite"));
  await db.update(schema.company_settings).set({ ms_auth });
  closeDatabase(db);
}

/** Makes somebody the owner of a campaign, also somebody who could not have made it. */
export async function handOver(core: Core, campaignId: string, to: Actor): Promise<void> {
  const { campaigns } = schema;
  await core.db.update(campaigns).set({ owner_id: to.userId }).where(eq(campaigns.id, campaignId));
}

export interface SampleBrief extends Partial<CampaignBrief> {
  /** Channel codes by language code, in order: `{ en: ["linkedin", "x"], de: ["email"] }`. */
  plan?: Record<string, readonly string[]>;
}

/** A whole brief on the factory data: English for LinkedIn and X unless `plan` says otherwise. */
export async function sampleBrief(core: Core, { plan, ...overrides }: SampleBrief = {}): Promise<CampaignBrief> {
  const { languages, channels, objectives, voices } = schema;
  const [objective] = await core.db.select({ id: objectives.id }).from(objectives).where(eq(objectives.is_default, true));
  const [voice] = await core.db.select({ id: voices.id }).from(voices).where(eq(voices.is_default, true));
  const languageIds = new Map((await core.db.select({ code: languages.code, id: languages.id }).from(languages)).map(pair));
  const channelIds = new Map((await core.db.select({ code: channels.code, id: channels.id }).from(channels)).map(pair));
  const idOf = (ids: Map<string, string>, code: string) => {
    const id = ids.get(code);
    if (!id) throw new Error(`The factory data has no ${code}.`);
    return id;
  };
  return {
    name: "Spring launch",
    description: "The kettle that expects to break.",
    main_story: sampleStory,
    objective_ids: objective ? [objective.id] : [],
    own_objectives: objective ? [] : ["Make the kettle known"],
    from_date: "2026-12-01",
    to_date: "2026-12-28",
    timezone: "Europe/Berlin",
    voice_id: voice?.id ?? null,
    is_public: false,
    team_ids: [],
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: Object.entries(plan ?? { en: ["linkedin", "x"] }).map(([code, wanted]) => ({
      language_id: idOf(languageIds, code),
      channel_ids: wanted.map((channel) => idOf(channelIds, channel)),
    })),
    audience: "People who repair things",
    key_messages: ["Every part can be bought for 20 years"],
    call_to_action: "Reserve yours",
    links: ["https://example.com/kettle"],
    mandatory_text: "",
    forbidden_claims: "",
    tags: [],
    ...overrides,
  };
}

export const sampleStory = [
  "Northwind makes a kettle that expects to break. Every one of its 23 parts can be ordered for 20 years, and replacing one takes a coin and four minutes.",
  "The company spent three years on a joint that needs no glue. In a test with 400 households, nine out of ten changed the heating element without reading the manual.",
  "“We were tired of throwing away good steel because of a five-cent seal,” says founder Mara Lind.",
  "The kettle costs 89 euros, goes on sale on 2 December 2026, and comes with a label that lists every part and its price.",
].join("\n\n");

const pair = (row: { code: string; id: string }): [string, string] => [row.code, row.id];

const stampOf = (core: Core) => ({ created_at: new Date(core.now()), updated_at: new Date(core.now()) });

async function roleOf(core: Core, { roleKey = "administrator", grants }: TestPerson): Promise<string | null> {
  const { roles } = schema;
  if (grants === undefined) {
    if (roleKey === null) return null;
    const [known] = await core.db.select({ id: roles.id }).from(roles).where(eq(roles.system_key, roleKey));
    if (known) return known.id;
  }
  const id = core.newId();
  const system = grants === undefined ? systemRoles.find((role) => role.key === roleKey) : undefined;
  const name = system?.name ?? `Role ${Number(id.slice(-6))}`;
  await core.db.insert(roles).values({
    id,
    system_key: system?.key ?? null,
    name,
    name_folded: foldName(name),
    description: "",
    grants: system?.grants ?? grants ?? {},
    is_system: system !== undefined,
    ...stampOf(core),
  });
  return id;
}

async function joinTeam(core: Core, userId: string, team: { name: string; can_edit: boolean }): Promise<void> {
  const team_id = await teamNamed(core, team.name);
  await core.db.insert(schema.team_members).values({ team_id, user_id: userId, can_edit: team.can_edit });
}
