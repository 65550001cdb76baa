import type { BlockSummary } from "@copydesk/contracts";
import { MenuItem, MenuSeparator } from "@copydesk/ui";
import { XSquareIcon } from "@phosphor-icons/react/dist/csr/XSquare";
import { useLeaveOutChannel } from "../api/use-campaign.ts";
import { useHubDialogs } from "../header/hub-dialogs-context.ts";
import { useHub } from "../hub-context.ts";
import { useBlockName } from "./block-name.tsx";

/** Takes a channel out of the language. Its versions are kept for when it is chosen again. */
export function DeleteChannel({ block }: { block: BlockSummary }) {
  const { campaign, languages } = useHub();
  const name = useBlockName(block);
  const { ask } = useHubDialogs();
  const leaveOut = useLeaveOutChannel();
  const language = languages.find((one) => one.id === block.language_id);
  const chosen = campaign.brief.languages.find((one) => one.language_id === block.language_id)?.channel_ids ?? [];
  // A language needs a channel; the last one goes with the language, in the brief.
  if (!language || !block.channel_id || chosen.length < 2) return null;
  return (
    <>
      <MenuSeparator />
      <MenuItem
        danger
        icon={<XSquareIcon size={16} />}
        onSelect={() =>
          ask({
            title: `Delete ${name} in ${language.name}?`,
            description: lost(block.version_count),
            confirmLabel: "Delete channel",
            destructive: true,
            onConfirm: () => leaveOut(campaign, { language_id: block.language_id, channel_id: block.channel_id ?? "" }),
          })
        }
      >
        Delete channel
      </MenuItem>
    </>
  );
}

function lost(versions: number): string {
  if (versions === 0) return "The channel leaves this language. You can add it again in the brief.";
  const [what, they] = versions === 1 ? ["version", "it is"] : [`${versions} versions`, "they are"];
  return `The channel leaves this language and takes its ${what} along. Add it again in the brief and ${they} back.`;
}
