// Apart from the schemas that check them, for those who only need the numbers: a worker thread, the first page.

/** Of one caller. Calls a minute are the installation's own to say. */
export const callLimits = { runsPerMinute: 30, filesPerHour: 60 } as const;

export const campaignLimits = {
  name: 120,
  description: 500,
  storyMin: 50,
  storyMax: 20_000,
  languages: 20,
  channelsPerLanguage: 30,
  pieces: 300,
  spanDays: 730,
  objectives: 5,
  ownObjectives: 3,
  keyMessages: 7,
  links: 10,
  firstDay: "1900-01-01",
  lastDay: "2099-12-31",
} as const;

export const exampleLimits = {
  title: 120,
  /** Graphemes. */
  textMin: 20,
  textMax: 20_000,
  /** Examples of one bulk action. */
  bulk: 500,
} as const;

/** What comes of a post that is planned. */
export const postStatuses = ["suggested", "confirmed", "published", "skipped"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** How many are told of, the latest first. */
export const mostDeleted = 200;
