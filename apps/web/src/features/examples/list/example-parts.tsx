import type { ExampleListItem } from "@copydesk/contracts";
import { ChannelIcon, cn } from "@copydesk/ui";
import { anyChannel } from "../example-values.ts";

/** What it is called and how it begins; pressing it opens the row, for whoever may. */
export function ExampleTitle({ item, onOpen }: { item: ExampleListItem; onOpen: (() => void) | null }) {
  const { title, excerpt, language } = item;
  const words = (
    <>
      <bdi lang={language.code} className="block truncate text-left font-control text-base leading-5">
        {title}
      </bdi>
      <span lang={language.code} dir={language.direction} className="block truncate text-left text-ink-3 text-xs leading-[17px]">
        {excerpt}
      </span>
    </>
  );
  if (!onOpen) return <span className="block min-w-0">{words}</span>;
  return (
    <button type="button" onClick={onOpen} className={cn("block w-full min-w-0 rounded-xs text-left after:absolute after:inset-0")}>
      {words}
    </button>
  );
}

export function ChannelName({ channel }: { channel: ExampleListItem["channel"] }) {
  if (!channel) return <span className="text-ink-2">{anyChannel}</span>;
  return (
    <span className="inline-flex max-w-full items-center gap-[7px] text-ink-2">
      <ChannelIcon channel={channel.icon} className="text-ink-3" />
      <bdi className="truncate">{channel.name}</bdi>
    </span>
  );
}
