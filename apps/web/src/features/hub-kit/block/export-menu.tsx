import type { BlockSummary } from "@copydesk/contracts";
import { MenuCheckboxItem, MenuItem, MenuSeparator, MenuSub } from "@copydesk/ui";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { type ReactNode, useState } from "react";
import { downloadWithNotice } from "../../../lib/download-with-notice.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";

interface ExportMenuProps {
  block: BlockSummary;
  /** Saves first what is not saved yet and belongs into the file. */
  saved?: () => Promise<unknown>;
  /** Further formats. */
  children?: ReactNode;
}

/** The selected version of a piece, an outline or a schedule as a file. */
export function ExportMenu({ block, saved, children }: ExportMenuProps) {
  const [internal, setInternal] = useState(false);
  async function exportAs(format: "pdf" | "txt") {
    await saved?.();
    await downloadWithNotice(
      `/api/blocks/${block.id}/export?format=${format}${internal ? "&internal=true" : ""}`,
      format === "pdf" ? "PDF" : "text file",
    );
  }
  return (
    <MenuSub label="Export" icon={<DownloadSimpleIcon size={16} />}>
      <MenuItem onSelect={() => void exportAs("pdf").catch(notifyFailure)}>PDF</MenuItem>
      <MenuItem onSelect={() => void exportAs("txt").catch(notifyFailure)}>Text</MenuItem>
      {children}
      <MenuSeparator />
      <InternalCopyItem checked={internal} onChange={setInternal} />
    </MenuSub>
  );
}

/** Asks for status, versions and models in the file; the menu stays open for the format. */
export function InternalCopyItem({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <MenuCheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      title="With status, privacy, versions and models"
    >
      Internal copy
    </MenuCheckboxItem>
  );
}
