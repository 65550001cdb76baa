import { cn } from "@copydesk/ui";
import type { ReactNode } from "react";
import type { Section } from "./brief/places.ts";

interface FormSectionProps {
  /** Its name on the page, for jumping to it and for the guided tour. */
  id: Section;
  title: string;
  help?: ReactNode;
  children: ReactNode;
}

/** Where a jump stops: under the navigation bar and the form's own bar. */
const scrollMargin = "scroll-mt-[108px]";

/** Heading and help in a column of their own, fields to the right; parted from the next by a hairline. */
export function FormSection({ id, title, help, children }: FormSectionProps) {
  return (
    <section
      id={id}
      data-tour={id}
      aria-labelledby={`${id}-title`}
      className={cn(
        scrollMargin,
        "grid gap-x-10 gap-y-4 border-line border-b py-[26px] last:border-b-0 lg:grid-cols-[208px_minmax(0,1fr)] lg:py-[30px]",
      )}
    >
      <div>
        <h2 id={`${id}-title`} className="mb-1 font-semibold text-base">
          {title}
        </h2>
        {help && <p className="max-w-measure text-ink-3 text-xs leading-[18px]">{help}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-[18px]" data-fields>
        {children}
      </div>
    </section>
  );
}
