/** What is known of a person's beginning; undefined where they may not know or do it. */
export interface StartFacts {
  /** A model beside the built-in writer can be chosen, or the person chose to stay without. */
  model: boolean | undefined;
  voice: boolean | undefined;
  campaign: boolean | undefined;
  people: boolean | undefined;
}

export type StartStepId = keyof StartFacts;

export interface StartStep {
  id: StartStepId;
  title: string;
  text: string;
  isDone: boolean;
  /** Where it is done. */
  to: string;
  label: string;
}

const steps: Record<StartStepId, Omit<StartStep, "id" | "isDone">> = {
  model: {
    title: "Connect a model",
    text: "Or stay with offline drafts: they arrange your story's own sentences, without AI.",
    to: "/settings/models/add",
    label: "Connect a model",
  },
  voice: {
    title: "Check the voice",
    text: "One is ready. Read how it should sound, and make it yours.",
    to: "/settings/voices",
    label: "Check the voice",
  },
  campaign: {
    title: "Write a first campaign",
    text: "Paste one story, tick the channels, press Generate.",
    to: "/campaigns/add",
    label: "New campaign",
  },
  people: {
    title: "Invite someone",
    text: "Invite a colleague to review with you.",
    to: "/users",
    label: "Invite someone",
  },
};

/** The first things to do, those left out that are not this person's. */
export const startSteps = (facts: StartFacts): StartStep[] =>
  (Object.keys(steps) as StartStepId[]).flatMap((id) => {
    const isDone = facts[id];
    return isDone === undefined ? [] : [{ id, isDone, ...steps[id] }];
  });
