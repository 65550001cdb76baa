import type { SchedulePost } from "@copydesk/contracts";
import { ChannelPin, cn } from "@copydesk/ui";
import { useHub } from "../../hub-kit/index.ts";
import { dragProps } from "../use-day-drag.ts";

interface DraggablePinProps {
  post: SchedulePost;
  draggable: boolean;
  large?: boolean;
}

/** A post as its channel's mark, which the mouse drags to another day. The day's list moves posts by keyboard. */
export function DraggablePin({ post, draggable, large = false }: DraggablePinProps) {
  const { channelByCode } = useHub();
  const name = channelByCode.get(post.channel)?.name ?? post.channel;
  return (
    <span
      {...dragProps(post, draggable)}
      title={`${post.time} ${name}: ${post.title}`}
      className={cn("pointer-events-auto inline-grid", draggable && "cursor-grab active:cursor-grabbing")}
    >
      <ChannelPin channel={post.channel} large={large} />
    </span>
  );
}
