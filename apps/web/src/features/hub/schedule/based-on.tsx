import type { BlockDetail, SchedulePlan } from "@copydesk/contracts";
import { useStartRun } from "../api/use-generation.ts";
import { blocksOf, useHub } from "../hub-context.ts";

/** Which channels the plan was made for, and the way to plan those that came later. */
export function BasedOn({ block, plan }: { block: BlockDetail; plan: SchedulePlan }) {
  const { campaign, blocks } = useHub();
  const start = useStartRun();
  const channels = blocksOf(blocks, block.language_id).flatMap((one) =>
    one.kind === "content" && one.channel_code ? [one.channel_code] : [],
  );
  const covered = channels.filter((code) => plan.based_on.includes(code)).length;
  return (
    <div className="mt-3.5 grid gap-2 text-ink-3 text-xs leading-[18px]">
      <p>
        Based on {covered} of {channels.length} channels.{" "}
        {covered < channels.length && campaign.can.generate && (
          <button
            type="button"
            className="link"
            disabled={start.isPending}
            onClick={() => start.mutate({ campaign_id: campaign.id, scope: "block", block_id: block.id, again: true })}
          >
            Update with new channels
          </button>
        )}
      </p>
      {plan.repairs.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer">
            {plan.repairs.length === 1 ? "One thing was changed" : `${plan.repairs.length} things were changed`} to fit the rules
          </summary>
          <ul className="mt-1 list-disc ps-4">
            {plan.repairs.map((repair) => (
              <li key={repair}>{repair}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
