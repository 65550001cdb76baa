import { type BlockSummary, fieldsToText, type VersionDetail } from "@copydesk/contracts";
import { cn, MenuItem, MenuSeparator, MenuSub } from "@copydesk/ui";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { NotePencilIcon } from "@phosphor-icons/react/dist/csr/NotePencil";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { QuotesIcon } from "@phosphor-icons/react/dist/csr/Quotes";
import { TagIcon } from "@phosphor-icons/react/dist/csr/Tag";
import { ActionsMenu } from "../../../lib/actions-menu.tsx";
import { useRight } from "../../../lib/rights.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { useTour } from "../../../lib/tour-button.tsx";
import { ExportMenu, isBusy, useBlockName, useHub, useHubDialogs, useIsEdited, useRegenerate } from "../../hub-kit/index.ts";
import { copyText, htmlOfCopy } from "./copy-text.ts";
import { DeleteChannel } from "./delete-channel.tsx";

/** Everything else that can be done with a piece, at most seven things in three groups: take it along, its version, remove the piece. */
export function BlockMenu({ block, selected }: { block: BlockSummary; selected: VersionDetail | null }) {
  const { campaign, languages } = useHub();
  const name = useBlockName(block);
  const mayKeep = useMayKeep(block);
  const isContent = block.kind === "content";
  const { can } = campaign;
  const beginTour = useTour({
    flow: "campaign-content-block",
    flowId: block.id,
    meta: { isChannel: isContent, canChangeOutlineRef: isContent && languages.length > 1 },
  });
  if (!selected && !(can.edit && isContent)) return null;
  const explained = cn(
    selected && can.export && isContent && "block-export",
    selected && mayKeep && "block-example",
    can.edit && isContent && "block-delete",
  );
  return (
    <ActionsMenu label={`Actions of ${name}`} data-tour={explained} tooltip>
      {selected && <TakeAlong block={block} selected={selected} />}
      {selected && <OfVersion block={block} selected={selected} />}
      {can.edit && isContent && <DeleteChannel block={block} />}
      {selected && (
        <>
          <MenuSeparator />
          <MenuItem icon={<QuestionIcon size={16} />} onSelect={beginTour}>
            {isContent ? "Tour of a piece" : "Tour of an outline"}
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}

/** What is done with the version that is shown. */
function OfVersion({ block, selected }: { block: BlockSummary; selected: VersionDetail }) {
  const { campaign } = useHub();
  const { ofVersion } = useHubDialogs();
  const { regenerateWithNote } = useRegenerate(block);
  const mayKeep = useMayKeep(block);
  if (!campaign.can.edit && !campaign.can.generate && !mayKeep) return null;
  return (
    <>
      <MenuSeparator />
      {campaign.can.generate && (
        <MenuItem icon={<NotePencilIcon size={16} />} onSelect={regenerateWithNote} disabled={isBusy(block)}>
          Regenerate with a note
        </MenuItem>
      )}
      {campaign.can.edit && (
        <MenuItem icon={<TagIcon size={16} />} onSelect={() => ofVersion({ about: "label", block, version: selected })}>
          {selected.label === "" ? "Name this version" : "Rename this version"}
        </MenuItem>
      )}
      {mayKeep && (
        <MenuItem icon={<QuotesIcon size={16} />} onSelect={() => ofVersion({ about: "example", block, version: selected })}>
          Add to voice examples
        </MenuItem>
      )}
    </>
  );
}

const useMayKeep = (block: BlockSummary) => useRight("examples.create") && block.kind === "content";

function TakeAlong({ block, selected }: { block: BlockSummary; selected: VersionDetail }) {
  const { campaign, channelById } = useHub();
  const isEdited = useIsEdited(block.id);
  const name = useBlockName(block);

  function copy(look: "plain" | "rich") {
    const specs = (block.channel_id && channelById.get(block.channel_id)?.fields) || [];
    const text = selected.content.kind === "content" ? fieldsToText(selected.content.fields, specs) : selected.text;
    const shown = look === "rich" ? document.getElementById(block.id)?.querySelector(".copy") : null;
    copyText(text, shown ? htmlOfCopy(shown) : undefined).then(
      () => notifySuccess(`${name} is on your clipboard${shown ? ", with its formatting" : ""}.`),
      () => notifyFailure("This browser did not allow copying."),
    );
  }
  return (
    <>
      {block.kind === "content" && !isEdited ? (
        <MenuSub label="Copy" icon={<CopyIcon size={16} />}>
          <MenuItem onSelect={() => copy("plain")}>Text</MenuItem>
          <MenuItem onSelect={() => copy("rich")}>With formatting</MenuItem>
        </MenuSub>
      ) : (
        <MenuItem icon={<CopyIcon size={16} />} onSelect={() => copy("plain")}>
          Copy text
        </MenuItem>
      )}
      {campaign.can.export && <ExportMenu block={block} />}
    </>
  );
}
