import { cn, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { GearSixIcon } from "@phosphor-icons/react/dist/csr/GearSix";
import { ListMagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/ListMagnifyingGlass";
import { Link, NavLink, useLocation } from "react-router";
import { ModuleIcon } from "../../lib/module-icon.tsx";
import type { NavGroup, NavItem } from "../modules.ts";
import { navActiveClass, navLinkClass } from "./nav-class.ts";

/** The inline menu of medium and larger screens. */
export function NavMenu({ links, groups }: { links: NavItem[]; groups: NavGroup[] }) {
  return (
    <nav aria-label="Main" className="hidden min-w-0 flex-1 items-center gap-0.5 md:flex">
      {links.map((item) => (
        <NavLink key={item.code} to={item.to} className={({ isActive }) => cn(navLinkClass, isActive && navActiveClass)}>
          {({ isActive }) => (
            <>
              <ModuleIcon code={item.code} active={isActive} />
              {item.title}
            </>
          )}
        </NavLink>
      ))}
      {links.length > 0 && groups.length > 0 && <span className="mx-1 h-[18px] w-px bg-line lg:mx-2" />}
      {groups.map((group) => (
        <NavDropdown key={group.title} group={group} />
      ))}
    </nav>
  );
}

/** A group of modules behind one trigger, which itself goes nowhere. */
function NavDropdown({ group }: { group: NavGroup }) {
  const { pathname } = useLocation();
  const isAt = (item: NavItem) => pathname === item.to || pathname.startsWith(`${item.to}/`);
  const active = group.items.some(isAt);
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" className={cn(navLinkClass, "data-[state=open]:bg-hover", active && navActiveClass)}>
          <GroupIcon title={group.title} active={active} />
          {group.title}
          <CaretDownIcon size={12} weight="bold" aria-hidden className="-ml-0.5 text-glyph" />
        </button>
      </MenuTrigger>
      <MenuContent align="start" className="w-56">
        {group.items.map((item) => (
          <MenuItem key={item.code} asChild current={isAt(item)}>
            <Link to={item.to} aria-current={isAt(item) ? "page" : undefined}>
              <span className={isAt(item) ? undefined : "text-ink-3"}>
                <ModuleIcon code={item.code} active={isAt(item)} size={16} />
              </span>
              {item.title}
            </Link>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

function GroupIcon({ title, active, size = 18 }: { title: NavGroup["title"]; active: boolean; size?: number }) {
  const Glyph = title === "Settings" ? GearSixIcon : ListMagnifyingGlassIcon;
  return <Glyph size={size} weight={active ? "fill" : "regular"} aria-hidden className="shrink-0" />;
}
