import type { ChatSource, ChatStep } from "@copydesk/contracts";
import { campaignAnswer, campaignsAnswer, compareAnswer, outlineAnswer, pieceAnswer } from "./plain/format-campaigns.ts";
import { gapsAnswer, scheduleAnswer } from "./plain/format-plans.ts";
import { channelsAnswer, usageAnswer, voicesAnswer } from "./plain/format-settings.ts";
import { lookUp } from "./plain/look-up.ts";
import { plain } from "./plain/markdown.ts";
import { type Answer, type Asked, understand } from "./plain/understand.ts";
import type { ToolCall } from "./tools/index.ts";

export interface PlainAnswer {
  /** Markdown; `[words](ref:c1)` leads to one of the sources. */
  content: string;
  steps: ChatStep[];
  sources: ChatSource[];
}

const whatItIs = "*From the built-in writer, which looks things up word for word. Connect a model for answers with more thought.*";

/**
 * The built-in writer's answer to a question about campaigns: what the tools give, put plainly. Never throws for what the
 * person may not see or what is not there; it says so.
 * @param emit gets the answer part by part, in order; together they are `content`
 */
export async function plainAnswer(call: ToolCall, question: string, emit: (delta: string) => void): Promise<PlainAnswer> {
  const look = lookUp(call);
  let content = "";
  const write = (text: string) => {
    if (text === "") return;
    const delta = content === "" ? text : `\n\n${text}`;
    content += delta;
    emit(delta);
  };
  const asked = await understand(look, question);
  if (asked.unknownName !== undefined && ofCampaigns.has(asked.topic))
    write(`You can see no campaign that is called “${plain(asked.unknownName)}”.`);
  if (asked.alsoSchedule) await scheduleAnswer(look, write, asked);
  await answers[asked.topic](look, write, asked);
  for (const { problem } of look.steps) if (problem !== null) write(plain(problem));
  write(whatItIs);
  return { content, steps: look.steps, sources: look.sources };
}

/** What is asked of campaigns, of which a name may stand in the question. */
const ofCampaigns: ReadonlySet<Asked["topic"]> = new Set([
  "campaigns",
  "campaign",
  "outline",
  "compare",
  "schedule",
  "gaps",
  "unknown",
] as const);

const answers: Record<Asked["topic"], Answer> = {
  campaigns: campaignsAnswer,
  campaign: campaignAnswer,
  piece: pieceAnswer,
  outline: outlineAnswer,
  compare: compareAnswer,
  schedule: scheduleAnswer,
  gaps: gapsAnswer,
  voices: voicesAnswer,
  channels: channelsAnswer,
  usage: usageAnswer,
  change: async (_, write) =>
    write(
      "Writing and changing need a model: without one the agent only looks things up. A text can be edited or written again at its piece, and a post moved in the schedule.",
    ),
  unknown: async (look, write, asked) => {
    if (asked.unknownName === undefined)
      write(
        "That is more than can be looked up word for word. Ask what goes out and when, what is missing, out of date or too long, what a text or an outline says, how two versions differ, or about voices, channels and usage.",
      );
    await campaignsAnswer(look, write, asked);
  },
};
