import type { LlmListItem } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { Suspense } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { BulkAction, BulkFrame } from "../../../lib/list/bulk-frame.tsx";
import type { Selection } from "../../../lib/list/use-selection.ts";
import type { LlmAddress, LlmCall } from "../list/llm-list.ts";

/** Are not needed before something is asked again. */
const AskAgainDialog = lazyPart(() => import("./ask-again-dialog.tsx"));
const StartDialog = lazyPart(() => import("../experiments/start-dialog.tsx"));

/** What is to be asked again: one call, rows that were picked, or all that are listed. */
export type Asked = { call: LlmCall } | { picked: LlmListItem[] } | "listed";

interface AskingDialogProps {
  asked: Asked;
  address: LlmAddress;
  zone: string;
  onClose: () => void;
}

/** The form that belongs to what is asked again. */
export function AskingDialog({ asked, ...rest }: AskingDialogProps) {
  return (
    <Suspense fallback={null}>
      {typeof asked === "object" && "call" in asked ? (
        <AskAgainDialog call={asked.call} onClose={rest.onClose} />
      ) : (
        <StartDialog picked={asked === "listed" ? null : asked.picked} {...rest} />
      )}
    </Suspense>
  );
}

interface AskingProps {
  onAsk: (asked: Asked) => void;
}

/** Beside the title of the log: what was asked again in sets, and the way to ask all that are listed. */
export function AskingButtons({ isEmpty, onAsk }: AskingProps & { isEmpty: boolean }) {
  return (
    <>
      <Button size="page" asChild>
        <Link to="/logs/llm/experiments">Experiments</Link>
      </Button>
      <Button size="page" icon={<ArrowsClockwiseIcon size={15} aria-hidden />} disabled={isEmpty} onClick={() => onAsk("listed")}>
        Ask these again
      </Button>
    </>
  );
}

/** Floats over the log while rows are picked. */
export function PickedBar({ calls, selection, onAsk }: AskingProps & { calls: readonly LlmListItem[]; selection: Selection }) {
  if (selection.ids.length === 0) return null;
  return (
    <BulkFrame label="Selected calls" count={selection.ids.length} onClear={selection.clear}>
      <BulkAction
        icon={<ArrowsClockwiseIcon size={16} aria-hidden />}
        onClick={() => onAsk({ picked: calls.filter(({ id }) => selection.has(id)) })}
      >
        Ask again
      </BulkAction>
    </BulkFrame>
  );
}
