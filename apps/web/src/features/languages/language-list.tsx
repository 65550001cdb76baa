import type { LanguageRow } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { useReorder } from "../../lib/reorder/use-reorder.ts";
import { LanguageEditor } from "./language-editor.tsx";
import { columns, LanguageItem } from "./language-item.tsx";
import { useLanguageRows } from "./language-values.ts";
import type { LanguageActions } from "./use-language-actions.ts";

interface LanguageListProps {
  items: readonly LanguageRow[];
  actions: LanguageActions;
  /** The whole list is in view and the person may change it, so that it can be put in another order. */
  canMove: boolean;
}

/** Languages in their order; rows are edited in place and dragged to another one. */
export function LanguageList({ items, actions, canMove }: LanguageListProps) {
  const { current, isInlineEditing } = useLanguageRows();
  const byId = new Map(items.map((item) => [item.id, item]));
  const reorder = useReorder({
    ids: items.map((item) => item.id),
    onReorder: actions.reorder,
    nameOf: (id) => byId.get(id)?.name ?? "",
  });
  return (
    <>
      <div aria-hidden className={cn("hidden gap-x-3 border-line border-b py-2 font-medium text-ink-3 text-xs md:grid", columns)}>
        <span />
        <span>Language</span>
        <span>Own name</span>
        <span>Code</span>
        <span>Direction</span>
        <span>Used by</span>
        <span>Status</span>
        <span />
      </div>
      {current[newId] && (
        <div className="border-line border-b">
          <LanguageEditor id={newId} actions={actions} />
        </div>
      )}
      <ol ref={reorder.listRef} aria-label="Languages" className="max-md:border-line max-md:border-t">
        {reorder.order.map((id, index) => {
          const language = byId.get(id);
          if (!language) return null;
          const isDragged = reorder.draggedId === id;
          return (
            <li
              key={id}
              data-reorder-id={id}
              className={cn("border-line border-b", isDragged ? "relative z-1 bg-raised shadow-dialog" : "hover:bg-hover")}
            >
              {current[id] ? (
                <LanguageEditor id={id} language={language} actions={actions} />
              ) : (
                <LanguageItem
                  language={language}
                  place={canMove ? { index, count: items.length, reorder } : null}
                  actions={actions}
                  waits={isInlineEditing}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {reorder.said}
      </p>
    </>
  );
}
