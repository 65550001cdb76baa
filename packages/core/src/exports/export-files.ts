import { AppError } from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import type { ExportedFile, ExportJob } from "@copydesk/documents";
import type { Authorized, AuthorizedBlock } from "../access/index.ts";
import { recordActivity } from "../audit/index.ts";
import { readAllTexts } from "../campaigns/index.ts";
import { type Core, unlessFull } from "../kernel/index.ts";
import { campaignDocument, partDocument, pieceDocument, readChannels, readLanguages } from "./campaign-document.ts";

export const campaignFormats = ["pdf", "xlsx", "ics"] as const;
export const blockFormats = ["pdf", "txt"] as const;

export interface CampaignExport {
  format: (typeof campaignFormats)[number];
  /** Code of the only language to export; all when absent. */
  language?: string | undefined;
  /** For colleagues: with status, who sees it, versions and models [no: what one sends to a client]. */
  internal?: boolean | undefined;
  signal?: AbortSignal;
}

/** A campaign's selected versions as a file. @throws NOT_FOUND when it has no such language; RULE_BROKEN for a calendar without posts. */
export async function exportCampaign(
  core: Core,
  allowed: Authorized<"export">,
  { format, language, internal = false, signal }: CampaignExport,
): Promise<ExportedFile> {
  const document = await campaignDocument(core, allowed, language);
  if (format === "ics" && !document.languages.some((one) => (one.schedule?.plan.posts.length ?? 0) > 0))
    throw new AppError("RULE_BROKEN", "There are no posts to export yet. Plan some first.");
  const jobs: Record<CampaignExport["format"], ExportJob> = {
    pdf: { kind: "campaign_pdf", document, internal },
    xlsx: { kind: "campaign_xlsx", document, internal },
    ics: { kind: "campaign_ics", document, internal },
  };
  return makeFile(core, allowed, { job: jobs[format], signal });
}

export interface BlockExport {
  format: (typeof blockFormats)[number];
  /** For colleagues: with version and model [no]. */
  internal?: boolean | undefined;
  signal?: AbortSignal;
}

/** The selected version of one block as a file: of a piece, an outline or a schedule. @throws RULE_BROKEN when there is nothing to export. */
export async function exportBlock(
  core: Core,
  allowed: AuthorizedBlock<"export">,
  { format, internal = false, signal }: BlockExport,
): Promise<ExportedFile> {
  const { block, campaign } = allowed;
  const detail = (await readAllTexts(core, allowed)).find((one) => one.id === block.id);
  const [language] = await readLanguages(core, [block.language_id]);
  const channels = await readChannels(core);
  const channel = channels.find((one) => one.id === block.channel_id);
  const campaign_name = campaign.name;
  const piece = detail && language ? pieceDocument(detail, language, channel) : null;
  if (piece) return makeFile(core, allowed, { job: { kind: `piece_${format}`, piece, campaign_name, internal }, signal });
  const part = detail && language ? partDocument(detail, language, channels) : null;
  if (part) return makeFile(core, allowed, { job: { kind: `part_${format}`, part, campaign_name, internal }, signal });
  throw new AppError("RULE_BROKEN", "There is no text to export here yet.");
}

async function makeFile(
  core: Core,
  { campaign, actor }: Authorized<"export">,
  { job, signal }: { job: ExportJob; signal: AbortSignal | undefined },
): Promise<ExportedFile> {
  const file = await core.documents.export(job, { person: actor.userId, signal });
  const noted = batch(core.db, (tx) => [
    recordActivity(tx, core, {
      actor,
      action: "campaign.exported",
      entity: { type: "campaign", id: campaign.id, name: `${campaign.name}: ${file.file_name}` },
    }),
  ]);
  // Where nothing can be saved any more, people must be able to take their work out.
  if (!(await unlessFull(noted))) core.log.warn({ campaign: campaign.id, user: actor.userId }, "an export was not written down: no room");
  return file;
}
