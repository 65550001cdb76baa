import { type LlmOptions, type LlmPurpose, levelOf, llmPurposes } from "@copydesk/contracts";
import { plainCondition } from "@copydesk/db";
import { namesByNumber } from "../../calls/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { visibleCalls } from "./access.ts";
import { namesOf } from "./labels.ts";

/** Offered by name, such as campaigns; others are found by their address. */
const mostOffered = 500;
const columns = ["user", "campaign", "model", "language", "channel", "purpose"] as const;

/** What the log can be filtered by, among what somebody sees of it; campaigns with the latest call first. */
export async function readCallOptions(core: Core, actor: Actor): Promise<LlmOptions> {
  const where = plainCondition(visibleCalls(core, actor));
  const found = await core.aside.run<"values">({ kind: "values", question: { where, columns: [...columns] } });
  const values = async (column: (typeof columns)[number]) => {
    const numbers = (found[columns.indexOf(column)] ?? []).slice(0, mostOffered);
    const byNumber = await namesByNumber(core, numbers);
    return numbers.flatMap((n) => byNumber.get(n) ?? []);
  };
  const called = async (group: "person" | "campaign" | "model" | "channel", ids: string[]) => {
    const names = new Map((await namesOf(core, group, ids)).map(({ id, name }) => [id, name]));
    return ids.map((id) => ({ id, name: names.get(id) ?? id }));
  };
  const byName = (all: LlmOptions["people"]) => all.sort((a, b) => a.name.localeCompare(b.name, "en"));
  const purposes = new Set(await values("purpose"));
  return {
    people: byName(await called("person", await values("user"))),
    campaigns: await called("campaign", await values("campaign")),
    models: byName(await called("model", await values("model"))),
    languages: (await values("language")).sort(),
    channels: (await called("channel", await values("channel"))).map(({ id, name }) => ({ code: id, name })),
    purposes: llmPurposes.filter((purpose: LlmPurpose) => purposes.has(purpose)),
    can_read_bodies: levelOf(actor.grants, "llm_logs.view_bodies") !== "none",
  };
}
