import { Button, cn, IconButton } from "@copydesk/ui";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type MouseEvent, useEffect, useRef } from "react";
import { type TourMeta, useApp } from "./stores/app.ts";
import { type TourFlow, tourDoneKey } from "./tour-flow.ts";
import { trpc } from "./trpc.ts";

interface TourOf {
  flow: TourFlow;
  /** What the screen shows, such as a campaign's id. */
  flowId: string;
  /** What the screen has, which decides about steps. */
  meta?: Partial<TourMeta>;
}

interface TourButtonProps extends TourOf {
  className?: string;
  /** Where a screen has two, what this one is about. */
  label?: string;
  /** Something is being written here whose first text has not come yet: nobody is to be asked anything. */
  isBusy?: boolean;
}

const nothingSpecial: TourMeta = { hasAttributes: false, isChannel: false, canChangeOutlineRef: false };

/** Begins a tour; it ends when what it is about is left. */
export function useTour({ flow, flowId, meta }: TourOf): () => void {
  const setTour = useApp((state) => state.setTour);
  useEffect(
    () => () => {
      const tour = useApp.getState().tour;
      if (tour?.flow === flow && tour.flowId === flowId) setTour(undefined);
    },
    [flow, flowId, setTour],
  );
  return () => setTour({ flow, flowId, meta: { ...nothingSpecial, ...meta } });
}

/**
 * The "?" of a screen. The first time somebody is here it is a quiet pill, "Take the tour", until they have taken it or put it away;
 * nothing begins by itself. Where the window is narrow the pill is the "?" with a dot.
 */
export function TourButton({ className, label = "Guided tour", isBusy = false, ...tour }: TourButtonProps) {
  const start = useTour(tour);
  const offer = useOffer(tour.flow, isBusy);
  const help = useRef<HTMLButtonElement>(null);
  const wasMade = useRef(offer.isMade);
  useEffect(() => {
    // The pill had the focus and is gone.
    if (wasMade.current && !offer.isMade && document.activeElement === document.body) help.current?.focus();
    wasMade.current = offer.isMade;
  }, [offer.isMade]);

  function begin(event: MouseEvent<HTMLElement>) {
    // Not every browser focuses a button that is clicked, and here the focus comes back to.
    event.currentTarget.focus();
    start();
  }
  return (
    <>
      {offer.isMade && (
        <span className="hidden items-center rounded-full border border-accent-line bg-accent-tint lg:inline-flex">
          <Button variant="quiet" size="sm" onClick={begin} className="rounded-full text-accent-ink">
            Take the tour
          </Button>
          <IconButton label="No thanks" icon={<XIcon size={12} />} className="size-7 rounded-full" onClick={offer.decline} />
        </span>
      )}
      <span className={cn("relative inline-flex", offer.isMade && "lg:hidden")}>
        <IconButton
          ref={help}
          label={offer.isMade ? `${label}, not taken yet` : label}
          icon={<QuestionIcon size={17} />}
          className={className}
          onClick={begin}
        />
        {offer.isMade && <span aria-hidden className="pointer-events-none absolute top-1 right-1 size-1.5 rounded-full bg-accent-ink" />}
      </span>
    </>
  );
}

/** Whether somebody is offered a tour: never while texts arrive, and one of a screen that has two. */
function useOffer(flow: TourFlow, isBusy: boolean) {
  const key = tourDoneKey(flow);
  const { data } = trpc.preferences.get.useQuery({ keys: [key] }, { staleTime: Number.POSITIVE_INFINITY });
  const isNewHere = data !== undefined && !data.some((preference) => preference.key === key);
  const offered = useApp((state) => state.offeredTour);
  const setOffered = useApp((state) => state.setOfferedTour);
  const isFree = offered === undefined;
  useEffect(() => {
    if (isNewHere && !isBusy && isFree) setOffered(flow);
  }, [isNewHere, isBusy, isFree, flow, setOffered]);
  useEffect(
    () => () => {
      if (useApp.getState().offeredTour === flow) setOffered(undefined);
    },
    [flow, setOffered],
  );
  const noteSeen = useNoteTourSeen();
  return { isMade: isNewHere && !isBusy && offered === flow, decline: () => noteSeen(flow) };
}

/** Keeps that somebody has seen a tour, or does not want to: it is not offered again. */
export function useNoteTourSeen(): (flow: string) => void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.preferences.set.useMutation();
  return (flow) => {
    const key = tourDoneKey(flow);
    const seen = [{ key, value: "true", value_type: "boolean" as const }];
    utils.preferences.get.setData({ keys: [key] }, seen);
    // Not kept, it is only offered once more; nothing to trouble anybody with.
    mutate(seen);
  };
}
