import { type CheckResult, checkDamage, fieldsToText, isComplaint, type VersionContent } from "@copydesk/contracts";
import { mark, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { BlockRow, CampaignRow } from "../access/index.ts";
import { type Core, ofCore } from "../kernel/index.ts";
import { checkPiece, type PieceRules, pieceRules } from "../terms/index.ts";
import { chooseGuide } from "../voices/index.ts";
import { outlineToText } from "./outline-text.ts";

/** What a piece is checked against: its channel's parts and limits, the terms of its voice's guide, the campaign's mandatory text. */
export async function checkContextFor(core: Core, campaign: CampaignRow, block: BlockRow): Promise<PieceRules> {
  const { languageById, channelById, guidesOf } = statements(core);
  const [language] = await languageById.execute({ id: block.language_id });
  const [channel] = block.channel_id === null ? [] : await channelById.execute({ id: block.channel_id });
  const voice = block.overrides.voice_id ?? campaign.voice_id;
  const guides = voice === null ? [] : await guidesOf.execute({ voice, language: block.language_id });
  return pieceRules({ channel, guide: chooseGuide(guides, block.channel_id), campaign, language: language?.code ?? "" });
}

/** What is stored beside a version's content: its plain text, the results of its checks and how many of them complain. */
export interface VersionFacts {
  text: string;
  checks: CheckResult[];
  warnings: number;
}

/** @param further results of checks that need more than the text and its rules. */
export function factsOf(content: VersionContent, context: PieceRules, further: readonly CheckResult[] = []): VersionFacts {
  const text = textOf(content, context);
  // Texts are written from an outline, and would be as damaged.
  const own = content.kind === "content" ? checkPiece(content.fields, context) : checkDamage({ field: null, text });
  const checks = [...own, ...further];
  return { text, checks, warnings: checks.filter(isComplaint).length };
}

/** A version as plain text. */
function textOf(content: VersionContent, context: PieceRules): string {
  switch (content.kind) {
    case "content":
      return fieldsToText(content.fields, context.fields);
    case "outline":
      return outlineToText(content.outline);
    case "schedule":
      return content.plan.posts.map((post) => `${post.date} ${post.time} ${post.channel}: ${post.title}`).join("\n");
  }
}

const statements = ofCore(({ db }) => {
  const { channels, languages, style_guides } = schema;
  const id = mark("id");
  const ofVoice = and(eq(style_guides.voice_id, mark("voice")), eq(style_guides.language_id, mark("language")));
  return {
    languageById: db.select({ code: languages.code }).from(languages).where(eq(languages.id, id)).prepare(),
    channelById: db.select({ fields: channels.fields, fold: channels.fold }).from(channels).where(eq(channels.id, id)).prepare(),
    guidesOf: db.select().from(style_guides).where(ofVoice).prepare(),
  };
});
