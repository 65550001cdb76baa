import { foldName, type Grants } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createPerson, handOver, sampleBrief, teamNamed } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * Who may do what to which campaign, written down by hand: role × action × whose it is and who sees it, over tRPC and
 * over REST. In each row the campaigns are, in this order: one's own; shared with a team of one's own that lets one edit;
 * shared with a team of one's own that does not; shared with another team; public; private.
 * `o` is allowed, `f` is forbidden, `n` answers like something that does not exist.
 */
const campaigns = ["own", "shared_edit", "shared_view", "shared_other", "public", "private"] as const;
type Kind = (typeof campaigns)[number];
const actions = ["view", "edit", "plan", "delete", "generate", "export", "share", "save_template"] as const;
type CampaignCommand = (typeof actions)[number];

type Row = Record<CampaignCommand, string>;
const all = (outcomes: string): Row => Object.fromEntries(actions.map((action) => [action, outcomes])) as Row;

const expectation: Record<
  string,
  { who: { roleKey?: "administrator" | "marketing_manager" | "content_creator" | "viewer" | "auditor" | null; grants?: Grants }; row: Row }
> = {
  administrator: { who: { roleKey: "administrator" }, row: all("oooooo") },
  "marketing manager": { who: { roleKey: "marketing_manager" }, row: all("ooonon") },
  "content creator": {
    who: { roleKey: "content_creator" },
    row: {
      view: "ooonon",
      edit: "oofnfn",
      plan: "oofnfn",
      delete: "offnfn",
      generate: "oofnfn",
      export: "ooonon",
      share: "offnfn",
      save_template: "offnfn",
    },
  },
  viewer: { who: { roleKey: "viewer" }, row: { ...all("ffffff"), view: "ooonon", export: "ooonon" } },
  auditor: { who: { roleKey: "auditor" }, row: all("ffffff") },
  "nobody in particular": { who: { roleKey: null }, row: all("ffffff") },
  "who sees their own and may edit any": {
    who: { grants: { "campaigns.view": "own", "campaigns.edit": "any", "campaigns.generate": "any" } },
    row: { ...all("ffffff"), view: "onnnnn", edit: "onnnnn", plan: "onnnnn", generate: "onnnnn", share: "fnnnnn" },
  },
  "who sees all and edits their own": {
    who: { grants: { "campaigns.view": "own", "campaigns.view_all": "any", "campaigns.edit": "own", "campaigns.delete": "team" } },
    row: { ...all("ffffff"), view: "oooooo", edit: "ooffff", plan: "ooffff", delete: "ooofof" },
  },
  "who may generate but not edit": {
    who: { grants: { "campaigns.view": "any", "campaigns.generate": "any", "campaigns.export": "own" } },
    row: { ...all("ffffff"), view: "oooooo", export: "offfff" },
  },
};

let api: TestApi;
let administrator: Actor;
let other: Actor;
let unique = 0;

beforeAll(async () => {
  api = await createTestApi();
  administrator = await createPerson(api.core);
  other = await createPerson(api.core, { roleKey: "administrator" });
});
afterAll(() => api.core.close());

/** A campaign of a kind, seen from `actor`. */
async function make(kind: Kind, actor: Actor): Promise<string> {
  const team = { shared_edit: "Editors", shared_view: "Readers", shared_other: "Others" }[kind as "shared_edit"];
  unique += 1;
  const brief = await sampleBrief(api.core, {
    name: `Campaign ${unique}`,
    is_public: kind === "public",
    team_ids: team ? [await teamNamed(api.core, team)] : [],
  });
  const { id } = await api.as(kind === "own" ? administrator : other).campaigns.create(brief);
  if (kind === "own") await handOver(api.core, id, actor);
  return id;
}

/** A conflict or a refused rule means that the right was there; a fault of ours means nothing and fails the table. */
function letter(code: string | number): string {
  if (code === "FORBIDDEN" || code === 403) return "f";
  if (code === "NOT_FOUND" || code === 404) return "n";
  return code === "INTERNAL" || code === "BAD_REQUEST" || code === 500 || code === 400 ? "!" : "o";
}

async function overTrpc(action: CampaignCommand, actor: Actor, id: string): Promise<string> {
  const caller = api.as(actor);
  const { brief, version } = await api.as(administrator).campaigns.get({ id });
  const commands: Record<Exclude<CampaignCommand, "export">, () => Promise<unknown>> = {
    view: () => caller.campaigns.get({ id }),
    // A version that never was: whoever may edit hears of the conflict.
    edit: () => caller.campaigns.update({ id, version: 999, brief }),
    // A language that is not there: whoever may change the plan has nothing to change.
    plan: () => caller.campaigns.change_plan({ id, changes: [{ kind: "remove_language", language_id: "none" }] }),
    delete: () => caller.campaigns.remove({ id }),
    generate: () => caller.generation.start({ campaign_id: id }),
    share: () => caller.campaigns.update({ id, version, brief: { ...brief, is_public: !brief.is_public } }),
    save_template: () => caller.templates.save_from({ campaign_id: id, name: `Template ${foldName(brief.name)}` }),
  };
  if (action === "export") return overRest(action, actor, id);
  return commands[action]().then(
    () => "o",
    (error: unknown) => letter(appErrorOf(error).code),
  );
}

async function overRest(action: CampaignCommand, actor: Actor, id: string): Promise<string> {
  const body = await restBody(id);
  const at = `/campaigns/${id}`;
  const commands: Record<Exclude<CampaignCommand, "save_template">, () => Promise<{ status: number }>> = {
    view: () => api.rest(actor, `GET ${at}/blocks`),
    edit: () => api.rest(actor, `PUT ${at}`, { body: { ...body, version: 999 } }),
    plan: () => api.rest(actor, `POST ${at}/plan`, { body: { changes: [{ kind: "remove_language", language: "fr" }] } }),
    delete: () => api.rest(actor, `DELETE ${at}`),
    generate: () => api.rest(actor, `POST ${at}/generate`, { body: {} }),
    export: () => api.rest(actor, `GET ${at}/export`, { query: { format: "ics" } }),
    share: () => api.rest(actor, `PUT ${at}`, { body: { ...body, is_public: !body.is_public } }),
  };
  if (action === "save_template") return overTrpc(action, actor, id);
  return letter((await commands[action]()).status);
}

async function restBody(id: string) {
  const { body } = await api.rest(administrator, `GET /campaigns/${id}`);
  const { id: _i, status: _s, privacy: _p, owner: _o, created_at: _c, updated_at: _u, ...brief } = body as Record<string, unknown>;
  return brief as Record<string, unknown> & { is_public: boolean };
}

describe.each(Object.keys(expectation))("%s", (role) => {
  test.each(actions)("%s", async (action) => {
    const { who, row } = expectation[role] ?? { who: {}, row: all("") };
    const teams = ["Readers", { name: "Editors", can_edit: true }];
    const actor = await createPerson(api.core, { ...who, teams });
    for (const transport of [overTrpc, overRest]) {
      let found = "";
      for (const kind of campaigns) found += await transport(action, actor, await make(kind, actor));
      expect(found, `${role} ${action} ${transport.name}`).toBe(row[action]);
    }
  });
});
