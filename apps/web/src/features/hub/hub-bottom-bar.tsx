import { cn } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { NewspaperClippingIcon } from "@phosphor-icons/react/dist/csr/NewspaperClipping";

export type HubPane = "pieces" | "text" | "schedule";

const panes = [
  { pane: "pieces", label: "Pieces", Icon: ListBulletsIcon },
  { pane: "text", label: "Text", Icon: NewspaperClippingIcon },
  { pane: "schedule", label: "Schedule", Icon: CalendarBlankIcon },
] as const;

/** The three parts of the hub, within reach of a thumb. */
export function HubBottomBar({ pane, onPane }: { pane: HubPane; onPane: (pane: HubPane) => void }) {
  return (
    <nav
      aria-label="Parts of the campaign"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {panes.map(({ pane: one, label, Icon }) => (
        <button
          key={one}
          type="button"
          aria-current={pane === one ? "true" : undefined}
          onClick={() => onPane(one)}
          className={cn(
            "grid h-14 place-items-center content-center gap-0.5 text-2xs",
            pane === one ? "font-semibold text-accent-ink" : "text-ink-2",
          )}
        >
          <Icon size={20} weight={pane === one ? "fill" : "regular"} aria-hidden />
          {label}
        </button>
      ))}
    </nav>
  );
}
