import { useRef } from "react";
import { trpc } from "../../../lib/trpc.ts";

const restingFor = 120;

/** Fetches a campaign while the pointer rests on it or the focus is there, so that opening it shows it at once. */
export function usePrefetchCampaign(id: string) {
  const utils = trpc.useUtils();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const enter = () => {
    leave();
    timer.current = setTimeout(() => {
      void utils.campaigns.get.prefetch({ id }, { staleTime: 10_000 });
      void utils.blocks.overview.prefetch({ campaign_id: id }, { staleTime: 10_000 });
    }, restingFor);
  };
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
