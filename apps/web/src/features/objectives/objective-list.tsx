import type { ObjectiveRow } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { useReorder } from "../../lib/reorder/use-reorder.ts";
import { ObjectiveEditor } from "./objective-editor.tsx";
import { columns, ObjectiveItem } from "./objective-item.tsx";
import { objectiveLabels, useObjectiveRows } from "./objective-values.ts";
import type { ObjectiveActions } from "./use-objective-actions.ts";

interface ObjectiveListProps {
  items: readonly ObjectiveRow[];
  /** Null for whoever may only look. */
  actions: ObjectiveActions | null;
  /** The whole list is in view, so that its order can be changed. */
  isWhole: boolean;
}

/** Objectives in their order; rows are edited in place and dragged to another one. */
export function ObjectiveList({ items, actions, isWhole }: ObjectiveListProps) {
  const { current, isInlineEditing } = useObjectiveRows();
  const byId = new Map(items.map((item) => [item.id, item]));
  const reorder = useReorder({
    ids: items.map((item) => item.id),
    onReorder: (ids) => actions?.reorder(ids),
    nameOf: (id) => byId.get(id)?.name ?? "",
  });
  const canMove = actions !== null && isWhole;
  return (
    <>
      <div aria-hidden className={cn("hidden gap-x-3 border-line border-b py-2 font-medium text-ink-3 text-xs md:grid", columns)}>
        <span />
        <span>Objective</span>
        <span>{objectiveLabels.kpi_hint}</span>
        <span>{objectiveLabels.call_to_action}</span>
        <span>Used by</span>
        <span>Status</span>
        <span />
      </div>
      <ol ref={reorder.listRef} aria-label="Objectives" className="max-md:border-line max-md:border-t">
        {reorder.order.map((id, index) => {
          const objective = byId.get(id);
          if (!objective) return null;
          const isDragged = reorder.draggedId === id;
          return (
            <li
              key={id}
              data-reorder-id={id}
              className={cn("border-line border-b", isDragged ? "relative z-1 bg-raised shadow-dialog" : "hover:bg-hover")}
            >
              {current[id] && actions ? (
                <ObjectiveEditor id={id} actions={actions} />
              ) : (
                <ObjectiveItem
                  objective={objective}
                  place={canMove ? { index, count: items.length, reorder } : null}
                  actions={actions}
                  waits={isInlineEditing}
                />
              )}
            </li>
          );
        })}
        {current[newId] && actions && (
          <li className="border-line border-b">
            <ObjectiveEditor id={newId} actions={actions} />
          </li>
        )}
      </ol>
      <p aria-live="polite" className="sr-only">
        {reorder.said}
      </p>
    </>
  );
}
