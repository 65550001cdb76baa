import type { BlockDetail, BlockSummary, SchedulePost } from "@copydesk/contracts";
import { type ReactNode, useMemo, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useHub } from "../hub-kit/index.ts";
import { monthOf } from "./months.ts";
import { PostDialog } from "./post-dialog.tsx";
import { ScheduleConflictDialog } from "./schedule-conflict-dialog.tsx";
import type { ShareName } from "./schedule-context.ts";
import { ScheduleContextProvider } from "./schedule-context.ts";
import { ShareDialogs } from "./share/share-dialogs.tsx";
import { useSchedule } from "./use-schedule.ts";

/** The schedule alone, large. */
export const LargeSchedule = lazyPart(() => import("./large/large-schedule.tsx"));

interface ScheduleProviderProps {
  block: BlockSummary | undefined;
  texts: BlockDetail[] | undefined;
  children: ReactNode;
}

/** One schedule for all that show it, beside the texts or large: the same posts, the same chosen day, one editing session. */
export function ScheduleProvider({ block, texts, children }: ScheduleProviderProps) {
  const { campaign } = useHub();
  const detail = texts?.find((one) => one.id === block?.id);
  const content = detail?.selected?.content;
  const schedule = useSchedule(block ?? noBlock, content?.kind === "schedule" ? content.plan : null);
  const first = schedule?.posts[0]?.date ?? campaign.brief.from_date;
  const [chosen, setChosen] = useState<string | null>(null);
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const [opened, setOpened] = useState<SchedulePost | null>(null);
  const [shared, setShared] = useState<ShareName | null>(null);
  const day = chosen ?? first;
  const month = turnedTo ?? monthOf(day);
  const value = useMemo(
    () => ({
      block,
      detail,
      texts,
      schedule,
      day,
      month,
      showDay(next: string) {
        setChosen(next);
        setTurnedTo(monthOf(next));
      },
      showMonth: setTurnedTo,
      openPost: setOpened,
      share: setShared,
    }),
    [block, detail, texts, schedule, day, month],
  );
  return (
    <ScheduleContextProvider value={value}>
      {children}
      {schedule && opened && <PostDialog post={opened} schedule={schedule} onClose={() => setOpened(null)} />}
      {schedule && <ShareDialogs shown={shared} onClose={() => setShared(null)} />}
      {schedule && <ScheduleConflictDialog schedule={schedule} />}
    </ScheduleContextProvider>
  );
}

/** Stands in where a campaign has no posting schedule; nothing is ever saved of it. */
const noBlock: BlockSummary = {
  id: "",
  kind: "schedule",
  language_id: "",
  language_code: "",
  channel_id: null,
  channel_code: null,
  state: "empty",
  out_of_date: false,
  version_count: 0,
  selected_number: null,
  selected_version_id: null,
  selected_origin: null,
  warnings: 0,
  wrong_language: false,
  failure: null,
};
