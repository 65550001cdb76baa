import { Drawer, IconButton } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import { useMediaQuery } from "../use-media-query.ts";
import type { OpenRow } from "./use-open-row.ts";

interface RowPanelProps {
  row: OpenRow<unknown>;
  /** What a row is: "Entry". */
  noun: string;
  title: ReactNode;
  /** How it ended, beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One row beside the list; over it where there is no room for both. */
export function RowPanel(props: RowPanelProps) {
  const isWide = useMediaQuery("(min-width: 1200px)");
  return isWide ? <SidePanel {...props} /> : <OverPanel {...props} />;
}

function SidePanel({ row, noun, title, mark, children }: RowPanelProps) {
  return (
    <aside
      aria-label={noun}
      onKeyDown={row.onKeyDown}
      className="sticky top-14 flex h-[calc(100dvh-56px)] w-[440px] shrink-0 flex-col border-line border-l bg-canvas xl:w-[500px]"
    >
      <header className="flex h-14 shrink-0 items-center gap-2 border-line border-b pr-3 pl-6">
        <h2 className="min-w-0 truncate font-bold text-md tracking-[-0.01em]">{title}</h2>
        {mark}
        <span className="ml-auto flex gap-1">
          <Steps row={row} noun={noun} />
          <IconButton label="Close" icon={<XIcon size={17} />} onClick={row.close} />
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-[18px]">{children}</div>
    </aside>
  );
}

function OverPanel({ row, noun, title, mark, children }: RowPanelProps) {
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && row.close()}
      title={title}
      actions={<Steps row={row} noun={noun} />}
      className="w-full max-w-none md:w-[500px]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through the list, as its buttons do */}
      <div onKeyDown={row.onKeyDown}>
        {mark && <p className="pb-3">{mark}</p>}
        {children}
      </div>
    </Drawer>
  );
}

const Steps = ({ row: { up, down }, noun }: Pick<RowPanelProps, "row" | "noun">) => (
  <>
    <IconButton label={`${noun} above`} icon={<CaretUpIcon size={16} />} disabled={!up} onClick={() => up?.()} />
    <IconButton label={`${noun} below`} icon={<CaretDownIcon size={16} />} disabled={!down} onClick={() => down?.()} />
  </>
);
