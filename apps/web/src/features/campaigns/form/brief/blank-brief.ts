import type { CampaignBrief, FormOptions } from "@copydesk/contracts";

interface Beginning {
  options: Pick<FormOptions, "languages" | "objectives" | "voices">;
  /** `YYYY-MM-DD` where the person is. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

const usualLength = 28;

/** What a new campaign begins with: the company's defaults, and four weeks from today. Channels are a choice. */
export function blankBrief({ options, today, timeZone }: Beginning): CampaignBrief {
  const language = options.languages.find((one) => one.is_default) ?? options.languages[0];
  return {
    name: "",
    description: "",
    main_story: "",
    objective_ids: options.objectives.filter((one) => one.is_default).map((one) => one.id),
    own_objectives: [],
    from_date: today,
    to_date: addDays(today, usualLength),
    timezone: timeZone,
    voice_id: options.voices.find((one) => one.is_default)?.id ?? null,
    is_public: false,
    team_ids: [],
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: language ? [{ language_id: language.id, channel_ids: [] }] : [],
    audience: "",
    key_messages: [],
    call_to_action: "",
    links: [],
    mandatory_text: "",
    forbidden_claims: "",
    tags: [],
  };
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
