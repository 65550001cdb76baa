import { type BlockSummary, fieldsToText, type VersionDetail } from "@copydesk/contracts";
import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuSub, MenuTrigger } from "@copydesk/ui";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { FilePdfIcon } from "@phosphor-icons/react/dist/csr/FilePdf";
import { FileTextIcon } from "@phosphor-icons/react/dist/csr/FileText";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useContext, useState } from "react";
import { downloadFile } from "../../../lib/download.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { useRemoveVersion, useVersions } from "../api/use-versions.ts";
import { HubDialogs } from "../header/hub-dialogs-context.ts";
import { useHub } from "../hub-context.ts";
import { useBlockName } from "../index/piece-index.tsx";

/** Everything else that can be done with a piece: copy it, take it away, remove a version. */
export function BlockMenu({ block, selected }: { block: BlockSummary; selected: VersionDetail | null }) {
  const { campaign, channelById } = useHub();
  const name = useBlockName(block);
  const [open, setOpen] = useState(false);
  if (!selected) return null;
  const exportAs = (format: "pdf" | "txt") => downloadFile(`/api/blocks/${block.id}/export?format=${format}`).catch(notifyFailure);

  async function copy(version: VersionDetail) {
    const specs = (block.channel_id && channelById.get(block.channel_id)?.fields) || [];
    const text = version.content.kind === "content" ? fieldsToText(version.content.fields, specs) : version.text;
    await navigator.clipboard.writeText(text);
    notifySuccess(`${name} is on your clipboard.`);
  }

  return (
    <Menu open={open} onOpenChange={setOpen}>
      <MenuTrigger>
        <IconButton label={`Actions of ${name}`} icon={<DotsThreeIcon size={18} weight="bold" />} />
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<CopyIcon size={16} />} onSelect={() => copy(selected).catch(notifyFailure)}>
          Copy text
        </MenuItem>
        {campaign.can.export && block.kind === "content" && (
          <>
            <MenuItem icon={<FilePdfIcon size={16} />} onSelect={() => exportAs("pdf")}>
              Export as PDF
            </MenuItem>
            <MenuItem icon={<FileTextIcon size={16} />} onSelect={() => exportAs("txt")}>
              Export as text
            </MenuItem>
          </>
        )}
        {campaign.can.edit && block.version_count > 1 && <DeleteVersion block={block} open={open} />}
      </MenuContent>
    </Menu>
  );
}

/** The versions that may go: any but the selected one. */
function DeleteVersion({ block, open }: { block: BlockSummary; open: boolean }) {
  const { campaign } = useHub();
  const name = useBlockName(block);
  const { ask } = useContext(HubDialogs);
  const remove = useRemoveVersion(campaign.id, block);
  const versions = useVersions(block.id, open);
  const others = versions.data?.filter((version) => !version.is_selected) ?? [];
  if (others.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      <MenuSub label="Delete version" icon={<TrashIcon size={16} />}>
        {others.map((version) => (
          <MenuItem
            key={version.id}
            danger
            onSelect={() =>
              ask({
                title: `Delete version ${version.number} of ${name}?`,
                description: "Its text is gone for good. The selected version stays as it is.",
                confirmLabel: "Delete version",
                destructive: true,
                onConfirm: () => remove.mutateAsync({ version_id: version.id }),
              })
            }
          >
            Version {version.number}, {version.author}
          </MenuItem>
        ))}
      </MenuSub>
    </>
  );
}
