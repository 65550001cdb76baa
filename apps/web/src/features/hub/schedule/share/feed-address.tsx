import { Button, Input } from "@copydesk/ui";
import { CalendarPlusIcon } from "@phosphor-icons/react/dist/csr/CalendarPlus";
import { CopyButton } from "../../../../lib/people/copy-button.tsx";

/** An address that was just made, to be copied now: nobody can tell it later. */
export function FeedAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <Input
          readOnly
          value={address}
          aria-label="Calendar address"
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-0 flex-1 font-mono text-xs"
          dir="ltr"
        />
        <CopyButton text={address} label="Copy calendar address" />
      </div>
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
