import type { LanguageOption } from "@copydesk/contracts";
import { ChannelIcon } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import type { ReactNode } from "react";
import type { OverviewColumn } from "./overview-rows.ts";

/** The names of the languages stay where they are while many channels scroll past them. */
export const rowHead = "sticky left-0 z-1 border-line border-b bg-canvas pr-4 text-left font-normal";
const columnHead = "sticky top-0 h-12 border-line border-b bg-canvas font-normal";

/** Scrolls both ways by itself, so that both kinds of heads stay in view. */
export const GridFrame = ({ children }: { children: ReactNode }) => (
  <div className="relative max-h-[max(320px,calc(100dvh-236px))] max-w-full overflow-auto">{children}</div>
);

export function GridHead({ columns }: { columns: readonly OverviewColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={`${columnHead} left-0 z-3 min-w-24 pr-4 text-left text-ink-3 sm:min-w-32 text-xs`}>
          Language
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={`${columnHead} z-2 min-w-[58px] px-1 sm:min-w-[72px] text-center lg:min-w-[104px]`}>
            <ColumnHead column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function LanguageHead({ language }: { language: LanguageOption }) {
  return (
    <bdi lang={language.code} className="whitespace-nowrap font-medium">
      {language.native_name}
    </bdi>
  );
}

function ColumnHead({ column }: { column: OverviewColumn }) {
  const name = column.channel?.name ?? (column.kind === "outline" ? "Outline" : "Schedule");
  return (
    <span className="grid justify-items-center gap-1 text-ink-3">
      {column.channel ? (
        <ChannelIcon channel={column.channel.icon} size={16} />
      ) : column.kind === "outline" ? (
        <ListBulletsIcon size={16} aria-hidden />
      ) : (
        <CalendarBlankIcon size={16} aria-hidden />
      )}
      <span className="max-w-24 text-2xs leading-[13px]">{name}</span>
    </span>
  );
}
