import type { SchedulePost } from "@copydesk/contracts";
import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CircleDashedIcon } from "@phosphor-icons/react/dist/csr/CircleDashed";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { LockSimpleOpenIcon } from "@phosphor-icons/react/dist/csr/LockSimpleOpen";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { usePlannedSchedule } from "../schedule-context.ts";

/** What can be done with a post, without opening it. */
export function PostMenu({ post }: { post: SchedulePost }) {
  const { schedule, openPost } = usePlannedSchedule();
  if (!schedule.canEdit) return null;
  const isConfirmed = post.status === "confirmed";
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={`Actions of ${post.title}`} tooltip={false} icon={<DotsThreeIcon size={18} weight="bold" />} />
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={() => openPost(post)}>
          Edit
        </MenuItem>
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
      </MenuContent>
    </Menu>
  );
}
