import type { BlockSummary, VersionSummary } from "@copydesk/contracts";
import { MenuItem, MenuSub } from "@copydesk/ui";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { UndoButton } from "../../../lib/notify-outcome.tsx";
import { notify } from "../../../lib/stores/toast.ts";
import { useRemoveVersion, useRestoreVersion, useVersions } from "../api/use-versions.ts";
import { useHub } from "../hub-context.ts";
import { useHubDialogs } from "../hub-dialogs-context.ts";
import { formatAuthor } from "../words/version-words.ts";
import { useBlockName } from "./block-name.tsx";

/** The versions that may go: any but the selected one. */
export function DeleteVersion({ block, open }: { block: BlockSummary; open: boolean }) {
  const { campaign } = useHub();
  const name = useBlockName(block);
  const { ask } = useHubDialogs();
  const remove = useRemoveVersion(campaign.id, block);
  const versions = useVersions(block.id, open);
  const restore = useRestoreVersion(campaign.id, block);
  async function removeAndNotify({ id, number }: VersionSummary) {
    await remove.mutateAsync({ version_id: id });
    const undo = <UndoButton onUndo={() => restore.mutate({ version_id: id })} />;
    notify({ variant: "success", title: `Version ${number} deleted`, action: undo });
  }
  const others = versions.data?.filter((version) => !version.is_selected) ?? [];
  if (others.length === 0) return null;
  return (
    <MenuSub label="Delete version" icon={<TrashIcon size={15} />}>
      {others.map((version) => (
        <MenuItem
          key={version.id}
          danger
          onSelect={() =>
            ask({
              title: `Delete version ${version.number} of ${name}?`,
              description: "Its text is deleted too; you can undo this right after. The selected version stays as it is.",
              confirmLabel: "Delete version",
              destructive: true,
              onConfirm: () => removeAndNotify(version),
            })
          }
        >
          Version {version.number}, {formatAuthor(version)}
        </MenuItem>
      ))}
    </MenuSub>
  );
}
