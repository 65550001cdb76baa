import type { LanguageRow } from "@copydesk/contracts";
import { Chip, cn, LanguageChip, StatusMark } from "@copydesk/ui";
import { DragHandle } from "../../lib/reorder/move-controls.tsx";
import type { Place } from "../../lib/reorder/ordered-rows.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { directionWords, formatUse, statusWords } from "./language-values.ts";
import type { LanguageActions } from "./use-language-actions.ts";

interface LanguageItemProps {
  language: LanguageRow;
  /** Null where the order cannot be changed now. */
  place: Place | null;
  actions: LanguageActions;
  /** Another row is being edited. */
  waits: boolean;
}

/** Columns of the list from 768 px on; the direction has room from 1024 px on. */
export const columns =
  "md:grid-cols-[28px_minmax(0,3fr)_minmax(0,2fr)_64px_minmax(0,2fr)_84px_36px] lg:grid-cols-[28px_minmax(0,2fr)_minmax(0,1fr)_96px_116px_minmax(0,1fr)_100px_36px]";

/** One language of the list, to be read. */
export function LanguageItem({ language, place, actions, waits }: LanguageItemProps) {
  const { code, name, native_name, direction, word_spacing, formality_note, status, is_default } = language;
  return (
    <div className={cn("grid grid-cols-[28px_minmax(0,1fr)_36px] items-center gap-x-3 gap-y-1 py-2.5 md:min-h-[58px]", columns)}>
      <DragHandle name={name} place={place} disabled={waits} />
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className={cn("min-w-0 font-control text-base leading-5 wrap-anywhere", status === "inactive" && "text-ink-2")}>{name}</bdi>
          {is_default && <Chip>Default</Chip>}
        </p>
        {formality_note && (
          <p title={formality_note} className="line-clamp-1 text-ink-3 text-xs leading-[17px]">
            <bdi>{formality_note}</bdi>
          </p>
        )}
      </div>
      <p className="min-w-0 text-ink-2 text-sm max-md:col-start-2 max-md:flex max-md:items-center max-md:gap-2">
        <bdi lang={code} className="wrap-anywhere">
          {native_name}
        </bdi>
        <LanguageChip code={code} className="md:hidden" />
      </p>
      <span className="max-md:hidden">
        <LanguageChip code={code} />
      </span>
      <p className="text-ink-2 text-sm max-lg:hidden">
        {directionWords[direction]}
        {!word_spacing && <span className="block text-ink-3 text-xs">No spaces</span>}
      </p>
      <p className="text-ink-3 text-sm tabular-nums max-md:order-last max-md:col-start-2">
        {formatUse(language)}
        <span className="md:hidden"> · {statusWords[status]}</span>
      </p>
      <span className="flex items-center max-md:hidden">
        <StatusMark kind={status === "active" ? "ok" : "off"} label={statusWords[status]} />
      </span>
      <span className="max-md:col-start-3 max-md:row-start-1">
        <LanguageMenu language={language} place={place} actions={actions} disabled={waits} />
      </span>
    </div>
  );
}
