import { AppError, type PromptOwner, type ReplayPrompt } from "@copydesk/contracts";
import type { ChatMessage } from "@copydesk/llm";
import { authorizeCampaign } from "../../../access/index.ts";
import { attributesWithValues } from "../../../block-settings/index.ts";
import { readState } from "../../../campaign-defaults/index.ts";
import { buildMessages, gatherMaterial, type PromptMaterial, readTaskRows } from "../../../generation/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import type { ModelRow } from "../../../models/index.ts";
import { demandReading, demandWholePrompts } from "../../../prompts/index.ts";
import { type CallRow, pieceOf } from "./find-call.ts";

const ownerOf = { outline: "outline", content: "channel", schedule: "scheduler" } as const satisfies Record<string, PromptOwner>;

interface WithPrompt {
  log: CallRow;
  prompt: ReplayPrompt;
  model: ModelRow | null;
}

/**
 * The input of a call with another prompt: what the campaign is now, put into it as writing does.
 * @throws RULE_BROKEN when there is no piece, or none any more, that it could be built from; NOT_FOUND for a campaign that
 *   the asker may not see, and for an earlier prompt that there never was; FORBIDDEN for whoever may not read such
 *   prompts; BAD_REQUEST for a prompt that could not be saved.
 */
export async function messagesWithPrompt(core: Core, actor: Actor, { log, prompt, model }: WithPrompt): Promise<ChatMessage[]> {
  if (log.block_id === null) throw noPiece();
  const piece = await pieceOf(core, log);
  if (!piece) throw pieceNotFound();
  await authorizeCampaign(core, actor, "view", piece.campaign.id);
  const owner = ownerOf[piece.block.kind];
  demandReading(actor, owner);
  const { material } = await gatherMaterial(core, { ...piece, model, task: { note: await wishOf(core, log) } });
  const changed = { ...material, ...(await promptOf(core, owner, prompt)) };
  demandWholePrompts(owner, { ...changed, attributes: attributesWithValues([...changed.attributes], changed.attribute_values) });
  return buildMessages(changed);
}

/** What of the material is another one. An earlier state brings the attributes and rules that it was written for. */
async function promptOf(core: Core, owner: PromptOwner, { state_id, ...written }: ReplayPrompt): Promise<Partial<PromptMaterial>> {
  if (state_id === undefined) return Object.fromEntries(Object.entries(written).filter(([, text]) => text !== undefined));
  if (owner === "channel") throw new AppError("RULE_BROKEN", "Earlier prompts of channels are not kept. Write the prompt to ask with.");
  const { system_prompt, user_prompt, attributes, rules } = (await readState(core, owner, state_id)).values;
  return { system_prompt, user_prompt, attributes, ...(rules && { rules }) };
}

/** What the person who asked then wanted to be different. */
async function wishOf(core: Core, { task_id }: CallRow): Promise<string> {
  const [task] = await readTaskRows(core, ["note"], { ids: [task_id ?? ""] });
  return task?.note ?? "";
}

const noPiece = () =>
  new AppError("RULE_BROKEN", "This call wasn't for a piece of a campaign, so there is no prompt to change. Change its messages instead.");
const pieceNotFound = () =>
  new AppError("RULE_BROKEN", "The piece or its campaign is gone, so the input cannot be built with another prompt. Ask again as it was.");
