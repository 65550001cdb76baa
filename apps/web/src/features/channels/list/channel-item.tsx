import type { ChannelListItem } from "@copydesk/contracts";
import { ChannelIcon, cn, StatusMark } from "@copydesk/ui";
import { Link } from "react-router";
import { DragHandle } from "../../../lib/reorder/move-controls.tsx";
import type { Place } from "../../../lib/reorder/ordered-rows.tsx";
import { ChannelMenu } from "../channel-menu.tsx";
import { formatUses, kindNames, listUses } from "../channel-words.ts";
import type { ChannelActions } from "../use-channel-actions.ts";

interface ChannelItemProps {
  channel: ChannelListItem;
  /** Null where the order cannot be changed now. */
  place: Place | null;
  actions: ChannelActions;
}

/** Columns of the list from 768 px on. */
export const columns = "md:grid-cols-[28px_minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,0.9fr)_100px_36px]";

/** One channel of the list. */
export function ChannelItem({ channel, place, actions }: ChannelItemProps) {
  const { id, name, code, description, icon, kind, status, limits, model, used_by } = channel;
  const isActive = status === "active";
  return (
    <div className={cn("relative grid grid-cols-[28px_minmax(0,1fr)_36px] items-center gap-x-3 gap-y-1 py-2.5 md:min-h-[58px]", columns)}>
      <DragHandle name={name} place={place} />
      <div className="flex min-w-0 items-center gap-3">
        <ChannelIcon channel={icon} size={20} className="text-ink-2" />
        <div className="min-w-0">
          <p className="min-w-0 truncate">
            <Link
              to={`/settings/channels/${id}`}
              className={cn("font-control text-base leading-5 after:absolute after:inset-0", !isActive && "text-ink-2")}
            >
              <bdi>{name}</bdi>
            </Link>{" "}
            <span className="font-mono text-ink-3 text-xs">{code}</span>
          </p>
          <p dir="auto" title={description} className="truncate text-left text-ink-3 text-xs leading-[17px]">
            {description || kindNames[kind]}
          </p>
        </div>
      </div>
      <p className="text-ink-2 text-sm max-md:hidden">
        {limits}
        {model && <span className="block truncate text-ink-3 text-xs">Written by {model.name}</span>}
      </p>
      <p className="text-ink-3 text-sm tabular-nums max-md:order-last max-md:col-start-2 max-md:pl-8">
        <span className="max-md:hidden">{listUses(used_by)}</span>
        <span className="md:hidden">
          {formatUses(used_by)} · {isActive ? "Active" : "Inactive"}
        </span>
      </p>
      <span className="flex items-center max-md:hidden">
        <StatusMark kind={isActive ? "ok" : "off"} label={isActive ? "Active" : "Inactive"} />
      </span>
      <span className="z-1 max-md:col-start-3 max-md:row-start-1">
        <ChannelMenu channel={channel} actions={actions} canEdit place={place} />
      </span>
    </div>
  );
}
