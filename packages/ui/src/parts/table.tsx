import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

/** Scrolls sideways inside its own box when it is wider than the screen. */
export function Table({ className, label, ...rest }: ComponentProps<"table"> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table {...rest} className={cn("w-full border-collapse text-sm [&_td>*]:align-middle [&_th>*]:align-middle", className)} />
    </section>
  );
}

export const TableHead = (props: ComponentProps<"thead">) => <thead {...props} />;
export const TableBody = (props: ComponentProps<"tbody">) => <tbody {...props} />;

export interface TableRowProps extends ComponentProps<"tr"> {
  /** Picked rows are tinted. */
  selected?: boolean;
}

/** `group/row` lets a row show its check box and menu on hover: "opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100". */
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      aria-selected={selected || undefined}
      {...rest}
      className={cn("group/row transition-colors [tbody_&]:hover:bg-hover", selected && "bg-accent-tint", className)}
    />
  );
}

export interface TableHeaderProps extends Omit<ComponentProps<"th">, "onClick"> {
  align?: "left" | "right";
  /** How the column is sorted now; `none` when another one is. Left out: it cannot be. */
  sort?: "ascending" | "descending" | "none";
  onSort?: () => void;
}

export function TableHeader({ align = "left", sort, onSort, className, children, ...rest }: TableHeaderProps) {
  return (
    <th
      scope="col"
      aria-sort={sort === "none" ? undefined : sort}
      {...rest}
      className={cn(
        "h-9 border-line border-b px-3 font-medium text-ink-3 text-xs whitespace-nowrap",
        align === "right" ? "text-right" : "text-left",
        className,
      )}
    >
      {sort ? (
        <button
          type="button"
          onClick={onSort}
          className={cn("-mx-1 inline-flex items-center gap-1 rounded-xs px-1 hover:text-ink", sort !== "none" && "text-ink")}
        >
          {children}
          <SortMark sort={sort} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

function SortMark({ sort }: { sort: "ascending" | "descending" | "none" }): ReactNode {
  if (sort === "none") return null;
  return sort === "ascending" ? <ArrowUpIcon size={12} weight="bold" aria-hidden /> : <ArrowDownIcon size={12} weight="bold" aria-hidden />;
}

export function TableCell({ align = "left", className, ...rest }: ComponentProps<"td"> & { align?: "left" | "right" }) {
  return (
    <td
      {...rest}
      className={cn("h-14 border-line border-b px-3 whitespace-nowrap", align === "right" && "text-right tabular-nums", className)}
    />
  );
}
