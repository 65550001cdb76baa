import { Suspense } from "react";
import { lazyPart } from "../../../../lib/lazy-part.tsx";

const CalendarDialog = lazyPart(() => import("./calendar-dialog.tsx"));
const AsanaDialog = lazyPart(() => import("./asana-dialog.tsx"));

export type ShareName = "calendar" | "asana";

/** The ways to take a schedule along, each with its dialog. */
export function ShareDialogs({ shown, onClose }: { shown: ShareName | null; onClose: () => void }) {
  return (
    <Suspense>
      {shown === "calendar" && <CalendarDialog onClose={onClose} />}
      {shown === "asana" && <AsanaDialog onClose={onClose} />}
    </Suspense>
  );
}
