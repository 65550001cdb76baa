import type { Parameters, ReplayChange, ReplayInput } from "@copydesk/contracts";

/**
 * What is sent: the messages of then, the same with other words, or what the campaign is today put into today's prompt, an
 * earlier one or another one.
 */
export type PromptWish = "sent" | "edited" | "today" | "earlier" | "written";
export type ReplayMessages = NonNullable<ReplayInput["messages"]>;

/** What is to be other than it was, as its form holds it. */
export interface ChangeDraft {
  /** Empty: the model that was asked then. */
  model_id: string;
  parameters: Parameters;
  prompt: PromptWish;
  /** Empty until one is chosen. */
  state_id: string;
  /** An empty one is as it is used today. */
  system_prompt: string;
  user_prompt: string;
  /** What is sent when it is edited. */
  messages: ReplayMessages;
}

export const noChange: ChangeDraft = {
  model_id: "",
  parameters: {},
  prompt: "sent",
  state_id: "",
  system_prompt: "",
  user_prompt: "",
  messages: [],
};

/** What the server is asked for. Nothing that stays as it was is named. */
export function toChange({ model_id, parameters, ...prompts }: ChangeDraft): ReplayChange & Pick<ReplayInput, "messages"> {
  const prompt = promptOf(prompts);
  return {
    ...(model_id !== "" && { model_id }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(prompt && { prompt }),
    ...(prompts.prompt === "edited" && { messages: prompts.messages }),
  };
}

function promptOf({ prompt, state_id, system_prompt, user_prompt }: Omit<ChangeDraft, "model_id" | "parameters">): ReplayChange["prompt"] {
  if (prompt === "today") return {};
  if (prompt === "earlier") return { state_id };
  if (prompt === "written")
    return { ...(system_prompt.trim() !== "" && { system_prompt }), ...(user_prompt.trim() !== "" && { user_prompt }) };
  return undefined;
}

/** What is missing before it can be asked, in words; null when nothing is. */
export function missingIn({ prompt, state_id, system_prompt, user_prompt, messages }: ChangeDraft): string | null {
  if (prompt === "edited" && messages.every(({ content }) => content.trim() === "")) return "Write at least one message.";
  if (prompt === "earlier" && state_id === "") return "Choose an earlier prompt.";
  if (prompt === "written" && system_prompt.trim() === "" && user_prompt.trim() === "") return "Write at least one of the two prompts.";
  return null;
}
