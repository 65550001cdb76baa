import { foldName } from "@copydesk/contracts";
import type { Database } from "../open.ts";
import { type campaigns, users } from "../schema/index.ts";

const now = new Date("2026-11-21T08:00:00Z");
export const authored = { created_at: now, updated_at: now };

let last = 0;
const newId = () => `test-${String(++last)}`;

export async function insertUser(db: Database): Promise<string> {
  const id = newId();
  const name = { first_name: "Ines", last_name: "Carvalho" };
  await db.insert(users).values({ id, email: `${id}@example.com`, ...name, status: "active", timezone: "UTC", ...authored });
  return id;
}

type CampaignRow = typeof campaigns.$inferInsert;
export function campaignRow(owner_id: string, over: Partial<CampaignRow> = {}): CampaignRow {
  const id = newId();
  const name = over.name ?? `Campaign ${id}`;
  return {
    id,
    owner_id,
    name,
    name_folded: foldName(name),
    description: "",
    main_story: "",
    own_objectives: [],
    objective_ids: [],
    from_date: "2027-01-01",
    to_date: "2027-01-31",
    timezone: "UTC",
    privacy: "private",
    generation_mode: "entire_campaign",
    content_schedule: true,
    audience: "",
    key_messages: [],
    call_to_action: "",
    links: [],
    mandatory_text: "",
    forbidden_claims: "",
    tags: [],
    status: "draft",
    language_codes: [],
    channel_codes: [],
    pieces_total: 0,
    pieces_done: 0,
    pieces_failed: 0,
    pieces_flagged: 0,
    ...authored,
    ...over,
  };
}
