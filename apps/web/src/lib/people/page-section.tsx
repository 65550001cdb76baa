import { cn } from "@copydesk/ui";
import type { ReactNode } from "react";

interface PageSectionProps {
  title: string;
  help?: ReactNode;
  /** The title above, in a column of a page that has two. */
  narrow?: boolean;
  children: ReactNode;
}

/** A part of a page: what it is at the left, or above where there is no room, and its content. */
export function PageSection({ title, help, narrow = false, children }: PageSectionProps) {
  return (
    <section
      aria-label={title}
      className={cn("grid gap-x-10 gap-y-4 border-line border-b py-6 last:border-0", !narrow && "md:grid-cols-[208px_minmax(0,1fr)]")}
    >
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        {help && <p className="mt-1 text-ink-3 text-xs leading-[18px]">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
