import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { Collapsible } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface DisclosureProps {
  label: ReactNode;
  /** After the label, lighter. */
  count?: number;
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A line that opens to show more beneath it. */
export function Disclosure({ label, count, defaultOpen, className, children }: DisclosureProps) {
  return (
    <Collapsible.Root defaultOpen={defaultOpen} className={className}>
      <Collapsible.Trigger
        className={cn("group inline-flex items-center gap-[5px] rounded-xs font-medium text-ink-2 text-sm hover:text-ink")}
      >
        <CaretRightIcon size={12} weight="bold" aria-hidden className="transition-transform group-data-[state=open]:rotate-90" />
        {label}
        {count !== undefined && <span className="font-normal text-ink-3 tabular-nums">{count}</span>}
      </Collapsible.Trigger>
      <Collapsible.Content className="pt-3">{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
