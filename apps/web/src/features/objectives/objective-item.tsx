import type { ObjectiveRow } from "@copydesk/contracts";
import { Chip, cn, StatusMark } from "@copydesk/ui";
import { DragHandle } from "../../lib/reorder/move-controls.tsx";
import type { Place } from "../../lib/reorder/ordered-rows.tsx";
import { ObjectiveMenu } from "./objective-menu.tsx";
import { formatUse } from "./objective-values.ts";
import type { ObjectiveActions } from "./use-objective-actions.ts";

interface ObjectiveItemProps {
  objective: ObjectiveRow;
  /** Null where the order cannot be changed now. */
  place: Place | null;
  /** Null for whoever may only look. */
  actions: ObjectiveActions | null;
  /** Another row is being edited. */
  waits: boolean;
}

/** Columns of the list from 768 px on. */
export const columns =
  "md:grid-cols-[28px_minmax(0,1.6fr)_minmax(0,1fr)_104px_88px_36px] lg:grid-cols-[28px_minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,0.8fr)_120px_110px_36px]";

/** One objective of the list, to be read. */
export function ObjectiveItem({ objective, place, actions, waits }: ObjectiveItemProps) {
  const { name, description, kpi_hint, call_to_action, status, is_default, campaign_count } = objective;
  return (
    <div className={cn("grid grid-cols-[28px_minmax(0,1fr)_36px] items-center gap-x-3 gap-y-1 py-2.5 md:min-h-[58px]", columns)}>
      <DragHandle name={name} place={place} disabled={waits} />
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className={cn("min-w-0 font-control text-base leading-5 wrap-anywhere", status === "inactive" && "text-ink-2")}>{name}</bdi>
          {is_default && <Chip>Default for new campaigns</Chip>}
        </p>
        {description && (
          <p dir="auto" title={description} className="line-clamp-2 text-left text-ink-3 text-xs leading-[17px]">
            {description}
          </p>
        )}
      </div>
      <p dir="auto" className="text-left text-ink-2 text-sm max-md:hidden">
        {kpi_hint}
      </p>
      <p dir="auto" className="text-left text-ink-2 text-sm max-lg:hidden">
        {call_to_action}
      </p>
      <p className="text-ink-3 text-sm tabular-nums max-md:order-last max-md:col-start-2">
        {formatUse(campaign_count)}
        <span className="md:hidden"> · {status === "active" ? "Active" : "Inactive"}</span>
      </p>
      <span className="flex items-center max-md:hidden">
        <StatusMark kind={status === "active" ? "ok" : "off"} label={status === "active" ? "Active" : "Inactive"} />
      </span>
      <span className="max-md:col-start-3 max-md:row-start-1">
        {actions && <ObjectiveMenu objective={objective} place={place} actions={actions} disabled={waits} />}
      </span>
    </div>
  );
}
