import { type BlockSummary, fieldsToText, type VersionDetail } from "@copydesk/contracts";
import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { ColumnsIcon } from "@phosphor-icons/react/dist/csr/Columns";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { FilePdfIcon } from "@phosphor-icons/react/dist/csr/FilePdf";
import { FileTextIcon } from "@phosphor-icons/react/dist/csr/FileText";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { useState } from "react";
import { downloadFile } from "../../../lib/download.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { useHubDialogs } from "../header/hub-dialogs-context.ts";
import { useHub } from "../hub-context.ts";
import { useBlockName } from "./block-name.tsx";
import { DeleteChannel } from "./delete-channel.tsx";
import { DeleteVersion } from "./delete-version.tsx";

/** Everything else that can be done with a piece: copy it, take it along, remove a version or the piece. */
export function BlockMenu({ block, selected }: { block: BlockSummary; selected: VersionDetail | null }) {
  const { campaign } = useHub();
  const name = useBlockName(block);
  const [open, setOpen] = useState(false);
  if (!selected && !campaign.can.configure && !(campaign.can.edit && block.kind === "content")) return null;
  return (
    <Menu open={open} onOpenChange={setOpen}>
      <MenuTrigger>
        <IconButton label={`Actions of ${name}`} icon={<DotsThreeIcon size={18} weight="bold" />} data-tour="actions-menu" />
      </MenuTrigger>
      <MenuContent>
        {selected && <TakeAlong block={block} selected={selected} />}
        {campaign.can.configure && <Configure block={block} />}
        {campaign.can.edit && selected && block.version_count > 1 && <DeleteVersion block={block} open={open} />}
        {campaign.can.edit && block.kind === "content" && <DeleteChannel block={block} />}
      </MenuContent>
    </Menu>
  );
}

function Configure({ block }: { block: BlockSummary }) {
  const { configure } = useHubDialogs();
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={<SlidersHorizontalIcon size={16} />} onSelect={() => configure(block.id)}>
        Advanced configuration
      </MenuItem>
    </>
  );
}

function TakeAlong({ block, selected }: { block: BlockSummary; selected: VersionDetail }) {
  const { campaign, channelById } = useHub();
  const { compare } = useHubDialogs();
  const name = useBlockName(block);
  const exportAs = (format: "pdf" | "txt") => downloadFile(`/api/blocks/${block.id}/export?format=${format}`).catch(notifyFailure);

  async function copy() {
    const specs = (block.channel_id && channelById.get(block.channel_id)?.fields) || [];
    const text = selected.content.kind === "content" ? fieldsToText(selected.content.fields, specs) : selected.text;
    await navigator.clipboard.writeText(text);
    notifySuccess(`${name} is on your clipboard.`);
  }
  return (
    <>
      <MenuItem
        icon={<CopyIcon size={16} />}
        onSelect={() => void copy().catch(() => notifyFailure("This browser did not allow copying."))}
      >
        Copy text
      </MenuItem>
      {block.version_count > 1 && block.kind !== "schedule" && (
        <MenuItem icon={<ColumnsIcon size={16} />} onSelect={() => compare(block.id)}>
          Compare versions
        </MenuItem>
      )}
      {campaign.can.export && block.kind === "content" && (
        <>
          <MenuSeparator />
          <MenuItem icon={<FilePdfIcon size={16} />} onSelect={() => exportAs("pdf")}>
            Export as PDF
          </MenuItem>
          <MenuItem icon={<FileTextIcon size={16} />} onSelect={() => exportAs("txt")}>
            Export as text
          </MenuItem>
        </>
      )}
    </>
  );
}
