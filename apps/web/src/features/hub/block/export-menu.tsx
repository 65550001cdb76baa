import type { BlockSummary } from "@copydesk/contracts";
import { MenuItem, MenuSub } from "@copydesk/ui";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import type { ReactNode } from "react";
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
  async function exportAs(format: "pdf" | "txt") {
    await saved?.();
    await downloadWithNotice(`/api/blocks/${block.id}/export?format=${format}`, format === "pdf" ? "PDF" : "text file");
  }
  return (
    <MenuSub label="Export" icon={<DownloadSimpleIcon size={16} />}>
      <MenuItem onSelect={() => void exportAs("pdf").catch(notifyFailure)}>PDF</MenuItem>
      <MenuItem onSelect={() => void exportAs("txt").catch(notifyFailure)}>Text</MenuItem>
      {children}
    </MenuSub>
  );
}
