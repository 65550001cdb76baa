import { always, flag } from "@copydesk/db";
import type { SQL } from "drizzle-orm";
import type { Changes } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { aboutSeenCampaigns } from "./access.ts";

/** Fields of a campaign that tell who may see it and how far it is, and nothing of what it says. */
const shown = new Set(["name", "status", "is_public", "team_ids", "from_date", "to_date", "timezone", "texts", "selected_version"]);
const hidden = { before: "•••", after: "•••" };

/** Whether the asker may open the campaign that a record is about, as a column of a query over `activity_logs`; true for all else. */
export const isOpenToAsker = (core: Core, actor: Actor): SQL<boolean> => flag(aboutSeenCampaigns(core, actor) ?? always);

/** What changed, without the words of a campaign that the asker may not open: whoever audits the company reads no stories. */
export function readableChanges({ changes, is_open }: { changes: Changes; is_open: boolean }): Changes {
  if (is_open) return changes;
  return Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, shown.has(field) ? change : hidden]));
}
