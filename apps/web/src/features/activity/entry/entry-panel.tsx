import type { ActivityListItem } from "@copydesk/contracts";
import { Drawer, IconButton } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { KeyboardEventHandler } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { Result } from "../list/entry-parts.tsx";
import { sayEntry } from "../words/action-words.ts";
import { EntryBody } from "./entry-body.tsx";

export interface OpenEntry {
  id: string;
  /** Of the list, when it is in view there. */
  item: ActivityListItem | undefined;
  /** Go to the entry above or below; null at the ends. */
  up: (() => void) | null;
  down: (() => void) | null;
  close: () => void;
  onKeyDown: KeyboardEventHandler;
}

interface EntryPanelProps {
  entry: OpenEntry;
  zone: string;
}

/** One entry beside the list; over it where there is no room for both. */
export function EntryPanel(props: EntryPanelProps) {
  const isWide = useMediaQuery("(min-width: 1200px)");
  return isWide ? <SidePanel {...props} /> : <OverPanel {...props} />;
}

const titleOf = (item: ActivityListItem | undefined) => (item ? sayEntry(item.action, item.entity_type) : "Entry");

function SidePanel({ entry, zone }: EntryPanelProps) {
  return (
    <aside
      aria-label="Entry"
      onKeyDown={entry.onKeyDown}
      className="sticky top-14 flex h-[calc(100dvh-56px)] w-[440px] shrink-0 flex-col border-line border-l bg-canvas xl:w-[500px]"
    >
      <header className="flex h-14 shrink-0 items-center gap-2 border-line border-b pr-3 pl-6">
        <h2 className="min-w-0 truncate font-bold text-md tracking-[-0.01em]">{titleOf(entry.item)}</h2>
        {entry.item && <Result result={entry.item.result} strong />}
        <span className="ml-auto flex gap-1">
          <Steps entry={entry} />
          <IconButton label="Close" icon={<XIcon size={17} />} onClick={entry.close} />
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-[18px]">
        <EntryBody id={entry.id} zone={zone} />
      </div>
    </aside>
  );
}

function OverPanel({ entry, zone }: EntryPanelProps) {
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && entry.close()}
      title={titleOf(entry.item)}
      actions={<Steps entry={entry} />}
      className="w-full max-w-none md:w-[500px]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through the list, as its buttons do */}
      <div onKeyDown={entry.onKeyDown}>
        {entry.item && (
          <p className="pb-3">
            <Result result={entry.item.result} strong />
          </p>
        )}
        <EntryBody id={entry.id} zone={zone} />
      </div>
    </Drawer>
  );
}

const Steps = ({ entry: { up, down } }: { entry: OpenEntry }) => (
  <>
    <IconButton label="Entry above" icon={<CaretUpIcon size={16} />} disabled={!up} onClick={() => up?.()} />
    <IconButton label="Entry below" icon={<CaretDownIcon size={16} />} disabled={!down} onClick={() => down?.()} />
  </>
);
