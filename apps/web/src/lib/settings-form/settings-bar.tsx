import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface SettingsBarProps {
  title: string;
  /** Up to the list; none for a page that is in no list. */
  back?: { to: string; label: string };
  /** Something typed here is not on the server. */
  isUnsaved?: boolean;
  /** Beside the title, such as where it is used. */
  note?: ReactNode;
  /** Buttons, the main one last. */
  children?: ReactNode;
}

/** Title and buttons of a long settings form; stays in view. */
export function SettingsBar({ title, back, isUnsaved = false, note, children }: SettingsBarProps) {
  return (
    <header className="sticky top-14 z-10 flex min-h-[53px] items-center gap-3 border-line border-b bg-canvas px-4 py-2 md:px-6">
      {back && (
        <Link
          to={back.to}
          aria-label={back.label}
          className="-ml-1.5 grid size-7 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink"
        >
          <CaretLeftIcon size={16} />
        </Link>
      )}
      <h1 className="min-w-0 truncate font-bold text-md tracking-[-0.01em]">
        <bdi>{title}</bdi>
      </h1>
      <span role="status" className="contents">
        {isUnsaved && (
          <span className="inline-flex shrink-0 items-center gap-1.5 text-ink-3 text-xs whitespace-nowrap">
            <span aria-hidden className="size-1.5 rounded-full bg-warning-solid" />
            <span className="max-sm:sr-only">Not saved yet</span>
          </span>
        )}
      </span>
      {note && <span className="hidden truncate text-ink-3 text-xs md:inline">{note}</span>}
      <div className="ml-auto flex shrink-0 items-center gap-2">{children}</div>
    </header>
  );
}
