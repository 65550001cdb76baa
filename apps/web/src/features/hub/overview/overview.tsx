import { Button } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { useEffect, useMemo } from "react";
import { hasFailed, progressOf, useBlocks, useCampaignState, useHub, useHubView } from "../../hub-kit/index.ts";
import { useHubActions } from "../header/use-hub-actions.ts";
import { OverviewGrid } from "./overview-grid.tsx";
import { overviewOf } from "./overview-rows.ts";
import { PlanEditor } from "./plan-editor.tsx";

/** Every piece of the campaign at a glance; and, in edit mode, which pieces there are to be. */
export default function Overview() {
  const { campaign, languages, options } = useHub();
  const { setView } = useHubView();
  const blocks = useBlocks();
  const isEditMode = useCampaignState((state) => state.isEditMode);
  const setEditMode = useCampaignState((state) => state.setEditMode);
  const { columns, rows } = useMemo(
    () => overviewOf(blocks, { languages, channels: options.channels }),
    [blocks, languages, options.channels],
  );
  useEffect(() => () => setEditMode(false), [setEditMode]);
  return (
    // The place that every tab controls, whatever stands there.
    <section id="manuscript" role="tabpanel" tabIndex={-1} aria-label="Overview" className="flex-1 outline-none px-4 pt-5 pb-24 md:px-6">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2 print:hidden"
          icon={<CaretLeftIcon size={14} />}
          onClick={() => setView("texts")}
        >
          Texts
        </Button>
        <h2 className="font-bold text-md">Overview</h2>
        <Counts />
        {!isEditMode && (
          <span className="ml-auto flex flex-wrap gap-2 print:hidden">
            <Affected />
            {campaign.can.edit && (
              <Button icon={<PencilSimpleIcon size={15} />} onClick={() => setEditMode(true)}>
                Edit languages and channels
              </Button>
            )}
          </span>
        )}
      </div>
      {isEditMode ? <PlanEditor /> : <OverviewGrid columns={columns} rows={rows} />}
    </section>
  );
}

/** "212 of 300 pieces written, 4 failed, 12 to look at, 9 out of date" */
function Counts() {
  const blocks = useBlocks();
  const { done, total } = progressOf(blocks);
  const parts = [
    `${done} of ${total} pieces written`,
    formatCounted(blocks.filter(hasFailed).length, "failed"),
    formatCounted(blocks.filter((block) => block.warnings > 0 && block.selected_version_id !== null).length, "to look at"),
    formatCounted(blocks.filter((block) => block.out_of_date).length, "out of date"),
  ];
  return <p className="text-ink-3 text-sm tabular-nums">{parts.filter(Boolean).join(", ")}</p>;
}

const formatCounted = (count: number, words: string) => (count === 0 ? "" : `${count} ${words}`);

function Affected() {
  const { campaign } = useHub();
  const { affected } = useHubActions();
  if (!campaign.can.generate || affected.disabled) return null;
  return (
    <Button icon={<ArrowsClockwiseIcon size={15} />} onClick={affected.run}>
      <span>Regenerate affected ({affected.count})</span>
    </Button>
  );
}
