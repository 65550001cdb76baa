import { Button, ConfirmDialog, cn, EmptyState, Pager } from "@copydesk/ui";
import { useState } from "react";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { notifyWithUndo } from "../../../lib/notify-outcome.tsx";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { type Template, useRemoveTemplate, useRestoreTemplate, useTemplateList } from "../api/use-templates.ts";
import { type CampaignAddress, toTemplateQuery } from "./list-address.ts";
import { formatListCount } from "./list-count.ts";
import { ListFilters } from "./list-filters.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { TemplateTable } from "./template-table.tsx";

interface ViewProps {
  address: CampaignAddress;
  change: ChangeList<CampaignAddress>;
}

export function TemplatesView({ address, change }: ViewProps) {
  const query = toTemplateQuery(address);
  const list = useTemplateList(query, { enabled: true });
  const removing = useRemoveTemplate();
  const restoring = useRestoreTemplate();
  const [doomed, setDoomed] = useState<Template | null>(null);
  function notifyDeleted({ id, name }: Template) {
    const undo = () => restoring.mutateAsync({ id }).then(() => notifySuccess(`“${name}” restored`), notifyFailure);
    notifyWithUndo(`“${name}” deleted`, () => undo());
  }
  const failure = list.error && !list.data ? failureOf(list.error) : null;
  return (
    <>
      <ListFilters
        view="templates"
        address={address}
        change={change}
        count={list.data && formatListCount({ count: list.data.count, total: list.data.count, filtered: false }, "template")}
      />
      {list.isPending && <ListSkeleton label="Loading templates" />}
      {failure && (
        <Failed
          failure={failure}
          title="The templates could not be loaded"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
          className="mt-6"
        />
      )}
      {list.data && list.data.results.length === 0 && <NoTemplates searched={query.search !== ""} onClear={() => change({ search: "" })} />}
      {list.data && list.data.results.length > 0 && (
        <div className={cn("transition-opacity", list.isPlaceholderData && "opacity-60")} aria-busy={list.isPlaceholderData}>
          <TemplateTable
            items={list.data.results}
            ordering={query.ordering}
            onSort={(ordering) => change({ ordering })}
            onRemove={setDoomed}
          />
          <Pager
            count={list.data.count}
            offset={query.offset}
            limit={query.limit}
            onOffsetChange={(offset) => change({ page: offset / query.limit + 1 })}
          />
        </div>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={`Delete the template “${doomed?.name}”?`}
        description="Campaigns made from it stay as they are. You can no longer start new ones from it."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        destructive
        onConfirm={() => doomed && removing.mutateAsync({ id: doomed.id }).then(() => notifyDeleted(doomed), notifyFailure)}
      />
    </>
  );
}

function NoTemplates({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  if (searched) {
    return <EmptyState action={<Button onClick={onClear}>Show all templates</Button>}>No templates match this search.</EmptyState>;
  }
  return <EmptyState>Templates are made from campaigns: choose “Save as template” in a campaign’s menu, and it is listed here.</EmptyState>;
}
