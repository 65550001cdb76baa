import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface TabsProps<V extends string> {
  value: V;
  onValueChange: (value: V) => void;
  className?: string;
  children: ReactNode;
}

export function Tabs<V extends string>({ value, onValueChange, className, children }: TabsProps<V>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as V)} activationMode="manual" className={className}>
      {children}
    </Radix.Root>
  );
}

/** The row of tabs; it scrolls sideways when the tabs are wider than the screen. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List {...rest} className={cn("-ms-2 flex h-[46px] items-stretch gap-1.5 overflow-x-auto [scrollbar-width:none]", className)} />
  );
}

interface TabProps extends Omit<ComponentProps<typeof Radix.Trigger>, "children"> {
  /** Before the name, such as a progress ring. */
  icon?: ReactNode;
  /** After the name, small, such as "4 of 6". */
  detail?: ReactNode;
  children: ReactNode;
}

export function Tab({ icon, detail, className, children, ...rest }: TabProps) {
  return (
    <Radix.Trigger
      {...rest}
      className={cn(
        // The ring of the focus keeps off the words; the line beneath is as wide as they are.
        "relative inline-flex shrink-0 items-center gap-2 rounded-sm px-2 font-control text-base text-ink-2 whitespace-nowrap transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink",
        "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 data-[state=active]:after:bg-accent-ink",
        className,
      )}
    >
      {icon}
      {children}
      {detail && <span className="font-book text-ink-3 text-xs tabular-nums">{detail}</span>}
    </Radix.Trigger>
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cn("-outline-offset-2", className)} />;
}
