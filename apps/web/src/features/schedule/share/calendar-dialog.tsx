import type { CalendarFeed, NewCalendarFeed } from "@copydesk/contracts";
import { Button, Dialog, FailureNote, Field, Select, SkeletonText } from "@copydesk/ui";
import { CalendarPlusIcon } from "@phosphor-icons/react/dist/csr/CalendarPlus";
import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { CopyField } from "../../../lib/people/copy-button.tsx";
import { formatMoment, formatUpdated } from "../../../lib/time-words.ts";
import { useHub, useHubDialogs } from "../../hub-kit/index.ts";
import { useCalendarFeeds, useMakeFeed, useRevokeFeed } from "./use-calendar-feeds.ts";

const allLanguages = "all";

/** A private address under which a calendar program shows the posts and keeps up with them. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { campaign, languages, language } = useHub();
  const feeds = useCalendarFeeds(campaign.id);
  const [scope, setScope] = useState<string>(language.code);
  const [fresh, setFresh] = useState<NewCalendarFeed | null>(null);
  const code = scope === allLanguages ? null : scope;
  const feed = feeds.data?.find((one) => one.language_code === code);
  const options = [
    ...languages.map((one) => ({ value: one.code, label: one.name })),
    ...(languages.length > 1 ? [{ value: allLanguages, label: "All languages" }] : []),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Calendar address"
      description="Outlook, Google Calendar and Apple Calendar show the posts under it and keep up with every change. Whoever has the address can read them, so keep it to yourself."
    >
      <div className="grid gap-5">
        <Field label="Posts">
          <Select value={scope} onValueChange={setScope} options={options} />
        </Field>
        {feeds.isError && !feeds.data ? (
          <FailureNote title="Your addresses could not be loaded" onRetry={() => void feeds.refetch()} retrying={feeds.isFetching}>
            {failureOf(feeds.error).message}
          </FailureNote>
        ) : !feeds.data ? (
          <SkeletonText lines={2} />
        ) : (
          <FeedOf key={scope} code={code} feed={feed} fresh={fresh?.id === feed?.id ? fresh : null} onMade={setFresh} />
        )}
      </div>
    </Dialog>
  );
}

interface FeedOfProps {
  code: string | null;
  feed: CalendarFeed | undefined;
  /** Made a moment ago, while its address is known. */
  fresh: NewCalendarFeed | null;
  onMade: (feed: NewCalendarFeed) => void;
}

function FeedOf({ code, feed, fresh, onMade }: FeedOfProps) {
  const { campaign } = useHub();
  const make = useMakeFeed(campaign.id);
  const begin = () => make.mutateAsync({ campaign_id: campaign.id, language_code: code }).then(onMade);
  if (!feed) {
    return (
      <Button variant="primary" className="justify-self-start" loading={make.isPending} onClick={() => void begin().catch(() => undefined)}>
        Create an address
      </Button>
    );
  }
  return (
    <div className="grid gap-4">
      {fresh && <FeedAddress address={fresh.address} />}
      <FeedFacts feed={feed} isFresh={fresh !== null} />
      <FeedActions feed={feed} onRenew={begin} />
    </div>
  );
}

function FeedFacts({ feed, isFresh }: { feed: CalendarFeed; isFresh: boolean }) {
  const read = feed.last_read_at;
  return (
    <p className="text-ink-2 text-sm">
      {!isFresh && `Created on ${formatMoment(feed.created_at)}. `}
      {read === null ? "No calendar has read it yet." : `Last read by a calendar ${agoWords(formatUpdated(read, Date.now()))}.`}
      {!isFresh && " Its address was shown when it was created; renew it if you need it again."}
    </p>
  );
}

const agoWords = (updated: string) => (/^\d+ (?:min|h)$/.test(updated) ? `${updated} ago` : updated.toLowerCase());

function FeedActions({ feed, onRenew }: { feed: CalendarFeed; onRenew: () => Promise<unknown> }) {
  const { campaign } = useHub();
  const { ask } = useHubDialogs();
  const revoke = useRevokeFeed(campaign.id);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        onClick={() =>
          ask({
            title: "Create a new address?",
            description: "The old one stops working at once. Calendars that use it show nothing new until you give them the new one.",
            confirmLabel: "Renew address",
            onConfirm: () => onRenew(),
          })
        }
      >
        Renew address
      </Button>
      <Button
        variant="danger"
        onClick={() =>
          ask({
            title: "Turn off this address?",
            description: "It no longer works. Calendars that use it show no new posts.",
            confirmLabel: "Turn off address",
            destructive: true,
            onConfirm: () => revoke.mutateAsync({ campaign_id: campaign.id, id: feed.id }),
          })
        }
      >
        Turn off address
      </Button>
    </div>
  );
}

/** An address that was just made, to be copied now: nobody can tell it later. */
function FeedAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-2">
      <CopyField value={address} label="Calendar address" />
      <p className="text-ink-3 text-xs">
        Copy it now: for your safety it is shown only this once. In Outlook or Google Calendar, add a calendar “from the internet” or “from
        URL”.
      </p>
      <Button asChild size="sm" icon={<CalendarPlusIcon size={15} />} className="justify-self-start">
        <a href={address.replace(/^https?:/, "webcal:")}>Open in my calendar</a>
      </Button>
    </div>
  );
}
