import type { Attribute, SchedulerRules } from "@copydesk/contracts";

type Window = SchedulerRules["windows"][string][number];

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const window = (weekdays: number[], from: string, to: string): Window[] => [{ weekdays, from, to }];

/** When posts are planned unless a company says otherwise. A channel of a company's own has no window: any hour that is not quiet. */
export const schedulerRules: SchedulerRules = {
  posts_per_week: 2,
  posts_per_day: 3,
  gap_same_channel_minutes: 1_440,
  gap_any_channel_minutes: 60,
  weekdays: everyDay,
  windows: {
    linkedin: window([2, 3, 4], "09:00", "11:00"),
    x: window([1, 2, 3, 4, 5], "08:30", "12:00"),
    facebook: window([1, 2, 3, 4], "09:00", "13:00"),
    instagram: window([1, 2, 3, 4, 5], "11:00", "14:00"),
    tiktok: window([2, 3, 4], "16:00", "19:00"),
    youtube: window([4, 5, 6], "15:00", "18:00"),
    email: window([2, 4], "09:30", "10:30"),
    press: window([2, 3, 4], "08:00", "10:00"),
    blog: window([2, 3, 4], "09:00", "10:00"),
    sms: window([1, 2, 3, 4, 5, 6], "10:00", "18:00"),
    threads: window([1, 2, 3, 4, 5], "08:00", "12:00"),
    // An ad begins when somebody is there to look after its first day, and not before a weekend.
    google_ads: window([1, 2, 3, 4], "09:00", "11:00"),
  },
  quiet_from: "21:00",
  quiet_to: "07:00",
  blackout_dates: [],
  lead_channel: null,
  stagger_languages_minutes: 0,
};

export const outlineAttributes: readonly Attribute[] = [
  {
    key: "sections",
    label: "Sections",
    type: "number",
    min: 3,
    max: 12,
    required: true,
    default: 5,
    help: "How many steps the argument has.",
  },
  {
    key: "key_messages",
    label: "Key messages",
    type: "textarea",
    required: false,
    default: null,
    help: "One a line. Left empty, they are found in the story.",
  },
  {
    key: "call_to_action",
    label: "Call to action",
    type: "text",
    required: false,
    default: null,
    help: "Left empty, it comes from the objective and the story.",
  },
  {
    key: "audience",
    label: "Audience",
    type: "text",
    required: false,
    default: null,
    help: "Such as “people who own a kettle”. Left empty, it is found in the story.",
  },
];

export const schedulerAttributes: readonly Attribute[] = [
  {
    key: "pace",
    label: "Pace",
    type: "select",
    options: ["Steady", "Strong start", "Growing towards the end"],
    required: true,
    default: "Steady",
    help: "How posts are spread over the campaign.",
  },
  {
    key: "key_dates",
    label: "Key dates",
    type: "textarea",
    required: false,
    default: null,
    help: "Days that matter, one a line, such as “2027-03-09: first day of sale”.",
  },
];
