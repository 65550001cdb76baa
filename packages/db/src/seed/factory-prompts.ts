import { channels } from "./channels/index.ts";
import { contentSystemPrompt, contentUserPrompt } from "./prompts.ts";

/** The prompts with which a channel came, by its code; null for a company's own channel. */
export function factoryChannelPrompts(code: string): { system_prompt: string; user_prompt: string } | null {
  const seed = channels.find((one) => one.code === code);
  return seed ? { system_prompt: contentSystemPrompt, user_prompt: contentUserPrompt(seed.guidance) } : null;
}

/** What a new channel begins with. */
export const newChannelPrompts = {
  system_prompt: contentSystemPrompt,
  user_prompt: contentUserPrompt("What good work on this channel looks like: write it here, in a few rules."),
};
