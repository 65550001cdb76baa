import { lazy, Suspense } from "react";

const CalendarDialog = lazy(() => import("./calendar-dialog.tsx"));
const AsanaDialog = lazy(() => import("./asana-dialog.tsx"));

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
