import type { ScheduleFrame } from "@copydesk/contracts";
import { useMemo } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { useHub } from "../hub-context.ts";

/** The rules that posts of a language are checked against; undefined until they are loaded. */
export function useFrame(languageId: string): ScheduleFrame | undefined {
  const { campaign, options } = useHub();
  const { data } = trpc.blocks.schedule_frame.useQuery(
    { campaign_id: campaign.id, language_id: languageId },
    { staleTime: 60_000, enabled: languageId !== "" },
  );
  return useMemo(
    () => data && { ...data, now: Date.now(), channel_names: Object.fromEntries(options.channels.map((one) => [one.code, one.name])) },
    [data, options.channels],
  );
}
