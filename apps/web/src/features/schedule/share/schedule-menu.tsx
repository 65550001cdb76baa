import type { BlockSummary } from "@copydesk/contracts";
import { cn, MenuItem, MenuSeparator } from "@copydesk/ui";
import { CalendarPlusIcon } from "@phosphor-icons/react/dist/csr/CalendarPlus";
import { KanbanIcon } from "@phosphor-icons/react/dist/csr/Kanban";
import { NotePencilIcon } from "@phosphor-icons/react/dist/csr/NotePencil";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { TagIcon } from "@phosphor-icons/react/dist/csr/Tag";
import { ActionsMenu } from "../../../lib/actions-menu.tsx";
import { downloadFile } from "../../../lib/download.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { useTour } from "../../../lib/tour-button.tsx";
import { ExportMenu, isBusy, useHub, useHubDialogs, useRegenerate } from "../../hub-kit/index.ts";
import { newPost } from "../new-post.ts";
import { useScheduleContext } from "../schedule-context.ts";

/**
 * Everything else that can be done with a schedule: take it along, have it planned another way, name its version.
 * @param large where its configuration and its tour have buttons of their own.
 */
export function ScheduleMenu({ large = false }: { large?: boolean }) {
  const { campaign } = useHub();
  const { block, schedule, day, openPost } = useScheduleContext();
  const { can } = campaign;
  const canWithPlan = schedule !== null && (can.export || can.edit || can.generate);
  const configurable = can.configure && !large;
  const tour = useTour({ flow: "campaign-schedule-block", flowId: block?.id ?? "" });
  const hasTour = schedule !== null && !large;
  if (!block || !(canWithPlan || configurable || hasTour)) return null;
  return (
    <ActionsMenu
      label="Actions of the schedule"
      className="hover:bg-line"
      data-tour={cn(schedule && can.export && "schedule-menu", configurable && "schedule-configuration")}
      tooltip
    >
      {schedule?.canEdit && (
        <MenuItem icon={<PlusIcon size={16} />} onSelect={() => openPost(newPost(schedule, day))}>
          Add a post
        </MenuItem>
      )}
      {schedule && can.export && <TakeAlong block={block} />}
      {schedule && <OfVersion block={block} />}
      {configurable && <Configure block={block} />}
      {hasTour && (
        <>
          <MenuSeparator />
          <MenuItem icon={<QuestionIcon size={16} />} onSelect={tour}>
            Tour of the schedule
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}

function TakeAlong({ block }: { block: BlockSummary }) {
  const { campaign, language } = useHub();
  const { share, schedule } = useScheduleContext();
  // What was moved a moment ago goes along.
  const saved = async () => schedule?.autosave.saver.flush();
  async function download() {
    await saved();
    await downloadFile(`/api/campaigns/${campaign.id}/export?${new URLSearchParams({ format: "ics", language: language.code })}`);
  }
  return (
    <>
      <ExportMenu block={block} saved={saved}>
        <MenuItem onSelect={() => void download().catch(notifyFailure)}>Calendar (.ics)</MenuItem>
      </ExportMenu>
      <MenuItem icon={<CalendarPlusIcon size={16} />} onSelect={() => share("calendar")}>
        Calendar address
      </MenuItem>
      <MenuItem icon={<KanbanIcon size={16} />} onSelect={() => share("asana")}>
        Send to Asana
      </MenuItem>
    </>
  );
}

function OfVersion({ block }: { block: BlockSummary }) {
  const { campaign } = useHub();
  const { detail } = useScheduleContext();
  const { ofVersion } = useHubDialogs();
  const { regenerateWithNote } = useRegenerate(block);
  const selected = detail?.selected;
  if (!selected || !(campaign.can.generate || campaign.can.edit)) return null;
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
    </>
  );
}

function Configure({ block }: { block: BlockSummary }) {
  const { configure } = useHubDialogs();
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={<SlidersHorizontalIcon size={16} />} onSelect={() => configure(block.id)}>
        Schedule configuration
      </MenuItem>
    </>
  );
}
