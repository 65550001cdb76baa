import { AppError, type BlockKind, type CampaignBrief, privacyOf } from "@copydesk/contracts";
import { readChannelRows } from "../channels/index.ts";
import { can, forbidden } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { readObjectiveRows } from "../objectives/index.ts";
import { readTeamRows } from "../people/index.ts";
import { readVoiceRows } from "../voices/index.ts";

/** A block that a plan asks for, and where it stands in its language. */
export interface PlannedBlock {
  kind: BlockKind;
  language_id: string;
  channel_id: string | null;
  /** `kind:language:channel`, unique among the living blocks of a campaign. */
  place: string;
  position: number;
}

type Plan = Pick<CampaignBrief, "languages" | "content_schedule">;

/** The schedule stands last, after any number of channels. */
const schedulePosition = 1_000;

/** What is to be written: an outline and the channels' texts in each language, and a schedule when it is wanted. */
export function plannedBlocks(plan: Plan): PlannedBlock[] {
  return plan.languages.flatMap(({ language_id, channel_ids }) => {
    const one = (kind: BlockKind, position: number, channel_id: string | null = null): PlannedBlock => ({
      kind,
      language_id,
      channel_id,
      place: placeOf(kind, language_id, channel_id),
      position,
    });
    return [
      one("outline", 0),
      ...channel_ids.map((channel_id, i) => one("content", i + 1, channel_id)),
      ...(plan.content_schedule ? [one("schedule", schedulePosition)] : []),
    ];
  });
}

export const placeOf = (kind: BlockKind, languageId: string, channelId: string | null) =>
  channelId === null ? `${kind}:${languageId}` : `${kind}:${languageId}:${channelId}`;

/** What the list shows of a plan: the languages' codes in their order, each channel's code once in the channels' order. */
export interface PlanCodes {
  language_codes: string[];
  channel_codes: string[];
}

/**
 * Checks that everything a brief refers to exists and is active, and that its author may share as it says.
 * @param known the brief as it was before: what it already used may be inactive by now.
 * @throws BAD_REQUEST with the fields; FORBIDDEN for sharing without the right.
 */
export async function checkReferences(
  core: Core,
  actor: Actor,
  { brief, known }: { brief: CampaignBrief; known: CampaignBrief | null },
): Promise<PlanCodes> {
  const codes = await checkPlan(core, brief, known);
  await checkObjectives(core, brief, known);
  await checkVoice(core, brief, known);
  await checkTeams(core, actor, { brief, known });
  return codes;
}

async function checkPlan(core: Core, brief: CampaignBrief, known: CampaignBrief | null): Promise<PlanCodes> {
  const languageIds = brief.languages.map((one) => one.language_id);
  const channelIds = [...new Set(brief.languages.flatMap((one) => one.channel_ids))];
  const languageRows = await readLanguageRows(core, ["id", "code", "name", "status"], { ids: languageIds });
  const channelRows = await readChannelRows(core, ["id", "code", "name", "status"], { ids: channelIds });
  const before = known?.languages ?? [];
  const usable = (rows: { id: string; status: string }[], used: readonly string[]) =>
    new Set(rows.filter((row) => row.status === "active" || used.includes(row.id)).map((row) => row.id));
  const goodLanguages = usable(
    languageRows,
    before.map((one) => one.language_id),
  );
  const goodChannels = usable(
    channelRows,
    before.flatMap((one) => one.channel_ids),
  );
  const goneLanguage = languageIds.find((id) => !goodLanguages.has(id));
  if (goneLanguage !== undefined) throw invalid("languages", goneWords("language", languageRows, goneLanguage));
  const goneChannel = channelIds.find((id) => !goodChannels.has(id));
  if (goneChannel !== undefined) throw invalid("languages", goneWords("channel", channelRows, goneChannel));
  const codeOf = new Map(languageRows.map((row) => [row.id, row.code]));
  return {
    language_codes: languageIds.map((id) => codeOf.get(id) ?? id),
    channel_codes: channelRows.map((row) => row.code),
  };
}

function goneWords(what: "language" | "channel", rows: readonly { id: string; name: string }[], id: string): string {
  const name = rows.find((row) => row.id === id)?.name;
  return `${name === undefined ? `A ${what}` : `The ${what} ${name}`} is no longer available. Choose another one.`;
}

async function checkObjectives(core: Core, brief: CampaignBrief, known: CampaignBrief | null): Promise<void> {
  const fresh = brief.objective_ids.filter((id) => !known?.objective_ids.includes(id));
  if (fresh.length === 0) return;
  const rows = await readObjectiveRows(core, ["id"], { ids: fresh, is: { status: "active" } });
  if (rows.length < new Set(fresh).size) throw invalid("objective_ids", "An objective is no longer available. Choose another one.");
}

async function checkVoice(core: Core, brief: CampaignBrief, known: CampaignBrief | null): Promise<void> {
  if (brief.voice_id === null || brief.voice_id === known?.voice_id) return;
  const [row] = await readVoiceRows(core, ["id"], { ids: [brief.voice_id], is: { status: "active", deleted_at: null } });
  if (!row) throw invalid("voice_id", "This voice is no longer available. Choose another one.");
}

type Sharing = Pick<CampaignBrief, "is_public" | "team_ids">;

/** People share with their own teams; whoever may share anything, with all. @throws BAD_REQUEST; FORBIDDEN. */
export async function checkTeams(core: Core, actor: Actor, { brief, known }: { brief: Sharing; known: Sharing | null }): Promise<void> {
  const fresh = brief.team_ids.filter((id) => !known?.team_ids.includes(id));
  if (known === null && privacyOf(brief) !== "private" && !can(actor, "campaigns.share")) throw forbidden();
  if (fresh.length === 0) return;
  const rows = await readTeamRows(core, ["id"], { ids: fresh, is: { status: "active" } });
  const open = can(actor, "campaigns.share", { ownerId: null, privacy: "private", teamIds: [] });
  const mine = open ? rows : rows.filter((row) => actor.teamIds.includes(row.id));
  if (mine.length < new Set(fresh).size) throw invalid("team_ids", "A team is no longer available. Choose another one.");
}

const invalid = (field: string, message: string) => new AppError("BAD_REQUEST", message, { fields: { [field]: [message] } });
