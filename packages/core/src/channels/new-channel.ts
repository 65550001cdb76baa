import type { PromptPair } from "@copydesk/contracts";
import { newChannelPrompts } from "@copydesk/db";

/** The prompts that a new channel begins with. */
export const readNewChannelPrompts = (): PromptPair => newChannelPrompts;
