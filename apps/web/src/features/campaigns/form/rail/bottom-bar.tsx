import { Drawer } from "@copydesk/ui";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { useState } from "react";
import { formatCost } from "../brief/estimate-words.ts";
import { useFormStage } from "../form-context.ts";
import { isNew } from "../form-mode.ts";
import { useBriefEstimate } from "./estimate.tsx";
import { MainButton, type MainButtonProps } from "./main-button.tsx";
import { RailContent } from "./rail-content.tsx";
import { type FormPlan, usePlan } from "./use-plan.ts";

/** The rail where there is no room for it: its sum at the foot of the window, the whole of it in a sheet. */
export function BottomBar(props: MainButtonProps) {
  const [open, setOpen] = useState(false);
  const plan = usePlan();
  return (
    <div data-foot-bar className="fixed inset-x-0 bottom-0 z-10 flex items-center gap-3 border-line border-t bg-canvas px-4 py-2.5 md:px-6">
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className="-ml-2 flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left hover:bg-hover"
      >
        <Sum {...plan} />
        <CaretUpIcon size={12} weight="bold" aria-hidden className="shrink-0 text-glyph" />
      </button>
      <MainButton {...props} className="h-11" />
      <Drawer open={open} onOpenChange={setOpen} side="bottom" title="What will be produced">
        <div className="max-w-xl pb-2">
          <RailContent {...plan} onJump={() => setOpen(false)} />
        </div>
      </Drawer>
    </div>
  );
}

function Sum({ brief, plan, problems, warnings }: FormPlan) {
  const { mode } = useFormStage();
  const estimate = useBriefEstimate(brief);
  const cost = isNew(mode) && estimate.possible && estimate.data && !estimate.data.is_offline ? formatCost(estimate.data) : null;
  const look = problems.length > 0 ? `${problems.length} to fix` : warnings.length > 0 ? `${warnings.length} worth a look` : null;
  return (
    <span className="min-w-0">
      <span className="block font-semibold text-base tabular-nums">
        {plan.pieces} {plan.pieces === 1 ? "piece" : "pieces"}
      </span>
      <span className="block truncate text-ink-3 text-xs">{[cost, look].filter(Boolean).join(" · ")}</span>
    </span>
  );
}
