import type { BlockSummary, VersionDetail, VersionSummary } from "@copydesk/contracts";
import { Loading, Menu, MenuContent, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger, Skeleton } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useState } from "react";
import { sayMoment } from "../../campaigns/words/time-words.ts";
import { useSelectVersion, useVersions } from "../api/use-versions.ts";
import { useHub } from "../hub-context.ts";

/** The selected version, and the list to choose another from. */
export function VersionMenu({ block, selected }: { block: BlockSummary; selected: VersionDetail | null }) {
  const { campaign } = useHub();
  const [open, setOpen] = useState(false);
  const versions = useVersions(block.id, open);
  const select = useSelectVersion(campaign.id, block);
  if (!selected) return null;
  return (
    <Menu open={open} onOpenChange={setOpen}>
      <MenuTrigger>
        <button
          type="button"
          className="inline-flex h-[26px] items-center gap-[5px] whitespace-nowrap rounded-sm border border-line px-[7px] font-medium text-ink-2 text-xs hover:bg-hover"
        >
          <span className="hidden sm:inline">Version</span>
          <span className="sm:hidden" aria-hidden>
            v
          </span>
          {selected.number}
          <span className="font-normal text-ink-3">selected</span>
          <CaretDownIcon size={10} weight="bold" className="text-glyph" />
        </button>
      </MenuTrigger>
      <MenuContent align="start" className="w-80">
        <MenuLabel>{block.version_count === 1 ? "One version" : `${block.version_count} versions`}</MenuLabel>
        {versions.isPending && (
          <Loading label="Loading versions" className="grid gap-2 p-2">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </Loading>
        )}
        {versions.isError && (
          <p className="p-2 text-destructive-ink">The versions could not be loaded. Close the list and open it again.</p>
        )}
        <MenuRadioGroup
          value={selected.id}
          onValueChange={(id) => campaign.can.edit && id !== selected.id && select.mutate({ block_id: block.id, version_id: id })}
        >
          {versions.data?.map((version) => (
            <MenuRadioItem key={version.id} value={version.id} disabled={!campaign.can.edit}>
              <VersionLine version={version} />
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

function VersionLine({ version }: { version: VersionSummary }) {
  return (
    <span className="block py-0.5">
      <span className="block font-medium">
        Version {version.number}
        {version.label && <span className="ml-1.5 font-normal text-ink-3">{version.label}</span>}
      </span>
      <span className="block truncate text-ink-3 text-xs">
        {version.origin === "edited" ? `Edited by ${version.author}` : version.author}, {sayMoment(version.created_at)}
        {version.is_incomplete && ", ended early"}
      </span>
    </span>
  );
}
