import { AppError, type Estimate, estimateInput, type LiveEvent, type RunState, type RunView, startRunInput } from "@copydesk/contracts";
import type { TrackedEnvelope } from "@trpc/server";
import { z } from "zod";
import { id } from "../input.ts";
import { allowed, router, signedIn } from "../trpc.ts";

const cancelInput = z.strictObject({ campaign_id: id, run_id: id.optional(), language_id: id.optional(), block_id: id.optional() });
const runInput = z.strictObject({ campaign_id: id, run_id: id });
/** `lastEventId` is tRPC's own name for where the client left off. */
const liveInput = z.strictObject({ campaign_id: id, lastEventId: z.string().max(200).nullish() });

export const generationRouter = router({
  start: allowed("campaigns.generate")
    .input(startRunInput)
    .mutation((): { run_id: string; status: RunState } => notYet()),
  cancel: allowed("campaigns.generate")
    .input(cancelInput)
    .mutation((): null => notYet()),
  run: allowed("campaigns.view")
    .input(runInput)
    .query((): RunView => notYet()),
  live: allowed("campaigns.view")
    .input(liveInput)
    .subscription(async function* (): AsyncGenerator<TrackedEnvelope<LiveEvent>, void, unknown> {
      yield notYet();
    }),
});

export const estimateProcedure = allowed("campaigns.create")
  .input(estimateInput)
  .query((): Estimate => notYet());

export const warmUpProcedure = signedIn.mutation((): null => null);

function notYet(): never {
  throw new AppError("UNAVAILABLE", "Generating is not possible yet.");
}
