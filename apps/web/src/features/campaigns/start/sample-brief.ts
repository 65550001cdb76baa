import type { CampaignBrief, FormOptions } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";
import { addDays, blankBrief } from "../form/brief/blank-brief.ts";
import { sampleStories } from "./sample-stories.ts";
import type { SampleName } from "./samples.ts";

interface Surroundings {
  options: FormOptions;
  /** `YYYY-MM-DD` where the person is. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

/** Four channels show how different pieces of one story are; more would keep somebody waiting. */
const wanted = ["linkedin", "x", "email", "blog"];

/** The brief of a sample: as a new campaign begins, in English where there is any, telling of a Saturday three weeks ahead. */
export function sampleBriefOf(sample: SampleName, name: string, surroundings: Surroundings): CampaignBrief {
  const story = sampleStories[sample];
  const { options, today } = surroundings;
  const blank = blankBrief(surroundings);
  const language = options.languages.find(({ code }) => code === "en") ?? options.languages.find(({ id }) => id === languageOf(blank));
  const active = options.channels.filter((channel) => channel.is_active);
  const known = active.filter(({ code }) => wanted.includes(code));
  const channels = known.length > 0 ? known : active.slice(0, wanted.length);
  return {
    ...blank,
    name,
    description: story.description,
    main_story: story.tell(formatDay(saturdayAfter(addDays(today, 18)))),
    call_to_action: story.callToAction,
    languages: language ? [{ language_id: language.id, channel_ids: channels.map(({ id }) => id) }] : [],
  };
}

const languageOf = (brief: CampaignBrief) => brief.languages[0]?.language_id;

/** That day, or the next Saturday after it. */
function saturdayAfter(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, 6 - weekday);
}

const formatDay = (day: string) =>
  new Intl.DateTimeFormat(consoleLocale, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(",", "");
