import type { CampaignBrief, ChannelOption, FormOptions, LanguageOption } from "@copydesk/contracts";
import { formatNumber } from "../../../../lib/time-words.ts";

export interface LanguagePlan {
  language: LanguageOption;
  channels: ChannelOption[];
}

/** What a generation would write. */
export interface Plan {
  pieces: number;
  languages: LanguagePlan[];
  /** After the number of pieces: "pieces, three outlines, three schedules". */
  words: string;
}

type Planned = Pick<CampaignBrief, "languages" | "content_schedule">;

export function planOf(brief: Planned, options: Pick<FormOptions, "languages" | "channels">): Plan {
  const languages = brief.languages.flatMap((one) => {
    const language = options.languages.find(({ id }) => id === one.language_id);
    return language ? [{ language, channels: options.channels.filter(({ id }) => one.channel_ids.includes(id)) }] : [];
  });
  const pieces = languages.reduce((sum, { channels }) => sum + channels.length, 0);
  if (pieces === 0) return { pieces, languages, words: "No channels chosen yet" };
  const outlines = languages.length;
  const parts = [pieces === 1 ? "piece" : "pieces", count(outlines, "outline")];
  if (brief.content_schedule) parts.push(count(languages.filter(({ channels }) => channels.length > 0).length, "schedule"));
  return { pieces, languages, words: parts.join(", ") };
}

const count = (value: number, noun: string) => `${formatNumber(value)} ${noun}${value === 1 ? "" : "s"}`;
