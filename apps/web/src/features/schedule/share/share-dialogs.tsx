import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { ShareName } from "../schedule-context.ts";

const CalendarDialog = lazyPart(() => import("./calendar-dialog.tsx"));
const AsanaDialog = lazyPart(() => import("./asana-dialog.tsx"));

/** The ways to take a schedule along, each with its dialog. */
export function ShareDialogs({ shown, onClose }: { shown: ShareName | null; onClose: () => void }) {
  return (
    <Suspense>
      {shown === "calendar" && <CalendarDialog onClose={onClose} />}
      {shown === "asana" && <AsanaDialog onClose={onClose} />}
    </Suspense>
  );
}
