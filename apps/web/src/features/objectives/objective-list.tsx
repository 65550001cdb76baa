import type { ObjectiveRow } from "@copydesk/contracts";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { OrderedRows } from "../../lib/reorder/ordered-rows.tsx";
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
  return (
    <OrderedRows
      label="Objectives"
      items={items}
      columns={columns}
      headings={["Objective", objectiveLabels.kpi_hint, objectiveLabels.call_to_action, "Used by", "Status"]}
      wideHeadings={[objectiveLabels.call_to_action]}
      canMove={actions !== null && isWhole}
      onReorder={(ids) => actions?.reorder(ids)}
      last={current[newId] && actions && <ObjectiveEditor id={newId} actions={actions} />}
    >
      {(objective, place) =>
        current[objective.id] && actions ? (
          <ObjectiveEditor id={objective.id} actions={actions} />
        ) : (
          <ObjectiveItem objective={objective} place={place} actions={actions} waits={isInlineEditing} />
        )
      }
    </OrderedRows>
  );
}
