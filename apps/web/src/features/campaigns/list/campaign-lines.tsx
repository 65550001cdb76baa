import { StatusMark } from "@copydesk/ui";
import { Link } from "react-router";
import { formatMoment, formatUpdated } from "../../../lib/time-words.ts";
import { statusWords } from "../words/status-words.ts";

interface Line {
  id: string;
  name: string;
  status: string;
  updated_at: string;
}
const wordsOf = (status: string) => Object.entries(statusWords).find(([known]) => known === status)?.[1] ?? statusWords.draft;

/** Campaigns on a page about somebody or something else: name, status, when it last changed. */
export function CampaignLines({ campaigns }: { campaigns: readonly Line[] }) {
  return (
    <ul>
      {campaigns.map(({ id, name, status, updated_at }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-line border-b py-2 first:pt-0 last:border-0 sm:grid-cols-[minmax(0,1fr)_150px_76px]"
        >
          <Link to={`/campaigns/${id}`} className="truncate font-control text-base hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <span className="col-start-1 sm:col-start-auto">
            <StatusMark {...wordsOf(status)} />
          </span>
          <time dateTime={updated_at} title={formatMoment(updated_at)} className="text-right text-ink-3 text-sm tabular-nums">
            {formatUpdated(updated_at, Date.now())}
          </time>
        </li>
      ))}
    </ul>
  );
}
