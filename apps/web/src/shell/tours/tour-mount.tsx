import { lazy, Suspense } from "react";
import { useApp } from "../../lib/stores/app.ts";

const TourOverlay = lazy(() => import("./tour-overlay.tsx").catch(() => ({ default: () => null })));

/** Where guided tours appear. Without the network there is none, and the screen goes on. */
export function TourMount() {
  const tour = useApp((state) => state.tour);
  return (
    tour && (
      <Suspense>
        <TourOverlay key={`${tour.flow} ${tour.flowId}`} tour={tour} />
      </Suspense>
    )
  );
}
