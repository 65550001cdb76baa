import type { Estimate, estimateInput } from "@copydesk/contracts";
import type { z } from "zod";
import type { Core } from "../context.ts";

export async function estimateCampaign(_core: Core, _input: z.output<typeof estimateInput>): Promise<Estimate> {
  throw new Error("not written yet");
}
