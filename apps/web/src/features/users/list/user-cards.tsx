import type { UserListItem } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { Link } from "react-router";
import { PickCard } from "../../../lib/list/pick-card.tsx";
import type { Selection } from "../../../lib/list/use-selection.ts";
import { fullName } from "../../../lib/people/full-name.ts";
import { PersonLabel } from "../../../lib/people/person-label.tsx";
import type { UserActions } from "../use-user-actions.tsx";
import { UserMenu } from "./user-menu.tsx";
import { LastSignIn, NameList, UserStatusMark } from "./user-parts.tsx";

interface UserCardsProps {
  items: readonly UserListItem[];
  actions: UserActions;
  /** Null for somebody who may do nothing with many people at once. */
  selection: Selection | null;
}

/** The same rows where a table has no room: a few lines each, parted by hairlines. */
export function UserCards({ items, actions, selection }: UserCardsProps) {
  // Under the name, which is beside the picture and, where one can pick, the box.
  const under = selection ? "pl-[79px]" : "pl-[43px]";
  return (
    <ul aria-label="Users" className="border-line border-t">
      {items.map((item) => (
        <li key={item.id} className="relative grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-b py-3.5">
          <div className="flex items-start gap-2">
            {selection && <PickCard id={item.id} name={fullName(item)} selection={selection} />}
            <Link to={`/users/${item.id}`} className="min-w-0 flex-1 after:absolute after:inset-0">
              <PersonLabel person={item} note={item.is_you ? "you" : undefined} />
            </Link>
            <UserMenu person={item} actions={actions} className="relative z-1 -mr-1.5 size-9" />
          </div>
          <div className={cn("flex flex-wrap items-center justify-between gap-x-4 gap-y-1", under)}>
            <UserStatusMark person={item} />
            <span className="text-ink-3 text-xs">
              {item.last_login_at || item.is_you ? <LastSignIn person={item} /> : item.status !== "invited" && "Never signed in"}
            </span>
          </div>
          <div className={cn("flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm", under)}>
            <NameList items={item.roles} />
            {item.teams.length > 0 && <NameList items={item.teams} show={1} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
