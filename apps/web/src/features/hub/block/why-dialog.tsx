import type { BlockSummary, VersionExplanation, VersionSummary } from "@copydesk/contracts";
import { Button, Dialog, formatCount, SkeletonText } from "@copydesk/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { useApp } from "../../../lib/stores/app.ts";
import { trpc } from "../../../lib/trpc.ts";
import { formatAuthor, formatDayAndTime, useBlockName } from "../../hub-kit/index.ts";
import { ChecksLine } from "../content/checks-line.tsx";

interface WhyDialogProps {
  block: BlockSummary;
  version: VersionSummary;
  onClose: () => void;
}

/** Why a text is as it is: what the model was sent and answered, its settings, and what the checks said. */
export default function WhyDialog({ block, version, onClose }: WhyDialogProps) {
  const name = useBlockName(block);
  const { data, error, refetch, isFetching } = trpc.blocks.explanation.useQuery({ version_id: version.id });
  const seesLog = useApp((state) => state.modules)?.some(({ module_code }) => module_code === "llm_logs") ?? false;
  const failure = error && !data ? failureOf(error) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={`Why version ${version.number} of ${name}?`}
      description={`${formatAuthor(version)}, ${formatDayAndTime(version.created_at, Date.now())}`}
      footer={
        <>
          {seesLog && data?.model && (
            <Link
              to={`/logs/llm?version_id=${version.id}&all=all&call=first`}
              className="mr-auto rounded-xs font-medium text-accent-ink text-sm hover:underline"
            >
              Open its calls in the log
            </Link>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {failure && (
        <Failed failure={failure} title="The explanation could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !failure && <SkeletonText lines={6} />}
      {data && <Explanation one={data} />}
    </Dialog>
  );
}

function Explanation({ one }: { one: VersionExplanation }) {
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
        {factsOf(one).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="break-words tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {one.checks.length > 0 && (
        <Section title="Checks">
          <ChecksLine checks={one.checks} />
        </Section>
      )}
      {one.said === "not_allowed" && (
        <p className="text-ink-3 text-sm">The prompt and the answer are shown to people who may read messages in the LLM logs.</p>
      )}
      {one.said === "nothing" && <p className="text-ink-3 text-sm">A person wrote this version, without a model.</p>}
      {one.messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no name, and never change
        <Section key={at} title={at === 0 || message.role !== "user" ? (roles[message.role] ?? message.role) : "Sent to the model"}>
          <Said text={message.content} />
        </Section>
      ))}
      {one.said === "shown" && (
        <Section title="Answer">
          {one.reply === null ? <p className="text-ink-3 text-sm">The original answer is no longer kept.</p> : <Said text={one.reply} />}
        </Section>
      )}
    </div>
  );
}

const roles: Readonly<Record<string, string>> = { system: "Rules for the model", user: "Sent to the model", assistant: "First answer" };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

/** Letter for letter, in the direction of its own words. */
const Said = ({ text }: { text: string }) => (
  <pre
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    tabIndex={0}
    dir="auto"
    className="max-h-80 overflow-auto whitespace-pre-wrap break-words rounded-md border border-line bg-sunken p-3 font-mono text-xs leading-[18px]"
  >
    {text}
  </pre>
);

function factsOf({
  model,
  parameters,
  tokens,
  cost,
  currency,
  milliseconds,
  wish,
  style_guide,
  finish_reason,
}: VersionExplanation): [string, string][] {
  const set = Object.entries(parameters).flatMap(([name, one]) =>
    one?.enabled ? [`${name.replaceAll("_", " ")} ${[one.value].flat().join(", ")}`] : [],
  );
  const estimated = tokens.estimated ? ", estimated" : "";
  const facts: [string, string | null][] = [
    ["Model", model && (model.is_offline ? `${model.name}, an offline draft` : model.name)],
    ["Note", wish || null],
    ["Parameters", model && (set.join("; ") || "The model’s own defaults")],
    [
      "Style guide",
      style_guide && (style_guide.version === null ? "One of the voice’s guides" : `The voice’s guide, version ${style_guide.version}`),
    ],
    ["Tokens", tokens.in === null ? null : `${formatCount(tokens.in)} in, ${formatCount(tokens.out ?? 0)} out${estimated}`],
    ["Cost", cost === null ? null : cost === 0 ? "Free" : `${cost.toFixed(4)} ${currency ?? ""}`.trim()],
    ["Time", milliseconds === null ? null : milliseconds < 100 ? "under 0.1 s" : `${(milliseconds / 1000).toFixed(1)} s`],
    ["Ended", finish_reason === "length" ? "early, at the length limit" : null],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]));
}
