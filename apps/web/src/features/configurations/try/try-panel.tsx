import type { ConfigurationTry, ConfigurationValues } from "@copydesk/contracts";
import { Button, Loading, Notice, SkeletonText } from "@copydesk/ui";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { LabSource } from "../../../lib/prompt-editor/lab-source.tsx";
import { StopButton } from "../../../lib/prompt-editor/stop-button.tsx";
import { TryFacts } from "../../../lib/prompt-editor/try-result.tsx";
import type { PromptLab } from "../../../lib/prompt-editor/use-prompt-lab.ts";
import { useStoppable } from "../../../lib/use-stoppable.ts";
import type { ConfigurationCalls } from "../use-configuration-calls.ts";
import { TriedOutline } from "./tried-outline.tsx";
import { TriedPlan } from "./tried-plan.tsx";

interface TryPanelProps {
  calls: ConfigurationCalls;
  lab: PromptLab;
  values: ConfigurationValues;
  /** The form differs from what is saved. */
  isDirty: boolean;
  /** Null for whoever may only look. */
  mayTry: boolean;
}

const words = {
  outline: "An outline of the campaign with these settings, saved or not.",
  scheduler: "A schedule for the campaign's texts with these settings, saved or not.",
};

/** What the form makes of a campaign: shown here, stored nowhere. */
export function TryPanel({ calls, lab, values, isDirty, mayTry }: TryPanelProps) {
  const trying = useStoppable(async ({ wasDraft }: { wasDraft: boolean }, signal) => {
    const where = { ...(lab.campaignId && { campaign_id: lab.campaignId }), ...(lab.languageId && { language_id: lab.languageId }) };
    return { ...(await calls.tryOn(where, values, signal)), wasDraft };
  });
  const failure = trying.error && failureOf(trying.error);
  const run = () => trying.ask({ wasDraft: isDirty });
  return (
    <>
      <p className="mb-3 text-ink-2 text-sm">{words[calls.kind]} Nothing in the campaign changes.</p>
      <LabSource lab={lab} />
      {mayTry && !trying.isPending && (
        <Button icon={<PlayIcon size={14} />} onClick={run}>
          Try
        </Button>
      )}
      {trying.isPending && <StopButton onStop={trying.stop} />}
      {!mayTry && <p className="text-ink-3 text-xs">Only people who can change this configuration can test it.</p>}
      <div aria-live="polite" className="pt-4">
        {trying.isPending && (
          <Loading label="The model is writing">
            <SkeletonText lines={6} />
          </Loading>
        )}
        {failure && <Failed failure={failure} title="The test failed" onRetry={run} />}
        {trying.data && <Tried tried={trying.data} />}
      </div>
    </>
  );
}

function Tried({ tried }: { tried: ConfigurationTry & { wasDraft: boolean } }) {
  const { language, outline, plan, text, problems, model, campaign, wasDraft } = tried;
  const { tokens, cost, currency, milliseconds } = tried;
  return (
    <section aria-label="Test result">
      <p className="text-ink-3 text-xs">
        {wasDraft ? "Not saved yet" : "As saved"}, {model.is_offline ? "offline draft" : model.name}, for <bdi>{campaign.name}</bdi> in{" "}
        {language.name}
      </p>
      <TryFacts tried={{ tokens, cost, currency, milliseconds }} />
      {problems.map((problem) => (
        <Notice key={problem} tone="info" className="mb-2.5">
          {problem}
        </Notice>
      ))}
      <div lang={language.code} dir={language.direction}>
        {outline && <TriedOutline outline={outline} />}
        {text && <p className="text-base whitespace-pre-wrap wrap-anywhere">{text}</p>}
      </div>
      {plan && <TriedPlan plan={plan} language={language} />}
    </section>
  );
}
