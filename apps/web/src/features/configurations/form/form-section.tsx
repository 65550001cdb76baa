import { cn } from "@copydesk/ui";
import type { ReactNode } from "react";

interface FormSectionProps {
  title: string;
  help?: ReactNode;
  /** What guided tours find it by. */
  tour?: string;
  /** Always above its fields, as in a drawer. */
  stacked?: boolean;
  children: ReactNode;
}

/** A part of a settings form: what it is at the left, or above where there is no room, and its fields. */
export function FormSection({ title, help, tour, stacked = false, children }: FormSectionProps) {
  return (
    <section
      aria-label={title}
      data-tour={tour}
      className={cn("grid gap-x-8 gap-y-4 border-line border-b py-6 last:border-0", !stacked && "lg:grid-cols-[152px_minmax(0,1fr)]")}
    >
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        {help && <p className="mt-1 text-ink-3 text-xs leading-[18px]">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
