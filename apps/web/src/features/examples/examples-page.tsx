import type { ExampleOptions } from "@copydesk/contracts";
import { Button, ConfirmDialog, cn, Drawer, EmptyState, IconButton } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { UploadSimpleIcon } from "@phosphor-icons/react/dist/csr/UploadSimple";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useEffect, useState } from "react";
import { DeletedButton } from "../../lib/deleted/deleted-button.tsx";
import { hasEditedRows } from "../../lib/inline-rows/inline-rows.ts";
import { RowConflict } from "../../lib/inline-rows/row-conflict.tsx";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useSelection } from "../../lib/list/use-selection.ts";
import { useRight } from "../../lib/rights.ts";
import { UnsavedGuard } from "../../lib/unsaved/unsaved-guard.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { type ExampleValues, exampleLabels, formatExampleValue, useExampleRows, valuesOf } from "./example-values.ts";
import { ExampleBulkBar } from "./list/example-bulk-bar.tsx";
import { ExampleCards } from "./list/example-cards.tsx";
import { ExampleFilters } from "./list/example-filters.tsx";
import { type ExampleAddress, exampleList, useExampleList, useExampleOptions } from "./list/example-list.ts";
import { ExampleTable } from "./list/example-table.tsx";
import { ReadDialog } from "./upload/read-dialog.tsx";
import { UploadPanel } from "./upload/upload-panel.tsx";
import { useFileDrop } from "./upload/use-file-drop.ts";
import { useUploadPanel } from "./upload/use-upload-panel.ts";
import { type ExampleActions, formatExamples, useExampleActions } from "./use-example-actions.tsx";

/** `/examples` */
export default function ExamplesPage() {
  const { address, change } = useListAddress(exampleList);
  const query = useExampleList(address);
  const options = useExampleOptions();
  const actions = useExampleActions();
  const mayCreate = useRight("examples.create");
  const mayDelete = useRight("examples.delete");
  const rows = useExampleRows();
  const [isOpen, setOpen] = useState(false);
  const panel = useUploadPanel(null, { enabled: mayCreate });
  const isBeside = useMediaQuery("(min-width: 1200px)");
  const asCards = useMediaQuery("(max-width: 767px)");
  const { data } = query;
  const items = data?.results ?? [];
  const selection = useSelection(items, exampleList.write(address).toString());
  const picked = items.filter((item) => selection.has(item.id));
  const mayChange = items.some((item) => item.can_edit || item.can_delete);
  // What was being typed belongs to this page alone.
  useEffect(() => () => useExampleRows.getState().clearAll(), []);
  useFileDrop(mayCreate, (files) => {
    setOpen(true);
    panel.send(files);
  });

  const voiceId = address.filters.voice === "general" ? null : (address.filters.voice ?? null);
  const files = <UploadPanel panel={panel} options={options} voiceId={voiceId} />;
  const shared = { items, options, selection: mayChange ? selection : null, actions };
  const start = () => rows.startEditing(newId, blankOf(address, options));
  return (
    <div className={cn("min-w-0", isOpen && isBeside && "grid grid-cols-[minmax(0,1fr)_432px]")}>
      <div className="min-w-0">
        <ListPage
          title="Examples"
          actions={
            <>
              {mayDelete && <DeletedButton noun="examples" load={() => import("./deleted-examples.tsx")} />}
              {mayCreate && (
                <>
                  <Button
                    size="page"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(!isOpen)}
                    icon={<UploadSimpleIcon size={15} />}
                    className={cn(isOpen && "bg-pressed")}
                  >
                    Upload{panel.rows.length > 0 && !isOpen ? ` · ${panel.rows.length}` : ""}
                  </Button>
                  <Button size="page" disabled={rows.isInlineEditing} onClick={start} icon={<PlusIcon size={14} weight="bold" />}>
                    New example
                  </Button>
                </>
              )}
            </>
          }
        >
          <FilterBar
            isEmpty={data?.count === 0 && !exampleList.isFiltered(address)}
            count={data && (exampleList.isFiltered(address) ? `${data.count} of ${data.total}` : formatExamples(data.count))}
          >
            <SearchBox
              value={address.search}
              onSearch={(search) => change({ search }, { replace: true })}
              placeholder="Filter by title or text"
            />
            <ExampleFilters address={address} change={change} options={options} />
          </FilterBar>
          {rows.current[newId] && items.length === 0 && <ExampleCards {...shared} />}
          <ListResults
            query={query}
            noun="examples"
            paging={{ page: address.page, pageSize: exampleList.pageSize, onPage: (page, how) => change({ page }, how) }}
            isFiltered={exampleList.isFiltered(address)}
            onClear={() => change(exampleList.cleared(address))}
            empty={
              !rows.current[newId] && (
                <EmptyState action={mayCreate && <Button onClick={() => setOpen(true)}>Upload files</Button>}>
                  Add texts that sound like you. Copydesk uses the closest ones as models.
                </EmptyState>
              )
            }
          >
            {() =>
              asCards ? (
                <ExampleCards {...shared} />
              ) : (
                <ExampleTable
                  {...shared}
                  ordering={address.ordering}
                  onSort={(ordering) => change({ ordering })}
                  isNarrow={isOpen && isBeside}
                />
              )
            }
          </ListResults>
        </ListPage>
      </div>
      {isBeside && isOpen && (
        <aside aria-label="Upload examples" className="min-w-0 border-line border-l bg-rail">
          <div className="sticky top-14 flex h-[calc(100dvh-56px)] flex-col">
            <div className="flex h-14 shrink-0 items-center px-6">
              <h2 className="flex-1 font-bold text-md">Upload examples</h2>
              <IconButton label="Close the panel" icon={<XIcon size={17} />} onClick={() => setOpen(false)} className="-mr-1.5" />
            </div>
            {files}
          </div>
        </aside>
      )}
      {!isBeside && (
        <Drawer open={isOpen && !panel.reading} onOpenChange={setOpen} title="Upload examples" className="w-[432px]">
          <div className="-mx-5 -mb-5 flex h-full flex-col">{files}</div>
        </Drawer>
      )}
      {panel.reading?.view && (
        <ReadDialog row={panel.reading} view={panel.reading.view} panel={panel} options={options} onClose={() => panel.read(null)} />
      )}
      {picked.length > 0 && !rows.isInlineEditing && <ExampleBulkBar items={picked} actions={actions} onClear={selection.clear} />}
      <Dialogs actions={actions} options={options} />
      <UnsavedGuard when={hasEditedRows(rows) && !actions.isSaving} description="The example you're editing isn't saved." />
    </div>
  );
}

/** A new example belongs where the list is. */
const blankOf = ({ filters }: ExampleAddress, options: ExampleOptions | undefined): ExampleValues => ({
  title: "",
  text: "",
  voice_id: filters.voice && filters.voice !== "general" ? filters.voice : null,
  language_id: filters.languages[0] ?? options?.languages.find((one) => one.is_active)?.id ?? "",
  channel_id: filters.channels.find((id) => id !== "any") ?? null,
  rating: null,
  use_in_prompts: true,
});

interface DialogsProps {
  actions: ExampleActions;
  options: ExampleOptions | undefined;
}

function Dialogs({ actions: { remove, conflict }, options }: DialogsProps) {
  const [first, ...others] = remove.asked ?? [];
  return (
    <>
      <ConfirmDialog
        open={remove.asked !== null}
        onOpenChange={(open) => !open && remove.close()}
        title={others.length > 0 ? `Delete ${others.length + 1} examples?` : `Delete “${first?.title}”?`}
        description="New texts will be written without them. You can restore them for 30 days."
        confirmLabel="Delete"
        cancelLabel="Keep"
        destructive
        onConfirm={remove.confirm}
      />
      <RowConflict
        conflict={conflict}
        noun="example"
        labels={exampleLabels}
        valuesOf={valuesOf}
        say={(values, field) => formatExampleValue(values, field, options)}
      />
    </>
  );
}
