import { IconButton } from "@copydesk/ui";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { useEffect } from "react";
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

/** The "?" of a screen. Its tour also begins by itself the first time somebody is here. */
export function TourButton({ className, label = "Guided tour", ...tour }: TourButtonProps) {
  const begin = useTour(tour);
  const key = tourDoneKey(tour.flow);
  const { data } = trpc.preferences.get.useQuery({ keys: [key] }, { staleTime: Number.POSITIVE_INFINITY });
  const isNewHere = data !== undefined && !data.some((preference) => preference.key === key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the screen has may change while the tour goes on
  useEffect(() => {
    // Where a screen has two, the other one waits for the next visit.
    if (isNewHere && useApp.getState().tour === undefined) begin();
  }, [isNewHere]);

  return (
    <IconButton
      label={label}
      icon={<QuestionIcon size={17} />}
      className={className}
      onClick={(event) => {
        // Not every browser focuses a button that is clicked, and here the focus comes back to.
        event.currentTarget.focus();
        begin();
      }}
    />
  );
}
