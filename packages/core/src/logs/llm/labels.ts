import type { LlmGroup, LlmOptions } from "@copydesk/contracts";
import { personName, schema } from "@copydesk/db";
import { inArray } from "drizzle-orm";
import { namesByNumber } from "../../calls/index.ts";
import { readCampaignRows } from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import { readModelRows } from "../../models/index.ts";

export interface Label {
  /** What a filter asks for: an id, a code or a name. */
  key: string;
  label: string;
}

/** What the numbers of a group stand for. */
export async function labelsOf(core: Core, group: LlmGroup, numbers: readonly number[]): Promise<ReadonlyMap<number, Label>> {
  const rows = [...(await namesByNumber(core, numbers))];
  const values = rows.map(([, value]) => value);
  const called = new Map((await namesOf(core, group, values)).map(({ id, name }) => [id, name]));
  return new Map(rows.map(([n, value]) => [n, { key: value, label: called.get(value) ?? value }]));
}

/** What people call these ids or codes now; what has no name any more is left out. */
export async function namesOf(core: Core, group: LlmGroup, values: readonly string[]): Promise<LlmOptions["people"]> {
  const { users, channels } = schema;
  const wanted = [...values];
  switch (group) {
    case "model":
      return readModelRows(core, ["id", "name"], { ids: wanted });
    case "person": {
      const name = personName(users);
      return core.db.select({ id: users.id, name }).from(users).where(inArray(users.id, wanted));
    }
    case "campaign":
      return readCampaignRows(core, ["id", "name"], { ids: wanted });
    case "channel":
      return core.db.select({ id: channels.code, name: channels.name }).from(channels).where(inArray(channels.code, wanted));
    case "purpose":
      return [];
  }
}
