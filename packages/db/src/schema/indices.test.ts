import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { lower } from "../columns.ts";
import type { Database } from "../open.ts";
import { campaignsFound, matchPeople } from "../search.ts";
import { createTestDatabase } from "../testing.ts";
import * as schema from "./index.ts";

const { activity_logs, blocks, campaign_languages, campaign_teams, campaigns, conversations, examples, llm_logs, messages, runs, tasks } =
  schema;
const {
  languages,
  channels,
  objectives,
  sessions,
  sign_in_failures,
  style_guides,
  task_dependencies,
  templates,
  uploads,
  users,
  versions,
  voices,
} = schema;
const { password_tokens, roles, team_members, teams, user_roles } = schema;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

interface Query {
  toSQL(): { sql: string; params: unknown[] };
}

function planOf(query: Query): string[] {
  const { sql, params } = query.toSQL();
  return db.$client
    .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    .all(...params)
    .map((row) => row.detail);
}

/** Steps that read a whole table, or sort what an index could have given in order. */
const slowSteps = (query: Query) =>
  planOf(query).filter(
    (step) => (/^SCAN /.test(step) && !/USING (COVERING )?INDEX|VIRTUAL TABLE|CONSTANT ROW/.test(step)) || /TEMP B-TREE/.test(step),
  );

const now = new Date();
const living = isNull(campaigns.deleted_at);
const page = { limit: 25, offset: 50 };

describe("the list of campaigns", () => {
  const list = (where: SQL | undefined, ...order: SQL[]) =>
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(living, where))
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset);
  const orders: [string, SQL[]][] = [
    ["newest change first", [desc(campaigns.updated_at), desc(campaigns.id)]],
    ["oldest change first", [asc(campaigns.updated_at), asc(campaigns.id)]],
    ["name", [asc(campaigns.name_folded), asc(campaigns.id)]],
    ["name, backwards", [desc(campaigns.name_folded), desc(campaigns.id)]],
    ["state", [asc(campaigns.status), asc(campaigns.updated_at), asc(campaigns.id)]],
    ["first day", [desc(campaigns.from_date), desc(campaigns.id)]],
    ["creation", [desc(campaigns.created_at), desc(campaigns.id)]],
  ];
  const filters: [string, () => SQL | undefined][] = [
    ["between two days", () => and(lte(campaigns.from_date, "2027-02-01"), gte(campaigns.to_date, "2027-01-01"))],
    [
      "of one language",
      () =>
        inArray(
          campaigns.id,
          db.select({ id: campaign_languages.campaign_id }).from(campaign_languages).where(eq(campaign_languages.language_id, "de")),
        ),
    ],
    ["that are public or my own", () => or(eq(campaigns.owner_id, "me"), eq(campaigns.privacy, "public"))],
  ];
  test.each(orders)("by %s walks an index", (_, order) => {
    expect(slowSteps(list(undefined, ...order))).toEqual([]);
  });

  const recent = () => [desc(campaigns.updated_at), desc(campaigns.id)];
  test.each<[string, () => SQL]>([
    ["of one owner", () => eq(campaigns.owner_id, "me")],
    ["that are public", () => eq(campaigns.privacy, "public")],
    ["in one state", () => eq(campaigns.status, "draft")],
  ])("%s come in order from an index", (_, where) => {
    expect(slowSteps(list(where(), ...recent()))).toEqual([]);
  });

  test("filtered by days, language or visibility reads no whole table", () => {
    for (const [name, filter] of filters)
      expect(
        planOf(list(filter(), ...recent())).filter((step) => /^SCAN campaigns$/.test(step)),
        name,
      ).toEqual([]);
  });

  test.each(["beginning", "part"] as const)("searched by the %s of a name reads no whole table", (way) => {
    const plan = planOf(list(campaignsFound(way, sql`${"ke"}`), ...recent()));
    expect(plan.filter((step) => /^SCAN campaigns$/.test(step))).toEqual([]);
  });
});

describe("the list of people", () => {
  const living = isNull(users.deleted_at);
  const named = [asc(lower(users.first_name)), asc(lower(users.last_name)), asc(users.id)];
  const list = (where: SQL | undefined, ...order: SQL[]) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(living, where))
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset);

  test.each<[string, SQL[]]>([
    ["name", named],
    ["name, backwards", [desc(lower(users.first_name)), desc(lower(users.last_name)), desc(users.id)]],
    ["address", [asc(users.email), asc(users.id)]],
    ["state", [asc(users.status), ...named]],
    ["last sign-in", [desc(users.last_login_at), desc(users.id)]],
    ["creation", [desc(users.created_at), desc(users.id)]],
  ])("by %s walks an index", (_, order) => {
    expect(slowSteps(list(undefined, ...order))).toEqual([]);
  });

  test("in one state comes in order from an index", () => {
    expect(slowSteps(list(eq(users.status, "active"), ...named))).toEqual([]);
  });

  test("of roles and teams reads no whole table", () => {
    const held = db
      .select({ id: user_roles.user_id })
      .from(user_roles)
      .where(inArray(user_roles.role_id, ["a", "b"]));
    const joined = db
      .select({ id: team_members.user_id })
      .from(team_members)
      .where(inArray(team_members.team_id, ["a", "b"]));
    for (const which of [held, joined]) {
      expect(
        planOf(list(inArray(users.id, which), ...named)).filter((step) => /^SCAN (users|user_roles|team_members)$/.test(step)),
      ).toEqual([]);
    }
  });

  test.each(["lindqvist", "li", "Ö"])("searched for %s reads no whole table", (term) => {
    const plan = planOf(list(matchPeople(term), ...named));
    expect(plan.filter((step) => /^SCAN (users|user_search)$/.test(step))).toEqual([]);
  });
});

describe("every other list and look-up comes from an index:", () => {
  const queries: [string, () => Query][] = [
    [
      "campaigns of teams",
      () =>
        db
          .select()
          .from(campaign_teams)
          .where(inArray(campaign_teams.team_id, ["a", "b"])),
    ],
    [
      "languages of a campaign",
      () => db.select().from(campaign_languages).where(eq(campaign_languages.campaign_id, "c")).orderBy(campaign_languages.position),
    ],
    [
      "templates by change",
      () =>
        db.select().from(templates).where(isNull(templates.deleted_at)).orderBy(desc(templates.updated_at), desc(templates.id)).limit(25),
    ],
    [
      "templates by name",
      () =>
        db.select().from(templates).where(isNull(templates.deleted_at)).orderBy(asc(templates.name_folded), asc(templates.id)).limit(25),
    ],
    [
      "blocks of a campaign",
      () =>
        db
          .select()
          .from(blocks)
          .where(and(eq(blocks.campaign_id, "c"), isNull(blocks.removed_at))),
    ],
    [
      "blocks of a language",
      () =>
        db
          .select()
          .from(blocks)
          .where(and(eq(blocks.campaign_id, "c"), isNull(blocks.removed_at), eq(blocks.language_id, "l")))
          .orderBy(blocks.position),
    ],
    [
      "a block by its place",
      () =>
        db
          .select()
          .from(blocks)
          .where(and(eq(blocks.campaign_id, "c"), eq(blocks.place, "outline:en:"))),
    ],
    ["versions of a block", () => db.select().from(versions).where(eq(versions.block_id, "b")).orderBy(desc(versions.number)).limit(100)],
    ["version of a task", () => db.select().from(versions).where(eq(versions.task_id, "t"))],
    ["versions of a run", () => db.select().from(versions).where(eq(versions.run_id, "r"))],
    ["runs of a campaign", () => db.select().from(runs).where(eq(runs.campaign_id, "c")).orderBy(desc(runs.created_at)).limit(1)],
    [
      "runs under way",
      () =>
        db
          .select()
          .from(runs)
          .where(inArray(runs.state, ["queued", "running"])),
    ],
    [
      "run of an idempotency key",
      () =>
        db
          .select()
          .from(runs)
          .where(and(eq(runs.user_id, "u"), eq(runs.idempotency_key, "k"))),
    ],
    [
      "tasks that are due",
      () =>
        db
          .select()
          .from(tasks)
          .where(and(eq(tasks.state, "retrying"), lte(tasks.retry_at, now))),
    ],
    [
      "tasks waiting in line",
      () =>
        db
          .select()
          .from(tasks)
          .where(inArray(tasks.state, ["waiting", "queued"])),
    ],
    [
      "tasks whose lease ran out",
      () =>
        db
          .select()
          .from(tasks)
          .where(and(eq(tasks.state, "running"), lt(tasks.lease_until, now))),
    ],
    ["tasks of a run", () => db.select().from(tasks).where(eq(tasks.run_id, "r"))],
    [
      "tasks of a campaign",
      () =>
        db
          .select()
          .from(tasks)
          .where(and(eq(tasks.campaign_id, "c"), inArray(tasks.state, ["queued", "running"]))),
    ],
    ["active task of a block", () => db.select().from(tasks).where(eq(tasks.active_block_id, "b"))],
    ["last task of a block", () => db.select().from(tasks).where(eq(tasks.block_id, "b")).orderBy(desc(tasks.created_at)).limit(1)],
    ["what a task waits for", () => db.select().from(task_dependencies).where(eq(task_dependencies.task_id, "t"))],
    ["what waits for a task", () => db.select().from(task_dependencies).where(eq(task_dependencies.depends_on, "t"))],
    ["model calls by time", () => db.select().from(llm_logs).orderBy(desc(llm_logs.at), desc(llm_logs.id)).limit(25)],
    [
      "model calls of a campaign",
      () => db.select().from(llm_logs).where(eq(llm_logs.campaign_id, "c")).orderBy(desc(llm_logs.at)).limit(25),
    ],
    ["model calls of a person", () => db.select().from(llm_logs).where(eq(llm_logs.user_id, "u")).orderBy(desc(llm_logs.at)).limit(25)],
    ["model calls of a model", () => db.select().from(llm_logs).where(eq(llm_logs.model_id, "m")).orderBy(desc(llm_logs.at)).limit(25)],
    ["failed model calls", () => db.select().from(llm_logs).where(eq(llm_logs.status, "error")).orderBy(desc(llm_logs.at)).limit(25)],
    ["model calls of a task", () => db.select().from(llm_logs).where(eq(llm_logs.task_id, "t")).orderBy(llm_logs.attempt)],
    ["model calls that may go", () => db.select().from(llm_logs).where(lt(llm_logs.at, now))],
    ["activities by time", () => db.select().from(activity_logs).orderBy(desc(activity_logs.at), desc(activity_logs.id)).limit(25)],
    [
      "activities of a person",
      () => db.select().from(activity_logs).where(eq(activity_logs.actor_id, "u")).orderBy(desc(activity_logs.at)).limit(25),
    ],
    [
      "activities on a thing",
      () =>
        db
          .select()
          .from(activity_logs)
          .where(and(eq(activity_logs.entity_type, "campaign"), eq(activity_logs.entity_id, "c")))
          .orderBy(desc(activity_logs.at))
          .limit(25),
    ],
    [
      "activities of a kind",
      () => db.select().from(activity_logs).where(eq(activity_logs.action, "auth.login_failed")).orderBy(desc(activity_logs.at)).limit(25),
    ],
    ["sessions of a person", () => db.select().from(sessions).where(eq(sessions.user_id, "u")).orderBy(desc(sessions.last_seen_at))],
    ["sessions that ran out", () => db.select().from(sessions).where(lte(sessions.expires_at, 0))],
    [
      "a session with its person",
      () => db.select().from(sessions).innerJoin(users, eq(users.id, sessions.user_id)).where(eq(sessions.id, "s")),
    ],
    [
      "failed tries of an account",
      () =>
        db
          .select()
          .from(sign_in_failures)
          .where(and(eq(sign_in_failures.email, "a"), eq(sign_in_failures.address, "b"), gt(sign_in_failures.at, now))),
    ],
    [
      "failed tries of an account from anywhere",
      () =>
        db
          .select()
          .from(sign_in_failures)
          .where(and(eq(sign_in_failures.email, "a"), gt(sign_in_failures.at, now))),
    ],
    [
      "failed tries from an address",
      () =>
        db
          .select()
          .from(sign_in_failures)
          .where(and(eq(sign_in_failures.address, "b"), gt(sign_in_failures.at, now))),
    ],
    ["a person by email", () => db.select().from(users).where(eq(users.email, "a"))],
    ["roles by change", () => db.select().from(roles).orderBy(desc(roles.updated_at), desc(roles.id)).limit(25)],
    ["roles by name", () => db.select().from(roles).orderBy(asc(roles.name_folded)).limit(25)],
    ["who holds a role", () => db.select().from(user_roles).where(eq(user_roles.role_id, "r"))],
    ["teams by name", () => db.select().from(teams).orderBy(asc(teams.name_folded)).limit(25)],
    ["teams in use by name", () => db.select().from(teams).where(eq(teams.status, "active")).orderBy(asc(teams.name_folded)).limit(25)],
    ["teams by creation", () => db.select().from(teams).orderBy(desc(teams.created_at), desc(teams.id)).limit(25)],
    [
      "teams of people",
      () =>
        db
          .select()
          .from(team_members)
          .where(inArray(team_members.user_id, ["a", "b"])),
    ],
    [
      "links of a person",
      () =>
        db
          .select()
          .from(password_tokens)
          .where(and(eq(password_tokens.user_id, "u"), eq(password_tokens.kind, "activation"))),
    ],
    [
      "conversations, pinned first",
      () =>
        db
          .select()
          .from(conversations)
          .where(eq(conversations.user_id, "u"))
          .orderBy(desc(conversations.is_pinned), desc(conversations.updated_at), desc(conversations.id))
          .limit(20),
    ],
    [
      "conversations by change",
      () =>
        db
          .select()
          .from(conversations)
          .where(eq(conversations.user_id, "u"))
          .orderBy(desc(conversations.updated_at), desc(conversations.id))
          .limit(20),
    ],
    [
      "messages of a conversation",
      () => db.select().from(messages).where(eq(messages.conversation_id, "c")).orderBy(messages.created_at, messages.id).limit(50),
    ],
    ["languages in order", () => db.select().from(languages).orderBy(languages.position)],
    ["languages in use", () => db.select().from(languages).where(eq(languages.status, "active")).orderBy(languages.position)],
    ["channels in order", () => db.select().from(channels).orderBy(channels.position)],
    ["channels in use", () => db.select().from(channels).where(eq(channels.status, "active")).orderBy(channels.position)],
    ["objectives in use", () => db.select().from(objectives).where(eq(objectives.status, "active")).orderBy(objectives.position)],
    ["voices by name", () => db.select().from(voices).where(isNull(voices.deleted_at)).orderBy(voices.name_folded)],
    [
      "voices in use",
      () =>
        db
          .select()
          .from(voices)
          .where(and(isNull(voices.deleted_at), eq(voices.status, "active")))
          .orderBy(voices.name_folded),
    ],
    [
      "guides of a voice",
      () =>
        db
          .select()
          .from(style_guides)
          .where(and(eq(style_guides.voice_id, "v"), eq(style_guides.language_id, "l")))
          .orderBy(style_guides.position),
    ],
    [
      "examples by change",
      () => db.select().from(examples).where(isNull(examples.deleted_at)).orderBy(desc(examples.updated_at), desc(examples.id)).limit(25),
    ],
    ...(
      [
        ["change", [desc(examples.updated_at), desc(examples.id)]],
        ["title", [asc(lower(examples.title)), asc(examples.id)]],
        ["rating", [desc(examples.rating), desc(examples.updated_at), desc(examples.id)]],
      ] as const
    ).map(([name, order]): [string, () => Query] => [
      `filtered examples by ${name}`,
      () =>
        db
          .select({ id: examples.id })
          .from(examples)
          .where(and(isNull(examples.deleted_at), eq(sql`+${examples.voice_id}`, "v"), eq(examples.use_in_prompts, true)))
          .orderBy(...order)
          .limit(25),
    ]),
    [
      "files of a person",
      () => db.select().from(uploads).where(eq(uploads.owner_id, "u")).orderBy(asc(uploads.created_at), asc(uploads.id)),
    ],
    ["files to be read", () => db.select().from(uploads).where(eq(uploads.state, "processing")).orderBy(uploads.created_at, uploads.id)],
    ["files that nobody added", () => db.select().from(uploads).where(lt(uploads.updated_at, now))],
    [
      "examples of a voice",
      () =>
        db
          .select()
          .from(examples)
          .where(and(eq(examples.voice_id, "v"), eq(examples.language_id, "l"))),
    ],
  ];
  test.each(queries)("%s", (_, make) => {
    expect(slowSteps(make())).toEqual([]);
  });

  test("and a list without an index would be noticed", () => {
    expect(slowSteps(db.select().from(campaigns).orderBy(campaigns.description))).toHaveLength(2);
  });
});

describe("foreign keys", () => {
  interface ForeignKey {
    from: string;
  }
  const names = (sql: string) => db.$client.prepare<[], string>(sql).pluck().all();

  /** Columns that refer to another table and that no index begins with. */
  function bareKeys(): string[] {
    const tables = names("select name from sqlite_master where type = 'table' and name not like '%fts%' and name not like 'sqlite_%'");
    expect(tables.length).toBeGreaterThan(35);
    return tables.flatMap((table) => {
      const begun = new Set(names(`select i.name from pragma_index_list('${table}') l, pragma_index_info(l.name) i where i.seqno = 0`));
      for (const key of names(`select name from pragma_table_info('${table}') where pk = 1`)) begun.add(key);
      const keys = db.$client.pragma(`foreign_key_list(${table})`) as ForeignKey[];
      return keys.filter((key) => !begun.has(key.from)).map((key) => `${table}.${key.from}`);
    });
  }

  test("each begin an index, so that deleting what they refer to reads no whole table", () => {
    expect(bareKeys()).toEqual([]);
  });

  test("and one without would be noticed", () => {
    db.$client.exec("create table bare_test (id text primary key, user_id text references users (id))");
    expect(bareKeys()).toEqual(["bare_test.user_id"]);
    db.$client.exec("drop table bare_test");
  });
});
