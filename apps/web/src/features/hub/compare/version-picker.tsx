import type { VersionDetail, VersionSummary } from "@copydesk/contracts";
import { cn, Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { formatAuthor, formatDayAndTime } from "../../hub-kit/index.ts";

interface VersionPickerProps {
  label: string;
  versions: readonly VersionSummary[];
  picked: VersionSummary;
  /** The one on the other side. */
  other: string;
  onPick: (id: string) => void;
  /** "801 characters" */
  size: string;
  className?: string;
}

/** Which version stands on a side, by whom it is and how long. */
export function VersionPicker({ label, versions, picked, other, onPick, size, className }: VersionPickerProps) {
  return (
    <div className={cn("flex min-w-0 items-center gap-2.5 bg-rail px-5 py-2.5 text-ink-3 text-xs md:px-7", className)}>
      <Menu>
        <MenuTrigger>
          <button
            type="button"
            className="inline-flex h-[30px] shrink-0 items-center gap-1.5 rounded-sm border border-line-strong bg-canvas px-2 font-medium text-ink text-sm hover:bg-hover"
          >
            <span className="sr-only">{label}: </span>
            Version {picked.number}
            {picked.is_selected && <span className="font-normal text-ink-3">selected</span>}
            <CaretDownIcon size={11} weight="bold" aria-hidden className="text-glyph" />
          </button>
        </MenuTrigger>
        <MenuContent align="start" className="w-80">
          <MenuRadioGroup value={picked.id} onValueChange={onPick} aria-label={label}>
            {versions.map((version) => (
              <MenuRadioItem key={version.id} mark="ring" value={version.id} disabled={version.id === other}>
                <span className="font-medium">Version {version.number}</span>
                <span className="ml-2 text-ink-3 text-xs">{bylineOf(version)}</span>
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </MenuContent>
      </Menu>
      <span className="min-w-0 truncate">{bylineOf(picked)}</span>
      <span className="ml-auto shrink-0 tabular-nums max-lg:hidden">{size}</span>
    </div>
  );
}

const bylineOf = (version: VersionSummary | VersionDetail) =>
  `${formatAuthor(version)}, ${formatDayAndTime(version.created_at, Date.now())}`;
