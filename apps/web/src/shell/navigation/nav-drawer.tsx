import { cn, Drawer, IconButton } from "@copydesk/ui";
import { ListIcon } from "@phosphor-icons/react/dist/csr/List";
import { useState } from "react";
import { NavLink } from "react-router";
import { ModuleIcon } from "../../lib/module-icon.tsx";
import type { NavGroup, NavItem } from "../modules.ts";
import { navActiveClass } from "./nav-class.ts";

/** The menu of small screens, from the left. */
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
        // The specification's width where it leaves room for the words; on a phone as wide as the longest of them.
        className="w-[max(15.5rem,calc(100vw-16.5rem))] max-w-none md:hidden [&>div]:px-1.5 [&>header]:pr-2 [&>header]:pl-3"
      >
        <nav aria-label="Main" className="grid gap-0.5">
          {links.map((item) => (
            <DrawerLink key={item.code} item={item} onChoose={close} />
          ))}
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title} className="mt-2 grid gap-0.5 border-line border-t pt-2">
              <h2 className="px-1.5 pb-1 text-ink-3 text-xs">{group.title}</h2>
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
          "flex min-h-10 items-center gap-2.5 rounded-md px-2 py-1.5 font-medium text-base text-ink-2 hover:bg-hover",
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
