import type { ReactNode } from "react";

interface ListPageProps {
  title: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame of a page that shows a list. */
export function ListPage({ title, actions, children }: ListPageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-24 md:px-6 md:pt-[26px]">
      <title>{`${title} · Copydesk`}</title>
      <div className="mb-[18px] flex min-h-9 flex-wrap items-center gap-x-[18px] gap-y-3">
        <h1 className="font-title text-lg tracking-title">{title}</h1>
        {actions && <div className="ml-auto flex flex-wrap items-center gap-2.5">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

interface FilterBarProps {
  count: ReactNode;
  /** There is nothing at all, filtered or not: nothing to look for either. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** Search, filters and the count above a list. */
export function FilterBar({ count, isEmpty = false, children }: FilterBarProps) {
  if (isEmpty) return null;
  return (
    <search className="mb-2.5 flex flex-wrap items-center gap-1.5">
      {children}
      <span className="ml-auto text-ink-3 text-sm tabular-nums whitespace-nowrap" aria-live="polite">
        {count}
      </span>
    </search>
  );
}
