import type { BlockSummary, VersionDetail, VersionSummary } from "@copydesk/contracts";
import { Button, Dialog, SkeletonText } from "@copydesk/ui";
import { ColumnsIcon } from "@phosphor-icons/react/dist/csr/Columns";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { formatAuthor, formatDayAndTime, useBlockName, useHub, useHubDialogs, useSelectVersion, useVersion } from "../../hub-kit/index.ts";
import { PlanView } from "../../schedule/index.ts";
import { ContentView } from "../content/content-view.tsx";
import { VersionNotes } from "../content/version-notes.tsx";
import { OutlineView } from "../outline/outline-view.tsx";

interface ReadVersionDialogProps {
  block: BlockSummary;
  version: VersionSummary;
  onClose: () => void;
}

/** One version to be read. It is selected only when that is said. */
export default function ReadVersionDialog({ block, version, onClose }: ReadVersionDialogProps) {
  const { campaign } = useHub();
  const { compare } = useHubDialogs();
  const name = useBlockName(block);
  const { data, error, refetch } = useVersion(version.id);
  const select = useSelectVersion(campaign.id, block);
  const isSelected = block.selected_version_id === version.id;
  function use() {
    select.mutate({ block_id: block.id, version_id: version.id }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={`Version ${version.number} of ${name}`}
      description={[
        formatAuthor(version),
        formatDayAndTime(version.created_at, Date.now()),
        ...(version.label === "" ? [] : [version.label]),
        ...(isSelected ? ["selected"] : []),
      ].join(", ")}
      footer={
        <>
          {!isSelected && block.kind !== "schedule" && (
            <Button
              className="mr-auto"
              icon={<ColumnsIcon size={15} />}
              onClick={() => {
                onClose();
                compare(block.id, version.id);
              }}
            >
              Compare
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
          {campaign.can.edit && !isSelected && (
            <Button variant="primary" loading={select.isPending} onClick={use}>
              Use this version
            </Button>
          )}
        </>
      }
    >
      {error && <Failed failure={failureOf(error)} title="The version could not be loaded" onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={6} />}
      {data && <VersionText block={block} version={data} />}
    </Dialog>
  );
}

function VersionText({ block, version }: { block: BlockSummary; version: VersionDetail }) {
  const { channelById, language } = useHub();
  const { content } = version;
  if (content.kind === "schedule") return <PlanView plan={content.plan} />;
  if (content.kind === "outline") return <OutlineView blockId={version.id} outline={content.outline} notes={version} />;
  const channel = channelById.get(block.channel_id ?? "");
  if (!channel) return <p className="text-base text-ink-3">This channel no longer exists.</p>;
  return (
    <>
      <ContentView channel={channel} language={language} values={content.fields} />
      <VersionNotes version={version} />
    </>
  );
}
