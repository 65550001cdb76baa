import type { CampaignBrief, ChannelOption, FormOptions, LanguageOption } from "@copydesk/contracts";

const language = (id: string, name: string, native_name = name): LanguageOption => ({
  id,
  code: id,
  name,
  native_name,
  direction: id === "ar" ? "rtl" : "ltr",
  word_spacing: true,
  is_default: id === "en",
});

const channel = (id: string, name: string): ChannelOption => ({
  id,
  code: id,
  name,
  description: "",
  icon: id,
  kind: "social",
  fields: [],
  unit: "graphemes",
  fold: null,
  is_active: true,
});

/** What forms of tests may choose from. */
export const sampleOptions: FormOptions = {
  languages: [language("en", "English"), language("de", "German", "Deutsch"), language("ar", "Arabic", "العربية")],
  channels: [channel("linkedin", "LinkedIn post"), channel("x", "X post"), channel("email", "Email newsletter"), channel("sms", "SMS")],
  objectives: [
    { id: "launch", name: "Product launch", description: "", is_default: true },
    { id: "leads", name: "Lead generation", description: "", is_default: false },
  ],
  voices: [{ id: "warm", name: "Warm expert", description: "Plain and dry.", is_default: true, language_ids: ["en", "de"] }],
  teams: [{ id: "nordics", name: "Nordics", colour: "blue" }],
  models: [{ id: "m", name: "Aurora Large", provider: "openai", is_default: true }],
  schedule_note: "Up to three posts a day.",
  time_zone: "Europe/Copenhagen",
};

export const sampleBrief: CampaignBrief = {
  name: "The kettle built to be mended",
  description: "",
  main_story: "Norrbrook has made kettles in Aarhus since 1968. ".repeat(8).trim(),
  objective_ids: ["launch"],
  own_objectives: [],
  from_date: "2027-03-01",
  to_date: "2027-04-11",
  timezone: "Europe/Copenhagen",
  voice_id: "warm",
  is_public: false,
  team_ids: [],
  generation_mode: "entire_campaign",
  content_schedule: true,
  languages: [{ language_id: "en", channel_ids: ["linkedin", "x"] }],
  audience: "",
  key_messages: [],
  call_to_action: "Pre-order now",
  links: [],
  mandatory_text: "",
  forbidden_claims: "",
  tags: [],
};
