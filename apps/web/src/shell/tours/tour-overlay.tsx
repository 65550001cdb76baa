import { type ReactNode, useState } from "react";
import { type Tour, useApp } from "../../lib/stores/app.ts";
import { useNoteTourSeen } from "../../lib/tour-button.tsx";
import { stepsOf } from "./flows.ts";
import { stepAfter, stepsHere } from "./steps.ts";
import { findTarget } from "./target.ts";
import { TourPopover } from "./tour-popover.tsx";
import type { TourStep } from "./tour-step.ts";

/** The guided tour under way. It loads when the first one begins. */
export default function TourOverlay({ tour }: { tour: Tour }): ReactNode {
  const [steps] = useState(() => stepsHere(stepsOf(tour.flow, tour.meta), (target) => findTarget(target, tour.flowId) !== null));
  return <Steps tour={tour} steps={steps} />;
}

function Steps({ tour, steps }: { tour: Tour; steps: readonly TourStep[] }) {
  const [index, setIndex] = useState(0);
  const end = useEnd(tour.flow);
  const step = steps[index];
  if (!step) return null;

  function go(by: 1 | -1) {
    const next = stepAfter(index, by, steps.length);
    if (next === null) end();
    else setIndex(next);
  }
  return <TourPopover step={step} scope={tour.flowId} index={index} total={steps.length} onGo={go} onClose={end} />;
}

/** Closed or finished, a tour has been seen and is not offered again. */
function useEnd(flow: string): () => void {
  const setTour = useApp((state) => state.setTour);
  const noteSeen = useNoteTourSeen();
  return () => {
    noteSeen(flow);
    setTour(undefined);
  };
}
