import type { ExperimentAnswer, ExperimentCall, ExperimentDetail } from "@copydesk/contracts";
import { cn, formatCount, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatMoment } from "../../../lib/time-words.ts";
import { useLlmOptions } from "../list/llm-list.ts";
import { formatCampaign, formatLanguage, purposeWords } from "../words/call-words.ts";
import { formatMilliseconds, formatMoney } from "../words/figure-words.ts";
import { formatResult } from "./experiment-words.ts";

const fromMedium = "hidden @2xl/results:table-cell";
const fromLarge = "hidden @4xl/results:table-cell";
const dense = "h-[52px] px-2 py-1.5 whitespace-normal wrap-anywhere";

/** Every call of an experiment with how it came out; each leads to both answers. */
export function CallResults({ experiment: { id, calls } }: { experiment: ExperimentDetail }) {
  const channels = useLlmOptions().data?.channels;
  const channelName = (code: string) => channels?.find((channel) => channel.code === code)?.name ?? code;
  return (
    <div className="@container/results">
      <Table label="Calls of the experiment" className="table-fixed">
        <TableHead>
          <tr>
            <TableHeader className="px-2">Call</TableHeader>
            <TableHeader className="w-[38%] px-2 @2xl/results:w-[26%]">Result</TableHeader>
            <TableHeader align="right" className={cn(fromMedium, "w-[136px] px-2")}>
              Failed checks
            </TableHeader>
            <TableHeader align="right" className={cn(fromLarge, "w-[168px] px-2")}>
              Cost
            </TableHeader>
            <TableHeader align="right" className={cn(fromLarge, "w-[150px] px-2")}>
              Time
            </TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {calls.map((call, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: calls keep the order in which they were chosen
            <Row key={at} call={call} experimentId={id} channelName={channelName} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

interface RowProps {
  call: ExperimentCall;
  experimentId: string;
  channelName: (code: string) => string;
}

function Row({ call, experimentId, channelName }: RowProps) {
  const { original, replay, state } = call;
  const canCompare = original !== null && replay !== null && state !== "asking";
  return (
    <TableRow className="relative">
      <TableCell className={dense}>
        {original === null ? (
          <span className="text-ink-3">A call that is no longer kept or no longer shared with you</span>
        ) : (
          <>
            {canCompare ? (
              <Link to={`/logs/llm/replays/${replay.id}?experiment=${experimentId}`} className="font-medium after:absolute after:inset-0">
                {nameOf(original, channelName)}
                <span className="sr-only">, compare both answers</span>
              </Link>
            ) : (
              <span className="font-medium">{nameOf(original, channelName)}</span>
            )}
            <span className="block text-ink-3 text-xs">
              <bdi>{formatCampaign(original).name}</bdi>, {formatMoment(original.at)}
            </span>
          </>
        )}
      </TableCell>
      <TableCell className={cn(dense, state === "failed" && "text-destructive-ink")}>
        <Result call={call} />
      </TableCell>
      <TableCell align="right" className={cn(dense, fromMedium)}>
        <ThenNow before={formatFailed(original)} after={formatFailed(replay)} />
      </TableCell>
      <TableCell align="right" className={cn(dense, fromLarge)}>
        <ThenNow before={formatCost(original)} after={formatCost(replay)} />
      </TableCell>
      <TableCell align="right" className={cn(dense, fromLarge)}>
        <ThenNow before={formatTime(original)} after={formatTime(replay)} />
      </TableCell>
    </TableRow>
  );
}

function Result({ call }: { call: ExperimentCall }) {
  return (
    <span className={cn("inline-flex items-center gap-1.5", call.state !== "done" && call.state !== "failed" && "text-ink-3")}>
      {call.verdict === "replay" && <CheckCircleIcon size={15} weight="fill" aria-hidden className="shrink-0 text-success-solid" />}
      <span>
        {formatResult(call)}
        {call.asked_twice && <span className="block text-ink-3 text-xs">Asked twice because Copydesk restarted</span>}
      </span>
    </span>
  );
}

const ThenNow = ({ before, after }: { before: string; after: string }): ReactNode => (
  <>
    <span className="text-ink-3">
      <span className="sr-only">then </span>
      {before}
    </span>
    <span aria-hidden className="px-1 text-ink-3">
      →
    </span>
    <span className="sr-only">, now </span>
    {after}
  </>
);

type Answer = ExperimentAnswer | null;
const formatFailed = (answer: Answer) => (answer?.failed_checks == null ? "–" : formatCount(answer.failed_checks));
const formatCost = (answer: Answer) => (answer?.cost ? formatMoney(answer.cost) : "–");
const formatTime = (answer: Answer) => (answer?.total_ms == null ? "–" : formatMilliseconds(answer.total_ms));

/** "LinkedIn post, German" */
const nameOf = ({ channel, language, purpose }: NonNullable<ExperimentCall["original"]>, channelName: (code: string) => string) =>
  [channel ? channelName(channel) : purposeWords[purpose], language && formatLanguage(language)].filter(Boolean).join(", ");
