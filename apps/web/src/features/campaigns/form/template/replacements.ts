import type { CampaignBrief, TemplateDeletions } from "@copydesk/contracts";

/** Something chosen in place of what is gone, and where it was put in that it was not before. */
export interface Replacement {
  id: string;
  language_ids: string[];
}

type Brief = Pick<CampaignBrief, "languages" | "objective_ids" | "voice_id">;

/** The brief with another thing in the place of what is gone, and without the one that was chosen before; null takes only that out. */
export function replaceDeleted(
  brief: Brief,
  gone: TemplateDeletions,
  { before, id }: { before: Replacement | undefined; id: string | null },
): { brief: Brief; replacement: Replacement | undefined } {
  const without = before ? takeOut(brief, gone, before) : brief;
  return id === null ? { brief: without, replacement: undefined } : putIn(without, gone, id);
}

function putIn(brief: Brief, gone: TemplateDeletions, id: string): { brief: Brief; replacement: Replacement } {
  switch (gone.kind) {
    case "voice":
      return { brief: { ...brief, voice_id: id }, replacement: { id, language_ids: [] } };
    case "objective":
      return { brief: { ...brief, objective_ids: [...new Set([...brief.objective_ids, id])] }, replacement: { id, language_ids: [] } };
    case "language": {
      const others = brief.languages.filter((one) => one.language_id !== id);
      const language = { language_id: id, channel_ids: gone.channel_ids };
      const languages = [...others.slice(0, gone.place), language, ...others.slice(gone.place)];
      return { brief: { ...brief, languages }, replacement: { id, language_ids: [id] } };
    }
    case "channel": {
      const missing = brief.languages.filter((one) => gone.language_ids.includes(one.language_id) && !one.channel_ids.includes(id));
      const language_ids = missing.map((one) => one.language_id);
      const languages = brief.languages.map((one) =>
        language_ids.includes(one.language_id) ? { ...one, channel_ids: [...one.channel_ids, id] } : one,
      );
      return { brief: { ...brief, languages }, replacement: { id, language_ids } };
    }
  }
}

function takeOut(brief: Brief, gone: TemplateDeletions, { id, language_ids }: Replacement): Brief {
  switch (gone.kind) {
    case "voice":
      return { ...brief, voice_id: brief.voice_id === id ? null : brief.voice_id };
    case "objective":
      return { ...brief, objective_ids: brief.objective_ids.filter((one) => one !== id) };
    case "language":
      return { ...brief, languages: brief.languages.filter((one) => one.language_id !== id) };
    case "channel":
      return {
        ...brief,
        languages: brief.languages.map((one) =>
          language_ids.includes(one.language_id) ? { ...one, channel_ids: one.channel_ids.filter((channel) => channel !== id) } : one,
        ),
      };
  }
}
