import { useFormStage } from "../form-context.ts";
import { isNew } from "../form-mode.ts";
import { EstimateList } from "./estimate.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { Remarks } from "./remarks.tsx";
import type { FormPlan } from "./use-plan.ts";

interface RailContentProps extends FormPlan {
  /** In the sheet, which has its own title and goes before a jump. */
  onJump?: () => void;
}

/** What the rail says; on narrow windows it stands in a sheet. */
export function RailContent({ brief, plan, warnings, problems, onJump }: RailContentProps) {
  const { mode } = useFormStage();
  return (
    <>
      <PlanSummary plan={plan} outlineOnly={brief.generation_mode === "outline_only"} titled={onJump === undefined} />
      {mode.kind === "edit" && (
        <p className="mt-6 text-ink-3 text-xs leading-[18px]">
          Saving keeps every text. Texts affected by a change are marked as out of date, and you choose which to write again.
        </p>
      )}
      {mode.kind === "template-edit" && (
        <p className="mt-6 text-ink-3 text-xs leading-[18px]">Campaigns that were made from it stay as they are.</p>
      )}
      {isNew(mode) && <EstimateList brief={brief} />}
      <Remarks title="Still to fix" kind="alert" items={problems} onJump={onJump} />
      <Remarks title="Worth a look" kind="warning" items={warnings} onJump={onJump} />
    </>
  );
}
