import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  help?: ReactNode;
  /** Under the help, such as a link. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page: what it is at the left, or above where there is no room, and its content. */
export function Section({ title, help, action, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-4 border-line border-b py-6 last:border-0 md:grid-cols-[208px_minmax(0,1fr)]"
    >
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        {help && <p className="mt-1 text-ink-3 text-xs leading-[18px]">{help}</p>}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
