import { IconButton } from "@copydesk/ui";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { useCallback, useEffect } from "react";
import { type TourMeta, useApp } from "./stores/app.ts";
import { type TourFlow, tourDoneKey } from "./tour-flow.ts";
import { trpc } from "./trpc.ts";

interface TourButtonProps {
  flow: TourFlow;
  /** What the screen shows, such as a campaign's id. */
  flowId: string;
  className?: string;
  /** Where a screen has two, what this one is about. */
  label?: string;
  /** What the screen has, which decides about steps. */
  meta?: TourMeta;
}

const nothingSpecial: TourMeta = { hasAttributes: false, isChannel: false, canChangeOutlineRef: false };

/** The "?" of a screen. Its tour also begins by itself the first time somebody is here, and ends when the screen is left. */
export function TourButton({ flow, flowId, className, label = "Guided tour", meta = nothingSpecial }: TourButtonProps) {
  const setTour = useApp((state) => state.setTour);
  const key = tourDoneKey(flow);
  const { data } = trpc.preferences.get.useQuery({ keys: [key] }, { staleTime: Number.POSITIVE_INFINITY });
  const isNewHere = data !== undefined && !data.some((preference) => preference.key === key);
  const begin = useCallback(() => setTour({ flow, flowId, meta }), [setTour, flow, flowId, meta]);
  useEffect(() => {
    // Where a screen has two, the other one waits for the next visit.
    if (isNewHere && useApp.getState().tour === undefined) begin();
  }, [isNewHere, begin]);
  useEffect(() => () => void (useApp.getState().tour?.flow === flow && setTour(undefined)), [flow, setTour]);

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
