import type { AuthorizedBlock, CampaignAction } from "../../access/index.ts";
import { readChannelRows } from "../../channels/index.ts";
import type { Core } from "../../kernel/index.ts";
import { guidesOfVoice, readVoiceRows } from "../../voices/index.ts";

/** Texts whose addresses a piece may have: what people wrote into the campaign's brief, its voice and its channel. */
export async function knownTexts(core: Core, { campaign, block }: AuthorizedBlock<CampaignAction>): Promise<string[]> {
  const [channel] =
    block.channel_id === null ? [] : await readChannelRows(core, ["name", "description", "attributes"], { ids: [block.channel_id] });
  return [
    campaign.main_story,
    campaign.description,
    campaign.call_to_action,
    campaign.mandatory_text,
    ...campaign.links,
    ...(await textsOfVoice(core, block.overrides.voice_id ?? campaign.voice_id)),
    ...(channel ? [channel.name, channel.description, JSON.stringify(channel.attributes)] : []),
  ];
}

export async function textsOfVoice(core: Core, voiceId: string | null): Promise<string[]> {
  if (voiceId === null) return [];
  const rows = await readVoiceRows(core, ["description"], { ids: [voiceId] });
  const guides = await guidesOfVoice(core, voiceId);
  return [
    ...rows.map((row) => row.description),
    ...guides.flatMap((guide) => [
      guide.markdown,
      guide.audience,
      guide.form_of_address,
      ...guide.tone_words,
      ...guide.do_rules,
      ...guide.dont_rules,
      ...guide.preferred_terms.map((pair) => pair.use),
    ]),
  ];
}
