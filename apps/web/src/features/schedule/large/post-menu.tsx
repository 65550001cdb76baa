import type { SchedulePost } from "@copydesk/contracts";
import { MenuItem, MenuSeparator } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CircleDashedIcon } from "@phosphor-icons/react/dist/csr/CircleDashed";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { LockSimpleOpenIcon } from "@phosphor-icons/react/dist/csr/LockSimpleOpen";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { ActionsMenu, EditHereItem } from "../../../lib/actions-menu.tsx";
import { usePlannedSchedule } from "../schedule-context.ts";

/** What can be done with a post, without opening it. */
export function PostMenu({ post }: { post: SchedulePost }) {
  const { schedule, openPost } = usePlannedSchedule();
  if (!schedule.canEdit) return null;
  const isConfirmed = post.status === "confirmed";
  return (
    <ActionsMenu label={`Actions of ${post.title}`}>
      <EditHereItem onSelect={() => openPost(post)} />
      <MenuItem
        icon={isConfirmed ? <CircleDashedIcon size={16} /> : <CheckIcon size={16} />}
        onSelect={() => schedule.change({ ...post, status: isConfirmed ? "suggested" : "confirmed" })}
      >
        {isConfirmed ? "Back to suggested" : "Confirm"}
      </MenuItem>
      <MenuItem
        icon={post.locked ? <LockSimpleOpenIcon size={16} /> : <LockSimpleIcon size={16} />}
        onSelect={() => schedule.change({ ...post, locked: !post.locked })}
      >
        {post.locked ? "Unlock" : "Lock"}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<TrashIcon size={16} />} onSelect={() => schedule.remove(post)}>
        Remove
      </MenuItem>
    </ActionsMenu>
  );
}
