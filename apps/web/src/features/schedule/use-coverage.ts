import { postTitles, withNewChannels } from "@copydesk/contracts";
import { useMemo } from "react";
import { useHub } from "../hub-kit/index.ts";
import { useScheduleContext } from "./schedule-context.ts";

interface Coverage {
  /** Codes of the language's channels. */
  channels: string[];
  /** Those that came after the plan was made. */
  missing: string[];
  /** Plans the missing ones and leaves every other post where it is; undefined while the rules load or nobody may. */
  update: (() => void) | undefined;
}

/** Which channels of the language the plan was made for, and the way to plan those that came later. */
export function useCoverage(): Coverage {
  const { campaign, channelById, channelByCode } = useHub();
  const { schedule, texts } = useScheduleContext();
  return useMemo(() => {
    const pieces = (texts ?? []).filter((block) => block.kind === "content");
    const channels = pieces.flatMap((block) => block.channel_code ?? []);
    const missing = channels.filter((code) => !schedule?.plan.based_on.includes(code));
    const { frame } = schedule ?? {};
    if (!schedule || !frame || !campaign.can.edit || missing.length === 0) return { channels, missing, update: undefined };
    const update = () =>
      schedule.replan(
        withNewChannels(schedule.plan, {
          frame: { ...frame, now: Date.now(), channels },
          channels: missing.map((code) => ({ code, name: channelByCode.get(code)?.name ?? code })),
          titles: postTitles(pieces, channelById),
          newId: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
        }),
      );
    return { channels, missing, update };
  }, [campaign, channelById, channelByCode, schedule, texts]);
}
