import type { ExampleListItem } from "@copydesk/contracts";
import { Checkbox, cn, LanguageChip } from "@copydesk/ui";
import { newId } from "../../../lib/inline-rows/use-row-saving.ts";
import { formatUpdated } from "../../../lib/time-words.ts";
import { general, useExampleRows } from "../example-values.ts";
import { ExampleEditor } from "./example-editor.tsx";
import { ExampleMenu } from "./example-menu.tsx";
import { ChannelName, ExampleTitle } from "./example-parts.tsx";
import type { ExampleRowsProps } from "./example-table.tsx";
import { Stars } from "./stars.tsx";

/** The same rows where a table has no room: a few lines each, parted by hairlines. */
export function ExampleCards({ items, options, selection, actions }: ExampleRowsProps) {
  const { current, isInlineEditing: waits } = useExampleRows();
  const editorOf = (id: string) => {
    const values = current[id]?.values;
    return values && <ExampleEditor id={id} values={values} options={options} actions={actions} />;
  };
  const blank = editorOf(newId);
  return (
    <ul aria-label="Examples" className="border-line border-t">
      {blank && <li className="border-line border-b">{blank}</li>}
      {items.map((item) => (
        <li key={item.id} className={cn("relative border-line border-b", selection?.has(item.id) && "bg-accent-tint")}>
          {editorOf(item.id) ?? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
              <div className="flex items-start gap-3">
                {selection && (
                  <span className="relative z-1 mt-0.5 grid w-4">
                    <Checkbox
                      aria-label={`Select ${item.title}`}
                      checked={selection.has(item.id)}
                      disabled={waits}
                      onCheckedChange={() => selection.toggle(item.id)}
                    />
                  </span>
                )}
                <span className="min-w-0 flex-1">
                  <ExampleTitle item={item} onOpen={item.can_edit && !waits ? () => void actions.edit(item) : null} />
                </span>
                <span className="relative z-1 -mt-1 -mr-1.5">
                  <ExampleMenu item={item} actions={actions} disabled={waits} />
                </span>
              </div>
              <Facts item={item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const Facts = ({ item }: { item: ExampleListItem }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-xs">
    <LanguageChip code={item.language.code} />
    <ChannelName channel={item.channel} />
    <bdi>{item.voice?.name ?? general}</bdi>
    {item.rating !== null && <Stars rating={item.rating} />}
    {!item.use_in_prompts && <span>Not in prompts</span>}
    <span className="ml-auto tabular-nums">{formatUpdated(item.updated_at, Date.now())}</span>
  </div>
);
