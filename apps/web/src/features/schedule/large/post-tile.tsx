import type { SchedulePost } from "@copydesk/contracts";
import { ChannelIcon, channelTone, cn } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import type { ComponentProps, ReactNode } from "react";
import { useHub } from "../../hub-kit/index.ts";
import { PostMark } from "../post-mark.tsx";

interface PostTileProps extends ComponentProps<"button"> {
  post: SchedulePost;
  /** Why it does not fit where it is. */
  reason?: string | undefined;
  /** So many pixels high: what has no room is left out, and read by screen readers only. */
  height: number;
}

/** A post in its channel's ink on its tint, time first. */
export function PostTile({ post, reason, height, className, ...rest }: PostTileProps) {
  const { channelByCode } = useHub();
  const name = channelByCode.get(post.channel)?.name ?? post.channel;
  return (
    <button
      type="button"
      {...rest}
      title={reason ?? post.title}
      className={cn(
        "@container",
        tile,
        channelTone(post.channel),
        reason && "shadow-[inset_0_0_0_1.5px_var(--color-warning-solid),0_0_0_1px_var(--canvas)]",
        className,
      )}
    >
      <span className="flex h-[18px] w-full items-center gap-[5px] whitespace-nowrap font-medium tabular-nums">
        <ChannelIcon channel={post.channel} label={name} size={14} className="@max-[52px]:sr-only" />
        {post.time}
        <PostMark post={post} className="@max-[72px]:sr-only ml-auto text-current opacity-70" size={13} />
      </span>
      <TileTitle lines={height >= 58 ? 2 : 1}>{post.title}</TileTitle>
      {reason && <TileReason hidden={height < 84}>{reason}</TileReason>}
    </button>
  );
}

const tile = "overflow-hidden rounded-sm px-2 pt-[3px] pb-1 text-left text-xs leading-4 shadow-[0_0_0_1px_var(--canvas)] select-none";

function TileTitle({ lines, children }: { lines: 1 | 2; children: string }) {
  const { language } = useHub();
  return (
    <bdi lang={language.code} className={cn("font-control", lines === 2 ? "line-clamp-2" : "block truncate")}>
      {children}
    </bdi>
  );
}

function TileReason({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <span className={cn("mt-[3px] grid grid-cols-[14px_1fr] gap-1 font-medium text-warning-ink", hidden && "sr-only")}>
      <WarningIcon size={14} weight="fill" aria-hidden className="mt-0.5 text-warning-solid" />
      <span className="@max-[80px]:sr-only line-clamp-3">{children}</span>
    </span>
  );
}

/** The post under the mouse: its new time, and whether it fits there. */
export function LiftedTile({ post, when, reason }: { post: SchedulePost; when: string; reason: string | undefined }) {
  return (
    <div className={cn(tile, "px-[9px] pt-1.5 pb-[7px] shadow-[0_0_0_1.5px_var(--accent),var(--lift-dialog)]", channelTone(post.channel))}>
      <span className="flex h-[18px] items-center gap-[5px] whitespace-nowrap font-medium tabular-nums">
        <ChannelIcon channel={post.channel} size={14} />
        {when}
      </span>
      <TileTitle lines={2}>{post.title}</TileTitle>
      {reason ? (
        <TileReason hidden={false}>{reason}</TileReason>
      ) : (
        <span className="mt-0.5 flex items-center gap-1">
          <CheckIcon size={13} aria-hidden /> Fits here
        </span>
      )}
    </div>
  );
}

/** Where a post was before it was lifted. */
export function GhostTile({ post }: { post: SchedulePost }) {
  return (
    <div
      className={cn(
        "h-full overflow-hidden rounded-sm border-[1.5px] border-current border-dashed px-[7px] pt-0.5 text-xs leading-4 opacity-60",
        channelTone(post.channel),
        "bg-canvas",
      )}
    >
      <span className="flex h-[18px] items-center gap-[5px] font-medium tabular-nums">
        <ChannelIcon channel={post.channel} size={14} />
        {post.time}
      </span>
      <TileTitle lines={1}>{post.title}</TileTitle>
    </div>
  );
}
