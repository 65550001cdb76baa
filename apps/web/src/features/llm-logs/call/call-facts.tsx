import { cn, formatCount } from "@copydesk/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatClock, formatZoneName } from "../../../lib/list/by-day.ts";
import { fullName } from "../../../lib/people/full-name.ts";
import { formatMoment } from "../../../lib/time-words.ts";
import { Figure, StatusGlyph } from "../list/call-parts.tsx";
import type { LlmCall } from "../list/llm-list.ts";
import { AskAgain } from "../replay/ask-again.tsx";
import { formatLanguage, originWords } from "../words/call-words.ts";
import { formatCallCost, formatPrice, formatTokensCached, formatTokensIn, formatTokensOut } from "../words/figure-words.ts";
import { formatPiece, parametersInWords, pieceAddress } from "./piece-words.ts";
import { TimeBar } from "./time-bar.tsx";

interface CallFactsProps {
  call: LlmCall;
  zone: string;
  channelName: (code: string) => string;
  onOpen: (id: string) => void;
  onAsk: (call: LlmCall) => void;
}

/** When, for what, with what and at what price; how long it took, and what else was called for the same. */
export function CallFacts({ call, zone, channelName, onOpen, onAsk }: CallFactsProps) {
  return (
    <>
      <dl className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm tabular-nums">
        <Fact name="When">{`${formatMoment(call.at, zone).split(",")[0]}, ${formatClock(call.at, zone)} ${formatZoneName(zone, Date.parse(call.at))}`}</Fact>
        <Fact name="Who">{call.person ? <bdi>{fullName(call.person)}</bdi> : "Unknown"}</Fact>
        {call.campaign && (
          <Fact name="Campaign">
            <Link to={`/campaigns/${call.campaign.id}`} className="link">
              <bdi>{call.campaign.name}</bdi>
            </Link>
          </Fact>
        )}
        {(call.piece || call.channel || call.language) && (
          <Fact name="Piece">
            <PieceLink call={call} words={formatPiece(call, { channelName, languageName: formatLanguage })} />
          </Fact>
        )}
        <Fact name="Model">
          <bdi>{call.model.name}</bdi>
          {parametersInWords(call.parameters).map((words) => `, ${words}`)}
          {call.answered_by && call.answered_by !== call.model_name && (
            <span className="block text-ink-3 text-xs">
              Answered by <bdi className="font-mono">{call.answered_by}</bdi>
            </span>
          )}
        </Fact>
        <Fact name="Tokens">
          <Tokens call={call} />
        </Fact>
        <Fact name="Cost">
          <Cost call={call} />
        </Fact>
      </dl>
      <TimeBar call={call} />
      <Trouble call={call} />
      <Thread call={call} onOpen={onOpen} />
      <AskAgain call={call} zone={zone} onAsk={onAsk} />
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);

function PieceLink({ call, words }: { call: LlmCall; words: string }) {
  const address = pieceAddress(call);
  if (!address) return <bdi>{words}</bdi>;
  return (
    <Link to={address} className="link">
      <bdi>{words}</bdi>
    </Link>
  );
}

/** "4,212 in (3,072 cached), 388 out (120 reasoning)" */
function Tokens({ call }: { call: LlmCall }) {
  const [all, cached, out] = [formatTokensIn(call), formatTokensCached(call), formatTokensOut(call)];
  if (all.faint && out.faint) return <Figure figure={all} />;
  return (
    <>
      <Figure figure={all} /> in{call.tokens_cached !== null && ` (${cached.text} cached)`}, <Figure figure={out} /> out
      {!!call.tokens_reasoning && ` (${formatCount(call.tokens_reasoning)} reasoning)`}
      {call.is_estimated && (
        <span className="block text-ink-3 text-xs">Approximate: counted by Copydesk because the endpoint did not report it.</span>
      )}
    </>
  );
}

function Cost({ call }: { call: LlmCall }) {
  const { cost, price } = call;
  const isPaid = cost !== null && cost.amount > 0;
  return (
    <>
      <Figure figure={formatCallCost(call)} />
      {isPaid && " at the price of that day"}
      {price && price.origin !== "free" && (
        <span className="block text-ink-3 text-xs">
          {formatPrice(price.fresh, price.currency)} in, {formatPrice(price.cached, price.currency)} cached,{" "}
          {formatPrice(price.out, price.currency)} out for a million tokens, {originWords[price.origin]}.
        </span>
      )}
      {cost === null && call.status !== "running" && (
        <span className="block text-ink-3 text-xs">
          {price ? "The endpoint did not report how many tokens it used." : "No price was known on that day."}
        </span>
      )}
    </>
  );
}

/** Why it failed, in the endpoint's own words where they may be read. */
function Trouble({ call: { status, error_code, http_status, body } }: { call: LlmCall }) {
  const words = body?.endpoint_words.trim();
  if (!error_code && !words) return null;
  const isBad = status === "error";
  return (
    <div
      className={cn(
        "mt-4 rounded-md border px-3 py-2.5 text-sm",
        isBad ? "border-destructive-line bg-destructive-tint" : "border-warning-line bg-warning-tint",
      )}
    >
      <p className="flex flex-wrap gap-x-3 text-xs">
        {error_code && (
          <span>
            Error <b className="font-medium font-mono">{error_code}</b>
          </span>
        )}
        {http_status !== null && (
          <span>
            HTTP <b className="font-medium font-mono">{http_status}</b>
          </span>
        )}
      </p>
      {words && (
        <p dir="auto" className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
          {words}
        </p>
      )}
    </div>
  );
}

/** All calls of the same task; each can be opened. */
function Thread({ call: { id, thread }, onOpen }: { call: LlmCall; onOpen: (id: string) => void }) {
  if (thread.length < 2) return null;
  return (
    <nav aria-label="Calls of the same task" className="mt-4 flex flex-wrap items-center gap-1.5 text-xs">
      <span className="mr-1 text-ink-3">Same task</span>
      {thread.map((step, at) => {
        const isThis = step.id === id;
        return (
          <button
            key={step.id}
            type="button"
            aria-current={isThis ? "step" : undefined}
            onClick={() => onOpen(step.id)}
            className={cn(
              "inline-flex h-7 items-center gap-1.5 rounded-sm border px-2 tabular-nums",
              isThis ? "border-accent-line bg-accent-tint font-medium text-accent-ink" : "border-line text-ink-2 hover:bg-hover",
            )}
          >
            <StatusGlyph status={step.status} />
            {`${at + 1} of ${thread.length}`}
            <span className="sr-only">, {step.status}</span>
          </button>
        );
      })}
    </nav>
  );
}
