import { Button, cn, IconButton, useOpener } from "@copydesk/ui";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Arrow } from "./placement.ts";
import { placeOf } from "./steps.ts";
import type { TourStep } from "./tour-step.ts";
import "./tour.css";
import { useStep } from "./use-step.ts";

interface TourPopoverProps {
  step: TourStep;
  /** What the tour is about. */
  scope: string;
  index: number;
  total: number;
  onGo: (by: 1 | -1) => void;
  onClose: () => void;
}

/** The words beside what is lit. A modal dialog: it keeps the focus, and gives it back to where it was. */
export function TourPopover({ step, scope, index, total, onGo, onClose }: TourPopoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { found, position } = useStep(step, scope, dialog);
  const place = placeOf(index, total);
  const failed = found.state === "failed";
  useModal(dialog, next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the first step the button that had the focus may be gone
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement) || document.activeElement === dialog.current) next.current?.focus();
  }, [index]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowRight" && !place.isLast) onGo(1);
    else if (event.key === "ArrowLeft") onGo(-1);
    // A dialog underneath takes the key for its own, and the browser then does not close this one.
    else if (event.key === "Escape") onClose();
  }
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={cn(
        "tour-popover pointer-events-auto m-0 w-[340px] rounded-lg bg-raised px-5 pt-[18px] pb-4 text-ink shadow-dialog",
        !position && "opacity-0",
      )}
      style={{ left: position?.left, top: position?.top }}
    >
      {position?.arrow && <ArrowMark {...position.arrow} />}
      <div className="flex items-center justify-between gap-3">
        <h2 id="tour-title" className="font-bold text-md">
          {step.title}
        </h2>
        <IconButton label="Close the tour" icon={<XIcon size={17} />} tooltip={false} onClick={onClose} className="-mr-1.5" />
      </div>
      <div id="tour-text" aria-live="polite" className="mt-1.5 grid gap-2 text-base text-ink-2">
        {failed ? <p role="alert">{found.error.message}</p> : step.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      </div>
      <Bars index={index} total={total} />
      <div className="mt-4 flex items-center gap-2">
        <span className="mr-auto text-ink-3 text-xs tabular-nums">{place.words}</span>
        {!place.isFirst && <Button onClick={() => onGo(-1)}>Previous</Button>}
        <Button ref={next} variant="primary" onClick={() => onGo(1)}>
          {place.isLast ? "Done" : failed ? "Skip" : "Next"}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

/** @param first what has the focus to begin with. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, first: RefObject<HTMLElement | null>): void {
  // A tour may have been chosen from a menu, which is gone by the time the dialog opens.
  const returnFocus = useOpener(true);
  const giveBack = useRef(returnFocus);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    first.current?.focus();
    return () => {
      opened?.close();
      giveBack.current();
    };
  }, [dialog, first]);
}

function Bars({ index, total }: { index: number; total: number }) {
  return (
    <div aria-hidden className="mt-4 flex gap-[3px]">
      {Array.from({ length: total }, (_, bar) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={bar}
          className={cn("h-[3px] flex-1 rounded-xs", bar < index ? "bg-accent-line" : bar === index ? "bg-accent-ink" : "bg-pressed")}
        />
      ))}
    </div>
  );
}

const arrowSides = { left: "-left-1.5", right: "-right-1.5", top: "-top-1.5", bottom: "-bottom-1.5" };

function ArrowMark({ side, at }: Arrow) {
  const along = side === "left" || side === "right" ? { top: at - 6 } : { left: at - 6 };
  return <span aria-hidden className={cn("absolute size-3 rotate-45 rounded-[2px] bg-raised", arrowSides[side])} style={along} />;
}
