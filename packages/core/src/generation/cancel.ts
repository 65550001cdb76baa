import type { Authorized } from "../campaigns/authorize-campaign.ts";
import type { Core } from "../context.ts";

export interface WorkToStop {
  run_id?: string | undefined;
  language_id?: string | undefined;
  block_id?: string | undefined;
}

export async function cancelWork(_core: Core, _allowed: Authorized<"generate">, _what: WorkToStop): Promise<null> {
  throw new Error("not written yet");
}
