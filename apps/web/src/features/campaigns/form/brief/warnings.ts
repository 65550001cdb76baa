import { type CampaignBrief, countGraphemes, extractPlaceholders, type FormOptions } from "@copydesk/contracts";
import type { Place } from "./places.ts";

/** Nothing that stops anybody, but something that one would want to know before paying for texts. */
export interface Warning {
  id: string;
  text: string;
  place: Place;
  /** Nothing is wrong: it only says what will be done. */
  isHint?: boolean;
}

interface Surroundings {
  options: FormOptions;
  today: string;
}

/** Under so many characters a story gives too little to say in several channels. */
const richStory = 300;

export function warningsOf(brief: CampaignBrief, { options, today }: Surroundings): Warning[] {
  const found: (Warning | null)[] = [
    leftPlaceholders(brief),
    shortStory(brief),
    brief.from_date < today ? { id: "past", text: "The first day is in the past", place: "dates" } : null,
    missingGuides(brief, options),
    proposedAction(brief),
    deletedChannels(brief, options),
  ];
  return found.filter((warning) => warning !== null);
}

/** A form that a template has just opened is to be filled in; nothing is wrong with it. */
function leftPlaceholders({ name, description, main_story }: CampaignBrief): Warning | null {
  const left = extractPlaceholders(`${name}\n${description}\n${main_story}`);
  if (left.length === 0) return null;
  const more = left.length > 1 ? ` and ${left.length - 1} more` : "";
  return {
    id: "placeholders",
    text: `{{#${left[0]}}}${more} still to be filled in`,
    place: extractPlaceholders(main_story).length > 0 ? "main-story" : "name",
    isHint: true,
  };
}

function shortStory({ main_story }: CampaignBrief): Warning | null {
  const length = countGraphemes(main_story.trim());
  if (length === 0 || length >= richStory) return null;
  return { id: "story", text: "A short story: pieces may repeat each other", place: "main-story" };
}

/** Not of a form that nobody has begun to fill in. */
function proposedAction({ call_to_action, main_story }: CampaignBrief): Warning | null {
  if (call_to_action.trim() !== "" || main_story.trim() === "") return null;
  return { id: "call_to_action", text: "No call to action yet, the outline will propose one", place: "call_to_action", isHint: true };
}

/** Languages that the chosen voice has no style guide for. */
export function languagesWithoutGuide(brief: Pick<CampaignBrief, "voice_id" | "languages">, options: FormOptions): string[] {
  const voice = options.voices.find(({ id }) => id === brief.voice_id);
  if (!voice) return [];
  const missing = brief.languages.filter(({ language_id }) => !voice.language_ids.includes(language_id));
  return missing.flatMap(({ language_id }) => options.languages.find(({ id }) => id === language_id)?.name ?? []);
}

function missingGuides(brief: CampaignBrief, options: FormOptions): Warning | null {
  const languages = languagesWithoutGuide(brief, options);
  const voice = options.voices.find(({ id }) => id === brief.voice_id);
  if (!voice || languages.length === 0) return null;
  return { id: "voice", text: `${voice.name} has no style guide in ${listWords(languages)}`, place: "voice" };
}

function deletedChannels(brief: CampaignBrief, { channels }: FormOptions): Warning | null {
  const used = new Set(brief.languages.flatMap((one) => one.channel_ids));
  const inactive = channels.filter(({ id, is_active }) => used.has(id) && !is_active);
  if (inactive.length === 0) return null;
  const verb = inactive.length === 1 ? "is" : "are";
  return { id: "channels", text: `${listWords(inactive.map(({ name }) => name))} ${verb} no longer active`, place: "channels" };
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
/** "Arabic", "Arabic and French", "Arabic, French and 3 more". */
export const listWords = (words: readonly string[]): string =>
  list.format(words.length <= 3 ? words : [...words.slice(0, 2), `${words.length - 2} more`]);
