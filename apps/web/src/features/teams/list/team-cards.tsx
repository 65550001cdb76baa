import type { TeamListItem } from "@copydesk/contracts";
import { Link } from "react-router";
import { TeamDot } from "../../../lib/people/team-dot.tsx";
import type { TeamActions } from "../use-team-actions.tsx";
import { TeamMenu } from "./team-menu.tsx";
import { MemberStack, TeamStatusMark } from "./team-parts.tsx";

/** The same rows where a table has no room: a few lines each, parted by hairlines. */
export function TeamCards({ items, actions }: { items: readonly TeamListItem[]; actions: TeamActions }) {
  return (
    <ul aria-label="Teams" className="border-line border-t">
      {items.map((item) => (
        <li key={item.id} className="relative grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-b py-3.5">
          <div className="flex items-start gap-2">
            <Link to={`/teams/${item.id}`} className="flex min-w-0 flex-1 items-baseline gap-3 after:absolute after:inset-0">
              <TeamDot colour={item.colour} />
              <span className="min-w-0">
                <bdi className="block text-left font-control text-base leading-5 wrap-anywhere">{item.name}</bdi>
                {item.description && (
                  <bdi className="line-clamp-2 text-left text-ink-3 text-xs leading-[17px] wrap-anywhere">{item.description}</bdi>
                )}
              </span>
            </Link>
            <TeamMenu team={item} actions={actions} className="relative z-1 -mt-1 -mr-1.5 size-9" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-[22px] text-sm">
            <MemberStack members={item.members} count={item.member_count} />
            <TeamStatusMark status={item.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
