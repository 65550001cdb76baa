import { Button, type ButtonProps, IconButton } from "@copydesk/ui";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";

interface BulkFrameProps {
  label: string;
  count: number;
  /** What they are, lighter: "two inactive, one invited". */
  detail?: string;
  onClear: () => void;
  children: ReactNode;
}

/** Floats over a list while rows are picked. */
export function BulkFrame({ label, count, detail, onClear, children }: BulkFrameProps) {
  return (
    <section
      aria-label={label}
      data-foot-bar
      className="fixed bottom-[26px] left-1/2 z-20 flex min-h-12 w-max max-w-[calc(100vw-24px)] -translate-x-1/2 animate-rise flex-wrap items-center gap-1 rounded-lg border border-line bg-raised py-1.5 pr-2 pl-4 text-sm shadow-dialog"
    >
      <span aria-live="polite" className="mr-1 font-semibold tabular-nums whitespace-nowrap">
        {count} selected
      </span>
      {detail && <span className="hidden text-ink-3 text-xs md:inline">{detail}</span>}
      <Rule />
      {children}
      <Rule />
      <IconButton label="Clear selection" icon={<XIcon size={15} />} onClick={onClear} />
    </section>
  );
}

/** Also what opens a menu. */
export const BulkAction = (props: ButtonProps) => (
  <Button variant="quiet" className="px-2.5 text-ink disabled:text-ink-3 disabled:opacity-100" {...props} />
);

const Rule = () => <span aria-hidden className="mx-2 hidden h-5 w-px bg-line sm:block" />;
