import { cn, Mark, type MarkKind } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Tabs } from "radix-ui";
import { Link, useSearchParams } from "react-router";
import { blocksOf, progressOf, useHub } from "../hub-context.ts";

/** One tab a language, with how far it is. The language lives in the address, so a view can be shared. */
export function LanguageTabs() {
  const { campaign, language, languages, blocks } = useHub();
  const [, setSearch] = useSearchParams();
  return (
    <div className="-mb-px flex min-w-0 items-center gap-5 overflow-x-auto [scrollbar-width:none]">
      <Tabs.List className="flex gap-5" aria-label="Languages">
        {languages.map((one) => {
          const progress = progressOf(blocksOf(blocks, one.id));
          return (
            <Tabs.Trigger
              key={one.id}
              value={one.code}
              aria-controls="manuscript"
              onClick={() => setSearch({ language: one.code }, { replace: true })}
              className={cn(
                "inline-flex h-11.5 items-center gap-2 whitespace-nowrap border-b-2 border-b-transparent pt-0.5 font-control text-ink-2",
                one.id === language.id && "border-b-accent-ink text-ink",
              )}
            >
              <Mark kind={markOf(progress)} progress={progress.total === 0 ? 0 : (progress.done / progress.total) * 100} size={16} />
              <bdi lang={one.code}>{one.native_name}</bdi>
              <small className="font-book text-ink-3 text-xs tabular-nums">
                {progress.done} of {progress.total}
              </small>
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {campaign.can.edit && (
        <Link
          to={`/campaigns/${campaign.id}/edit#languages`}
          className="inline-flex h-11.5 items-center gap-1.5 whitespace-nowrap font-medium text-ink-3 text-sm hover:text-ink"
        >
          <PlusIcon size={14} aria-hidden />
          Add language
        </Link>
      )}
    </div>
  );
}

function markOf({ done, total, busy, failed }: ReturnType<typeof progressOf>): MarkKind {
  if (busy) return "running";
  if (failed > 0) return "alert";
  return done === total && total > 0 ? "ok" : "draft";
}
