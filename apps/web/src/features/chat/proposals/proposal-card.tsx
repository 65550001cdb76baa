import type { ChatProposal } from "@copydesk/contracts";
import { Button, ChannelIcon, Notice } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { MegaphoneSimpleIcon } from "@phosphor-icons/react/dist/csr/MegaphoneSimple";
import { Link } from "react-router";
import { sourcePath } from "../answer/sources.ts";
import type { useProposalDeeds } from "../api/use-message-deeds.ts";
import { CampaignChange } from "./campaign-change.tsx";
import { ForeignAddresses } from "./foreign-addresses.tsx";
import { ScheduleChange } from "./schedule-change.tsx";
import { VersionChange } from "./version-change.tsx";

interface ProposalCardProps {
  proposal: ChatProposal;
  deeds: ReturnType<typeof useProposalDeeds>;
}

/** A change that the agent suggests, with what would be different, and the choice. */
export function ProposalCard({ proposal, deeds }: ProposalCardProps) {
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
            <Button variant="primary" loading={deeds.isAccepting} disabled={deeds.isDiscarding} onClick={() => deeds.accept(id)}>
              Accept
            </Button>
            <Button loading={deeds.isDiscarding} disabled={deeds.isAccepting} onClick={() => deeds.discard(id)}>
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
