import type { ChatProposal } from "@copydesk/contracts";
import type { Core } from "../../context.ts";
export const readProposals = async (_core: Core, _ids: readonly string[]): Promise<Map<string, ChatProposal[]>> => new Map();
