import type { TourStep } from "./tour-step.ts";

const attributes: TourStep = {
  target: "configuration-attributes",
  title: "Attributes and their defaults",
  text: ["What campaigns can set, each with the value used when they don't.", "Prompts refer to an attribute by its key."],
};
const model: TourStep = {
  target: "configuration-model",
  title: "Model and parameters",
  text: ["Which model does it, and how. What is switched off is not sent; each row says where its value comes from."],
};
const history: TourStep = {
  target: "configuration-history",
  title: "History",
  text: ["Who changed what, latest first. You can go back to any earlier version without losing anything."],
};
const restore: TourStep = {
  target: "configuration-restore",
  title: "Restore defaults",
  text: ["Brings back the original settings."],
  ifAbsent: "leave-out",
};
const save: TourStep = {
  target: "configuration-save",
  title: "Save",
  text: ["Changes apply from the next text that is written."],
  ifAbsent: "leave-out",
};

/** The tours of the outline and the scheduler configuration. */
export const configurationFlows = {
  "admin-outline-configuration": [
    attributes,
    {
      target: "configuration-prompts",
      title: "Prompts",
      text: ["What a model is told when it turns a story into an outline. Type {{# for the variables, each with what it is now."],
    },
    model,
    {
      target: "configuration-try",
      title: "Try on a campaign",
      text: ["Shows the outline these settings would produce, with tokens, cost and time. Nothing in the campaign changes."],
    },
    history,
    restore,
    save,
  ],
  "admin-schedule-configuration": [
    {
      target: "schedule-rules",
      title: "When and how often",
      text: ["Days, quiet hours and numbers. Every plan keeps to them, whatever a model suggests."],
    },
    {
      target: "schedule-week",
      title: "The week",
      text: ["When each channel posts, as a picture. Open a channel to change its windows and how often it comes."],
    },
    attributes,
    {
      target: "configuration-prompts",
      title: "Prompts",
      text: ["What a model is told when it plans the finished pieces. The rules above are included as a variable."],
    },
    model,
    {
      target: "configuration-try",
      title: "Try on a campaign",
      text: ["Shows the schedule these settings would produce for a campaign. Its own schedule stays as it is."],
    },
    history,
    restore,
    save,
  ],
} as const satisfies Record<string, readonly TourStep[]>;
