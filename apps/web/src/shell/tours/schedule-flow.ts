import type { TourSteps } from "./tour-step.ts";

/** The tour of a schedule, beside the texts or large. */
export const scheduleFlow = {
  "campaign-schedule-block": [
    {
      target: "schedule",
      title: "Schedule",
      text: [
        "When each post goes out. Drag one to another day, or press Alt and an arrow key; open it to change the rest.",
        "What breaks a rule is marked, with the reason in words.",
      ],
    },
    {
      target: "version-menu",
      title: "Versions",
      text: ["Planning again adds a version, and so do your changes. Choose an earlier one at any time."],
    },
    {
      target: "schedule-view",
      title: "Week, month or list",
      text: ["The same posts by week or month, or as a list with the reason for each time."],
    },
    {
      target: "schedule-basis",
      title: "Based on",
      text: ["Which channels of this language the version is based on. Channels added later are not planned yet."],
      ifAbsent: "leave-out",
    },
    {
      target: "regenerate-schedule",
      title: "Regenerate",
      text: ["Plans the posts again. Locked and published ones stay where they are."],
      ifAbsent: "leave-out",
    },
    {
      target: "schedule-configuration",
      title: "Schedule configuration",
      text: ["Rules, attributes, prompts and model for this schedule alone."],
      ifAbsent: "leave-out",
    },
    {
      target: "update-with-new-channels",
      title: "Update with new channels",
      text: ["Plans channels that were added later. Existing posts stay where they are."],
      ifAbsent: "leave-out",
    },
    {
      target: "schedule-menu",
      title: "Export it",
      text: ["As a calendar file, under a calendar address that stays up to date, or as tasks in Asana."],
      ifAbsent: "leave-out",
    },
  ],
} as const satisfies Record<string, TourSteps>;
