import type { BlockSummary, VersionDetail, VersionSummary } from "@copydesk/contracts";
import { cn, Loading, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger, Skeleton } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { ColumnsIcon } from "@phosphor-icons/react/dist/csr/Columns";
import { useState } from "react";
import { useVersions } from "../api/use-versions.ts";
import { useIsEdited } from "../autosave/editing-store.ts";
import { useHub } from "../hub-context.ts";
import { useHubDialogs } from "../hub-dialogs-context.ts";
import { formatDayAndTime } from "../words/moment.ts";
import { formatAuthor } from "../words/version-words.ts";
import { DeleteVersion } from "./delete-version.tsx";

interface VersionMenuProps {
  block: BlockSummary;
  selected: VersionDetail | null;
  /** Without the word "selected", where something else needs the room. */
  short?: boolean;
  className?: string;
}

/** The selected version, and the list to read and choose others from, compare them and delete one. */
export function VersionMenu({ block, selected, short = false, className }: VersionMenuProps) {
  const [open, setOpen] = useState(false);
  const { campaign } = useHub();
  const { compare } = useHubDialogs();
  const isEdited = useIsEdited(block.id);
  if (!selected) return null;
  return (
    <Menu open={open} onOpenChange={setOpen}>
      <MenuTrigger>
        <button
          type="button"
          data-tour="version-menu"
          className={cn(
            "inline-flex h-[26px] shrink-0 items-center gap-[5px] whitespace-nowrap rounded-sm border border-line px-[7px] font-medium text-ink-2 text-xs tabular-nums hover:bg-hover data-[state=open]:bg-pressed print:border-transparent print:px-0",
            className,
          )}
        >
          <span>
            <span className="max-sm:sr-only">Version </span>
            <span className="sm:hidden" aria-hidden>
              v
            </span>
            {selected.number}
          </span>{" "}
          {selected.label && <bdi className="max-w-36 truncate text-ink max-md:sr-only">{selected.label}</bdi>}{" "}
          <span className={cn("font-normal text-ink-3 max-[359px]:sr-only", isEdited && "max-sm:sr-only", short && "sr-only")}>
            selected
          </span>
          <CaretDownIcon size={10} weight="bold" aria-hidden className="text-glyph print:hidden" />
        </button>
      </MenuTrigger>
      <MenuContent align="start" className="w-[440px]">
        <VersionChoices block={block} selectedId={selected.id} open={open} />
        {block.version_count > 1 && (
          <>
            <MenuSeparator />
            {block.kind !== "schedule" && (
              <MenuItem icon={<ColumnsIcon size={15} />} onSelect={() => compare(block.id)}>
                Compare versions
              </MenuItem>
            )}
            {campaign.can.edit && <DeleteVersion block={block} open={open} />}
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

function VersionChoices({ block, selectedId, open }: { block: BlockSummary; selectedId: string; open: boolean }) {
  const versions = useVersions(block.id, open);
  const { read, ofVersion } = useHubDialogs();
  if (versions.isError && !versions.data)
    return <p className="p-2 text-destructive-ink">The versions could not be loaded. Close the list and open it again to retry.</p>;
  if (!versions.data) {
    return (
      <Loading label="Loading versions" className="grid gap-3.5 px-2 py-3">
        <Skeleton />
        <Skeleton className="w-2/3" />
      </Loading>
    );
  }
  // Opened for reading: which one is selected is decided with its text before one's eyes.
  return versions.data.map((version) => (
    <div key={version.id} className="flex items-center">
      <MenuItem
        current={version.id === selectedId}
        icon={version.id === selectedId ? <CheckIcon size={14} weight="bold" /> : <span className="block size-3.5" />}
        onSelect={() => read(block.id, version)}
        className="min-w-0 flex-1"
      >
        <VersionLine version={version} />
      </MenuItem>
      {version.origin !== "edited" && (
        <MenuItem className="text-ink-3 text-xs" onSelect={() => ofVersion({ about: "why", block, version })}>
          Why this text?<span className="sr-only"> Version {version.number}</span>
        </MenuItem>
      )}
    </div>
  ));
}

function VersionLine({ version }: { version: VersionSummary }) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="shrink-0 font-medium tabular-nums">Version {version.number}</span>
      <span className="min-w-0 truncate text-ink-3 text-xs">
        {formatAuthor(version)}, {formatDayAndTime(version.created_at, Date.now())}
        {version.is_incomplete && ", ended early"}
        {version.is_selected && <span className="sr-only">, selected</span>}
      </span>
      {version.label && <bdi className="ml-auto max-w-[45%] shrink-0 truncate rounded-xs bg-pressed px-1.5 text-xs">{version.label}</bdi>}
    </span>
  );
}
