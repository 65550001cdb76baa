/** Where on the form something stands. The sections come first, in order; their names are also their `data-tour`. */
const sections = [
  "template",
  "fill-in",
  "name",
  "main-story",
  "objectives",
  "dates",
  "voice",
  "privacy",
  "generation-mode",
  "languages",
  "channels",
  "details",
  "schedule",
] as const;
export type Section = (typeof sections)[number];
/** A section, or one field inside "details". */
export type Place = Section | DetailField;

export const detailFields = ["audience", "key_messages", "call_to_action", "links", "mandatory_text", "forbidden_claims", "tags"] as const;
export type DetailField = (typeof detailFields)[number];

const sectionOfField: Record<string, Section> = {
  name: "name",
  description: "name",
  main_story: "main-story",
  objective_ids: "objectives",
  own_objectives: "objectives",
  from_date: "dates",
  to_date: "dates",
  timezone: "dates",
  voice_id: "voice",
  is_public: "privacy",
  team_ids: "privacy",
  generation_mode: "generation-mode",
  content_schedule: "schedule",
};

/** Where the field of an error stands. `path` is joined with dots: `languages.0.channel_ids`. */
export function placeOf(path: string): Place {
  const [field = "", , inner] = path.split(".");
  if (field === "languages") return inner === "channel_ids" ? "channels" : "languages";
  return detailFields.find((detail) => detail === field) ?? sectionOfField[field] ?? "name";
}

/** Order on the page. */
export function placeRank(place: Place): number {
  const detail = detailFields.indexOf(place as DetailField);
  return detail >= 0 ? sections.indexOf("details") + (detail + 1) / 100 : sections.indexOf(place as Section);
}

export const isDetail = (place: Place): place is DetailField => detailFields.includes(place as DetailField);
