import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Arrow, type Box, placePopover, scrollNeeded } from "./placement.ts";
import { openStage, type Stage, stagePadding } from "./stage.ts";
import { after, boxOf, findTarget, scrollsWithPage, viewSize, watchPage } from "./target.ts";
import type { TourStep } from "./tour-step.ts";
import { type ElementNotFound, waitFor } from "./wait-for.ts";

type Found = { state: "waiting" } | { state: "failed"; error: ElementNotFound } | { state: "found"; element: HTMLElement | null };

interface Position {
  left: number;
  top: number;
  arrow: Arrow | null;
}

/** Finds what the step explains, lights it, and keeps the popover beside it while the page moves. */
export function useStep(
  step: TourStep,
  scope: string,
  popover: RefObject<HTMLElement | null>,
): { found: Found; position: Position | null } {
  const stage = useStage();
  const found = useTarget(step, scope);
  const [position, setPosition] = useState<Position | null>(null);

  useLayoutEffect(() => {
    if (found.state === "waiting") {
      return after(patience, () => {
        stage.current?.light(middle());
        if (popover.current) setPosition(placePopover(null, popover.current.getBoundingClientRect(), viewSize()));
      });
    }
    const element = found.state === "found" ? found.element : null;
    if (element && scrollsWithPage(element)) {
      window.scrollBy({ top: scrollNeeded(boxOf(element, stagePadding), viewSize()), behavior: "instant" });
    }
    stage.current?.light(boxOrMiddle(element));
    const place = () =>
      popover.current &&
      setPosition(placePopover(element && padded(boxOf(element, stagePadding)), popover.current.getBoundingClientRect(), viewSize()));
    const follow = () => {
      stage.current?.move(boxOrMiddle(element));
      place();
    };
    place();
    return onMove(element, follow);
  }, [found, popover, stage]);

  return { found, position };
}

/** The veil is there as long as the tour. */
function useStage(): RefObject<Stage | null> {
  const stage = useRef<Stage | null>(null);
  useLayoutEffect(() => {
    const opened = openStage();
    stage.current = opened;
    return () => opened.close();
  }, []);
  return stage;
}

function useTarget(step: TourStep, scope: string): Found {
  const [found, setFound] = useState<{ step: TourStep; found: Found }>();
  // Before the paint, so that what is already there is lit at once.
  useLayoutEffect(() => {
    if (step.ifAbsent === "centre" && !findTarget(step.target, scope)) {
      setFound({ step, found: { state: "found", element: null } });
      return;
    }
    return waitFor({
      find: () => findTarget(step.target, scope),
      watch: watchPage,
      after,
      title: step.title,
      onFound: (element) => setFound({ step, found: { state: "found", element } }),
      onFailed: (error) => setFound({ step, found: { state: "failed", error } }),
    });
  }, [step, scope]);
  return found?.step === step ? found.found : waiting;
}

/** So long what is lit stays as it is while the next target is awaited, in ms. */
const patience = 150;
const waiting: Found = { state: "waiting" };

const boxOrMiddle = (element: HTMLElement | null): Box => (element ? boxOf(element, stagePadding) : middle());

function middle(): Box {
  const { width, height } = viewSize();
  return { left: width / 2, top: height / 2, width: 0, height: 0 };
}

const padded = ({ left, top, width, height }: Box): Box => ({
  left: left - stagePadding,
  top: top - stagePadding,
  width: width + 2 * stagePadding,
  height: height + 2 * stagePadding,
});

function onMove(element: HTMLElement | null, follow: () => void): () => void {
  const observer = new ResizeObserver(follow);
  observer.observe(document.body);
  if (element) observer.observe(element);
  window.addEventListener("scroll", follow, { passive: true, capture: true });
  window.addEventListener("resize", follow);
  return () => {
    observer.disconnect();
    window.removeEventListener("scroll", follow, { capture: true });
    window.removeEventListener("resize", follow);
  };
}
