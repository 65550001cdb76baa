import type { PostStatus, SchedulePost } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { ChecksIcon } from "@phosphor-icons/react/dist/csr/Checks";
import { CircleDashedIcon } from "@phosphor-icons/react/dist/csr/CircleDashed";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";

export const statusNames: Record<PostStatus, string> = {
  suggested: "Suggested",
  confirmed: "Confirmed",
  published: "Published",
  skipped: "Skipped",
};

const icons = { suggested: CircleDashedIcon, confirmed: CheckIcon, published: ChecksIcon, skipped: MinusCircleIcon };

interface PostMarkProps {
  post: Pick<SchedulePost, "locked" | "status">;
  size?: number;
  className?: string;
}

/** A post's state in one glyph: a dashed ring while suggested, a tick once confirmed, a lock when it stays where it is. */
export function PostMark({ post, size = 14, className }: PostMarkProps) {
  const Glyph = post.locked ? LockSimpleIcon : icons[post.status];
  return (
    <Glyph
      size={size}
      weight={post.locked ? "fill" : "regular"}
      className={cn("shrink-0 text-glyph", className)}
      role="img"
      aria-label={post.locked ? "Locked" : statusNames[post.status]}
    />
  );
}
