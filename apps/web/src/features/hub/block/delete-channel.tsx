import type { BlockSummary } from "@copydesk/contracts";
import { MenuItem, MenuSeparator } from "@copydesk/ui";
import { XSquareIcon } from "@phosphor-icons/react/dist/csr/XSquare";
import { formatNumber } from "../../../lib/time-words.ts";
import { useBlockName, useBlockTexts, useHub, useHubDialogs } from "../../hub-kit/index.ts";
import { useChangePlan } from "../plan/use-change-plan.tsx";

/** Takes a channel out of the language. Its versions are kept for when it is restored. */
export function DeleteChannel({ block }: { block: BlockSummary }) {
  const { campaign, languages } = useHub();
  const name = useBlockName(block);
  const { ask } = useHubDialogs();
  const { change } = useChangePlan();
  const posts = usePostsOf(block);
  const language = languages.find((one) => one.id === block.language_id);
  const chosen = campaign.brief.languages.find((one) => one.language_id === block.language_id)?.channel_ids ?? [];
  // A language needs a channel; the last one goes with the language.
  if (!language || !block.channel_id || chosen.length < 2) return null;
  const what = { language_id: block.language_id, channel_ids: [block.channel_id] };
  return (
    <>
      <MenuSeparator />
      <MenuItem
        danger
        icon={<XSquareIcon size={16} />}
        onSelect={() =>
          ask({
            title: `Delete ${name} in ${language.name}?`,
            description: lost(block.version_count, posts),
            confirmLabel: "Delete channel",
            destructive: true,
            onConfirm: () =>
              change([{ kind: "remove_channels", ...what }], {
                done: `${name} is no longer part of ${language.name}.`,
                undo: [{ kind: "add_channels", ...what }],
                leaving: [block.id],
              }),
          })
        }
      >
        Delete channel
      </MenuItem>
    </>
  );
}

/** How many posts of the language's schedule are its. */
function usePostsOf(block: BlockSummary): number {
  const { campaign } = useHub();
  const texts = useBlockTexts(campaign.id, block.language_id).data;
  const content = texts?.find((one) => one.kind === "schedule")?.selected?.content;
  return content?.kind === "schedule" ? content.plan.posts.filter((post) => post.channel === block.channel_code).length : 0;
}

function lost(versions: number, posts: number): string {
  const restore = "You can restore it at any time.";
  const texts =
    versions === 0
      ? `The channel is removed from this language. ${restore}`
      : `The channel and its ${versions === 1 ? "version" : `${versions} versions`} are removed from this language. ${restore}`;
  if (posts === 0) return texts;
  return `${texts} ${posts === 1 ? "Its post stays" : `Its ${formatNumber(posts)} posts stay`} in the schedule, marked, until you move or remove ${posts === 1 ? "it" : "them"} there.`;
}
