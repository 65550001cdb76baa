import { AppError } from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import type { ExportedFile, ExportJob } from "@copydesk/documents";
import type { Authorized, AuthorizedBlock } from "../campaigns/authorize-campaign.ts";
import { readAllTexts } from "../campaigns/read-blocks.ts";
import type { Core } from "../context.ts";
import { recordActivity } from "../logs/activity.ts";
import { unlessFull } from "../unless-full.ts";
import { campaignDocument, pieceDocument, readChannels, readLanguages } from "./campaign-document.ts";

export const campaignFormats = ["pdf", "xlsx", "ics"] as const;
export const pieceFormats = ["pdf", "txt"] as const;

export interface CampaignExport {
  format: (typeof campaignFormats)[number];
  /** Code of the only language to export; all when absent. */
  language?: string | undefined;
  signal?: AbortSignal;
}

/** A campaign's selected versions as a file. @throws NOT_FOUND when it has no such language. */
export async function exportCampaign(
  core: Core,
  allowed: Authorized<"export">,
  { format, language, signal }: CampaignExport,
): Promise<ExportedFile> {
  const document = await campaignDocument(core, allowed, language);
  const jobs: Record<CampaignExport["format"], ExportJob> = {
    pdf: { kind: "campaign_pdf", document },
    xlsx: { kind: "campaign_xlsx", document },
    ics: { kind: "campaign_ics", document, public_url: core.publicUrl },
  };
  return makeFile(core, allowed, { job: jobs[format], signal });
}

export interface PieceExport {
  format: (typeof pieceFormats)[number];
  signal?: AbortSignal;
}

/** The selected version of one piece as a file. @throws RULE_BROKEN when there is nothing to export. */
export async function exportPiece(core: Core, allowed: AuthorizedBlock<"export">, { format, signal }: PieceExport): Promise<ExportedFile> {
  const { block, campaign } = allowed;
  const detail = (await readAllTexts(core, allowed)).find((one) => one.id === block.id);
  const [language] = await readLanguages(core, [block.language_id]);
  const channel = (await readChannels(core)).find((one) => one.id === block.channel_id);
  const piece = detail && language ? pieceDocument(detail, language, channel) : null;
  if (!piece) throw new AppError("RULE_BROKEN", "There is no text to export here yet.");
  return makeFile(core, allowed, { job: { kind: `piece_${format}`, piece, campaign_name: campaign.name }, signal });
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
