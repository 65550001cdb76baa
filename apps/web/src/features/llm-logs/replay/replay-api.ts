import type { ReplayInput } from "@copydesk/contracts";
import { useRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useStoppable } from "../../../lib/use-stoppable.ts";
import type { TokenPrice } from "./estimate-replays.ts";

/** Whether the person may ask calls again at all: it shows what was said, and costs money. */
export function useMayReplay(): boolean {
  const [mayRead, mayAsk] = [useRight("llm_logs.view_bodies"), useRight("models.test")];
  return mayRead && mayAsk;
}

/** Asks a call again; it can be stopped. What was asked stands in the log then, also what failed or was stopped. */
export function useReplay() {
  const utils = trpc.useUtils();
  return useStoppable(async (input: ReplayInput, signal) => {
    try {
      const comparison = await utils.client.llm_logs.replay.mutate(input, { signal });
      utils.llm_logs.compare.setData({ id: comparison.replay.id }, comparison);
      return comparison;
    } finally {
      void utils.llm_logs.list.invalidate();
      void utils.llm_logs.get.invalidate({ id: input.id });
    }
  });
}

/** An answer beside the one that it repeats. */
export const useComparedCalls = (id: string) => trpc.llm_logs.compare.useQuery({ id });

/** An answer as a new version of its piece. */
export function useTakeReplay() {
  const utils = trpc.useUtils();
  return trpc.llm_logs.take.useMutation({
    onSettled: (_, __, { replay_id }) =>
      Promise.all([
        utils.llm_logs.compare.invalidate({ id: replay_id }),
        utils.llm_logs.get.invalidate({ id: replay_id }),
        utils.blocks.invalidate(),
        utils.campaigns.invalidate(),
      ]),
  });
}

/** What a model takes for a million tokens; null for none, and while it is not known or not to be seen. */
export function useTokenPrice(modelId: string): TokenPrice | null {
  const maySee = useRight("models.view");
  const { data } = trpc.models.get.useQuery({ id: modelId }, { enabled: maySee && modelId !== "", staleTime: 30_000 });
  if (modelId === "") return null;
  return data ?? { provider: "openai", price_in: null, price_out: null, currency: null };
}
