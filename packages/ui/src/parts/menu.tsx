import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { DropdownMenu as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";

/** The floating box of menus and popovers. */
export const popClass = "z-50 animate-pop rounded-lg border border-line bg-raised text-ink text-sm shadow-pop outline-none";
const contentClass = cn(
  popClass,
  "min-w-44 max-w-[calc(100vw-16px)] max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto p-1",
);
const itemClass =
  "flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2 py-1 outline-none data-[highlighted]:bg-pressed data-[disabled]:cursor-default data-[disabled]:opacity-50 data-[state=open]:bg-pressed";

/** Not modal: it leaves the page's scroll alone, and so needs no style injected into the page. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

/** Wraps the button that opens the menu. */
export function MenuTrigger({ children, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger asChild {...rest}>
      {children}
    </Radix.Trigger>
  );
}

export function MenuContent({ className, align = "end", ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content align={align} sideOffset={6} collisionPadding={8} {...rest} className={cn(contentClass, className)} />
    </Radix.Portal>
  );
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode;
  /** Red words, for what takes something away. */
  danger?: boolean;
  /** The place one is at. */
  current?: boolean;
  /** At the right: a shortcut or a count. */
  trailing?: ReactNode;
}

export function MenuItem({ icon, danger = false, current = false, trailing, className, children, ...rest }: MenuItemProps) {
  const tint = danger ? "text-destructive-ink" : current ? "font-control text-accent-ink" : "";
  const body = (
    <>
      {icon && <span className={cn("shrink-0", !danger && !current && "text-ink-3")}>{icon}</span>}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {trailing && <span className="text-ink-3 text-xs">{trailing}</span>}
    </>
  );
  // A link given with `asChild` brings its own words; its icon stands inside it.
  return (
    <Radix.Item {...rest} className={cn(itemClass, tint, className)}>
      {rest.asChild ? children : body}
    </Radix.Item>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={cn("px-2 pt-2 pb-1 font-medium text-ink-3 text-xs", className)} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

export function MenuCheckboxItem({ className, children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} className={cn(itemClass, className)}>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Radix.ItemIndicator>
        <CheckIcon size={14} weight="bold" className="text-accent-ink" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export const MenuRadioGroup = Radix.RadioGroup;

interface MenuRadioItemProps extends ComponentProps<typeof Radix.RadioItem> {
  /** A tick after the chosen one, or a ring before each as where a choice is made at once. */
  mark?: "tick" | "ring";
}

export function MenuRadioItem({ mark = "tick", className, children, ...rest }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem {...rest} className={cn(itemClass, "group/radio", className)}>
      {mark === "ring" && (
        <span
          aria-hidden
          className="grid size-[15px] shrink-0 place-items-center rounded-full border-[1.5px] border-glyph before:size-[7px] before:rounded-full group-data-[state=checked]/radio:border-accent group-data-[state=checked]/radio:bg-accent group-data-[state=checked]/radio:before:bg-on-accent"
        />
      )}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {mark === "tick" && (
        <Radix.ItemIndicator>
          <CheckIcon size={14} weight="bold" className="text-accent-ink" />
        </Radix.ItemIndicator>
      )}
    </Radix.RadioItem>
  );
}

interface MenuSubProps {
  label: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}

/** A menu inside the menu: beside it, or unfolding in place where the window has no room for two. */
export function MenuSub(props: MenuSubProps) {
  // Asked once: a menu is not open while its window changes.
  const [narrow] = useState(() => window.matchMedia("(max-width: 640px)").matches);
  return narrow ? <FoldedMenu {...props} /> : <MenuBeside {...props} />;
}

function FoldedMenu({ label, icon, children }: MenuSubProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Radix.Item
        aria-expanded={open}
        className={itemClass}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {icon && <span className="shrink-0 text-ink-3">{icon}</span>}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <CaretRightIcon size={11} weight="bold" className={cn("text-glyph transition-transform", open && "rotate-90")} />
      </Radix.Item>
      {open && <Radix.Group className={cn(icon && "pl-[26px]")}>{children}</Radix.Group>}
    </>
  );
}

function MenuBeside({ label, icon, children }: MenuSubProps) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={itemClass}>
        {icon && <span className="shrink-0 text-ink-3">{icon}</span>}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <CaretRightIcon size={11} weight="bold" className="text-glyph" />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent sideOffset={6} collisionPadding={8} className={contentClass}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
