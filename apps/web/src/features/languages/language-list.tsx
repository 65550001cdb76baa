import type { LanguageRow } from "@copydesk/contracts";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { OrderedRows } from "../../lib/reorder/ordered-rows.tsx";
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
  return (
    <OrderedRows
      label="Languages"
      items={items}
      columns={columns}
      headings={["Language", "Own name", "Code", "Direction", "Used by", "Status"]}
      wideHeadings={["Direction"]}
      canMove={canMove}
      onReorder={actions.reorder}
      first={current[newId] && <LanguageEditor id={newId} actions={actions} />}
    >
      {(language, place) =>
        current[language.id] ? (
          <LanguageEditor id={language.id} language={language} actions={actions} />
        ) : (
          <LanguageItem language={language} place={place} actions={actions} waits={isInlineEditing} />
        )
      }
    </OrderedRows>
  );
}
