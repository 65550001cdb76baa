import type { CampaignProposal, ChatProposal, ScheduleProposal } from "@copydesk/contracts";
import { Button, ChannelIcon, Notice } from "@copydesk/ui";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { MegaphoneSimpleIcon } from "@phosphor-icons/react/dist/csr/MegaphoneSimple";
import { Link } from "react-router";
import { formatDays, formatMoment } from "../../../lib/time-words.ts";
import { sourcePath } from "../answer/sources.ts";
import type { useProposalActions } from "../api/use-message-actions.ts";
import { markAddresses } from "./marked-addresses.tsx";
import { VersionChange } from "./version-change.tsx";

interface ProposalCardProps {
  proposal: ChatProposal;
  actions: ReturnType<typeof useProposalActions>;
}

/** A change that the agent suggests, with what would be different, and the choice. */
export function ProposalCard({ proposal, actions }: ProposalCardProps) {
  const { id, title, state, foreign_addresses } = proposal;
  return (
    <section aria-label={`Proposed: ${title}`} className="mt-3.5 rounded-lg border border-line-strong bg-canvas">
      <h3 className="flex items-center gap-2 border-line border-b py-[9px] pr-4 pl-4 font-control text-sm">
        <span className="shrink-0 text-ink-3">
          <ProposalIcon proposal={proposal} />
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">
          Proposed: <bdi>{title}</bdi>
        </span>
        {proposal.kind === "version" && proposal.count && (
          <span className="shrink-0 font-normal text-ink-3 text-xs tabular-nums">
            {proposal.count.value} of {proposal.count.limit}
          </span>
        )}
      </h3>
      <div className="px-4 pt-3.5 pb-4">
        {proposal.kind === "version" && <VersionChange proposal={proposal} />}
        {proposal.kind === "schedule" && <ScheduleChange proposal={proposal} />}
        {proposal.kind === "campaign" && <CampaignChange proposal={proposal} />}
      </div>
      <ForeignAddresses addresses={foreign_addresses} />
      <footer className="flex flex-wrap items-center gap-2 px-4 pb-4 text-ink-2 text-sm">
        {state === "open" && (
          <>
            <Button variant="primary" loading={actions.isAccepting} disabled={actions.isDiscarding} onClick={() => actions.accept(id)}>
              Accept
            </Button>
            <Button loading={actions.isDiscarding} disabled={actions.isAccepting} onClick={() => actions.discard(id)}>
              Discard
            </Button>
          </>
        )}
        {state === "accepted" && <Accepted proposal={proposal} />}
        {state === "discarded" && <p>Discarded. Nothing was changed.</p>}
        {state === "outdated" && (
          <Notice tone="warning" className="flex-1">
            This has changed since. Ask again for an up-to-date proposal.
          </Notice>
        )}
      </footer>
    </section>
  );
}

function ProposalIcon({ proposal }: { proposal: ChatProposal }) {
  if (proposal.kind === "version") return <ChannelIcon channel={proposal.channel_icon} />;
  return proposal.kind === "schedule" ? <CalendarBlankIcon size={16} aria-hidden /> : <MegaphoneSimpleIcon size={16} aria-hidden />;
}

const whereTo = { version: "Open the piece", schedule: "Open the schedule", campaign: "Open the draft" } as const;

function Accepted({ proposal: { kind, result } }: { proposal: ChatProposal }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <CheckCircleIcon size={16} weight="fill" aria-hidden className="text-success-solid" />
      Accepted
      {result && (
        <Link to={sourcePath(result)} className="link">
          {whereTo[kind]}
        </Link>
      )}
    </p>
  );
}

/** A campaign that would be made, as a draft. */
function CampaignChange({ proposal }: { proposal: CampaignProposal }) {
  const { name, story, from_date, to_date, languages, channels, foreign_addresses } = proposal;
  return (
    <div className="grid gap-3">
      <p dir="auto" className="font-semibold text-lg tracking-title wrap-anywhere">
        {markAddresses(name, foreign_addresses)}
      </p>
      <p dir="auto" className="copy whitespace-pre-line wrap-anywhere">
        {markAddresses(story, foreign_addresses)}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-3">Days</dt>
        <dd className="tabular-nums">{formatDays(from_date, to_date, new Date().getFullYear())}</dd>
        <dt className="text-ink-3">Languages</dt>
        <dd>{languages.join(", ")}</dd>
        <dt className="text-ink-3">Channels</dt>
        <dd>{channels.join(", ")}</dd>
      </dl>
    </div>
  );
}

/** Addresses in a proposed text that nobody gave: what a text leads to is looked at before it goes out. */
function ForeignAddresses({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Notice tone="warning" className="mx-4 mb-3.5">
      <p>
        {addresses.length === 1 ? "This address isn't" : "These addresses aren't"} in the story, the voice or the channel. Check{" "}
        {addresses.length === 1 ? "it" : "them"} before you accept.
      </p>
      <ul className="mt-1 font-mono text-xs">
        {addresses.map((address) => (
          <li key={address} className="break-all">
            {address}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Posts that would move, in the time of their campaign, as its schedule says them. */
function ScheduleChange({ proposal: { moves, time_zone } }: { proposal: ScheduleProposal }) {
  return (
    <>
      <ul className="grid gap-2.5 text-sm">
        {moves.map((move) => (
          <li key={move.post_id}>
            <span dir="auto" className="block font-control wrap-anywhere">
              {move.title}
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-ink-2 tabular-nums">
              <del className="rounded-xs bg-removed-tint px-[3px] text-removed-ink">{formatMoment(move.from, time_zone)}</del>
              <ArrowRightIcon size={12} aria-label="to" className="text-glyph" />
              <ins className="rounded-xs bg-added-tint px-[3px] text-added-ink no-underline">{formatMoment(move.to, time_zone)}</ins>
            </span>
          </li>
        ))}
      </ul>
      {time_zone && <p className="mt-2.5 text-ink-3 text-xs">Times in {time_zone}</p>}
    </>
  );
}
