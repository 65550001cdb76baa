import { cn, Drawer, IconButton } from "@copydesk/ui";
import { ListIcon } from "@phosphor-icons/react/dist/csr/List";
import { useState } from "react";
import { NavLink } from "react-router";
import { ModuleIcon } from "../../lib/module-icon.tsx";
import type { NavGroup, NavItem } from "../modules.ts";
import { navActiveClass } from "./nav-class.ts";

/** The menu of small screens, from the left. As narrow as a phone makes it, icons stand over their words. */
export function NavDrawer({ links, groups }: { links: NavItem[]; groups: NavGroup[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label="Menu"
        size="lg"
        tooltip={false}
        aria-expanded={open}
        icon={<ListIcon size={20} />}
        onClick={() => setOpen(true)}
        className="-ml-2 md:hidden"
      />
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="left"
        title="Menu"
        // The specification's width; on the narrowest phones still wide enough for a word.
        className="w-[max(6rem,calc(100vw-16.5rem))] max-w-none md:hidden [&>div]:px-1.5 [&>header]:pr-2 [&>header]:pl-3"
      >
        <nav aria-label="Main" className="@container grid gap-0.5">
          {links.map((item) => (
            <DrawerLink key={item.code} item={item} onChoose={close} />
          ))}
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title} className="mt-2 grid gap-0.5 border-line border-t pt-2">
              <h2 className="px-1.5 pb-1 text-ink-3 text-xs @max-[180px]:text-center">{group.title}</h2>
              {group.items.map((item) => (
                <DrawerLink key={item.code} item={item} onChoose={close} />
              ))}
            </section>
          ))}
        </nav>
      </Drawer>
    </>
  );
}

function DrawerLink({ item, onChoose }: { item: NavItem; onChoose: () => void }) {
  return (
    <NavLink
      to={item.to}
      onClick={onChoose}
      className={({ isActive }) =>
        cn(
          "flex min-h-10 items-center gap-2.5 rounded-md px-2 py-1.5 font-medium text-base text-ink-2 hover:bg-hover @max-[180px]:flex-col @max-[180px]:gap-1 @max-[180px]:px-0.5 @max-[180px]:py-2 @max-[180px]:text-center @max-[180px]:text-2xs @max-[180px]:leading-[14px]",
          isActive && navActiveClass,
        )
      }
    >
      {({ isActive }) => (
        <>
          <ModuleIcon code={item.code} active={isActive} size={18} />
          <span className="min-w-0 max-w-full [overflow-wrap:anywhere]">{item.title}</span>
        </>
      )}
    </NavLink>
  );
}
