/** The guided tours of the specification; their steps are in the shell's table. */
export const tourFlows = [
  "campaign-create",
  "campaign-content",
  "campaign-content-block",
  "campaign-content-advance-configuration",
  "campaign-schedule-block",
  "channel-create",
  "model-create",
  "voice-create",
  "style-guide-create",
  "voice-example-create",
  "admin-schedule-configuration",
  "admin-outline-configuration",
] as const;
export type TourFlow = (typeof tourFlows)[number];

/** The person's preference that says that they have seen a tour. */
export const tourDoneKey = (flow: string) => `tour.${flow}.done`;
