import type { ModelListItem } from "@copydesk/contracts";
import { Link } from "react-router";
import type { ModelActions } from "../use-model-actions.tsx";
import { providerNames } from "../words/model-words.ts";
import { ModelMenu } from "./model-menu.tsx";
import { DefaultChips, HealthMark, ModelPlace, Prices } from "./model-parts.tsx";

/** The same rows where a table has no room: a few lines each, parted by hairlines. */
export function ModelCards({ items, actions }: { items: readonly ModelListItem[]; actions: ModelActions }) {
  return (
    <ul aria-label="Models" className="border-line border-t">
      {items.map((item) => (
        <li key={item.id} className="relative grid grid-cols-[minmax(0,1fr)] gap-1.5 border-line border-b py-3.5">
          <div className="flex items-start gap-2">
            <Link to={`/settings/models/${item.id}/edit`} className="min-w-0 flex-1 after:absolute after:inset-0">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <bdi className="font-control text-base leading-5 wrap-anywhere">{item.name}</bdi>
                <DefaultChips model={item} />
              </span>
              <span className="block text-ink-3 text-xs leading-[17px] wrap-anywhere">
                {providerNames[item.provider]} · <ModelPlace model={item} />
              </span>
            </Link>
            <ModelMenu model={item} actions={actions} className="relative z-1 -mt-1 -mr-1.5 size-9" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
            <HealthMark model={item} />
            <span className="text-ink-3 text-xs tabular-nums">
              <Prices model={item} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
