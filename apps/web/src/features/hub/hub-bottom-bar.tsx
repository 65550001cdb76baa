import { cn } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { NewspaperClippingIcon } from "@phosphor-icons/react/dist/csr/NewspaperClipping";
import { type HubDrawer, useHubView } from "../hub-kit/index.ts";

const panes: readonly { drawer: HubDrawer; label: string; Icon: typeof ListBulletsIcon }[] = [
  { drawer: "pieces", label: "Pieces", Icon: ListBulletsIcon },
  { drawer: null, label: "Text", Icon: NewspaperClippingIcon },
  { drawer: "schedule", label: "Schedule", Icon: CalendarBlankIcon },
];

/** The three parts of the hub, within reach of a thumb. */
export function HubBottomBar({ className }: { className?: string }) {
  const { drawer, setDrawer } = useHubView();
  return (
    <nav
      data-foot-bar
      aria-label="Parts of the campaign"
      className={cn(
        "fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden",
        className,
      )}
    >
      {panes.map(({ drawer: one, label, Icon }) => (
        <button
          key={label}
          type="button"
          aria-current={drawer === one ? "true" : undefined}
          onClick={() => setDrawer(one)}
          className={cn(
            "-outline-offset-2 grid h-14 place-items-center content-center gap-0.5 text-2xs",
            drawer === one ? "font-semibold text-accent-ink" : "text-ink-2",
          )}
        >
          <Icon size={20} weight={drawer === one ? "fill" : "regular"} aria-hidden />
          {label}
        </button>
      ))}
    </nav>
  );
}
