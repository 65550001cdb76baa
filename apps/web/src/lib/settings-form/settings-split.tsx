import { cn } from "@copydesk/ui";
import type { ReactNode } from "react";

interface SettingsSplitProps {
  children: ReactNode;
  /** Shows what the form does; beside it where there is room, else beneath. */
  panel?: ReactNode;
  /** What the panel is called to screen readers. */
  panelLabel?: string;
}

/** A long form with a panel that stays in view beside it. */
export function SettingsSplit({ children, panel, panelLabel = "Preview" }: SettingsSplitProps) {
  return (
    <div className={cn("mx-auto grid max-w-page", panel && "xl:grid-cols-[minmax(0,1fr)_452px]")}>
      <div className="min-w-0 px-4 pb-12 md:px-6 lg:px-12 xl:pb-20">{children}</div>
      {panel && (
        <aside aria-label={panelLabel} className="min-w-0 border-line bg-rail max-xl:border-t xl:border-l">
          <div className="flex flex-col xl:sticky xl:top-[109px] xl:h-[calc(100dvh-109px)]">{panel}</div>
        </aside>
      )}
    </div>
  );
}

interface SettingsSectionProps {
  title: string;
  help?: ReactNode;
  /** Target of a guided tour. */
  tour?: string;
  children: ReactNode;
}

/** A part of the form: what it is at the left, or above where there is no room, and its fields. */
export function SettingsSection({ title, help, tour, children }: SettingsSectionProps) {
  return (
    <section
      aria-label={title}
      data-tour={tour}
      className="grid gap-x-10 gap-y-4 border-line border-b py-7 last:border-0 lg:grid-cols-[152px_minmax(0,1fr)]"
    >
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        {help && <p className="mt-1 text-ink-3 text-xs leading-[18px]">{help}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
