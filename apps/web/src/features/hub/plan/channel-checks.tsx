import type { ChannelOption } from "@copydesk/contracts";
import { ChannelIcon, Checkbox } from "@copydesk/ui";

interface ChannelChecksProps {
  channels: readonly ChannelOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Channels to tick, in their own order. */
export function ChannelChecks({ channels, chosen, onChange }: ChannelChecksProps) {
  const set = (id: string, on: boolean) =>
    onChange(channels.map((one) => one.id).filter((one) => (one === id ? on : chosen.includes(one))));
  return (
    <ul className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
      {channels.map((channel) => (
        <li key={channel.id} className="flex min-h-9 items-center">
          <Checkbox
            checked={chosen.includes(channel.id)}
            onCheckedChange={(on) => set(channel.id, on)}
            label={
              <span className="inline-flex items-center gap-2 text-base text-ink">
                <ChannelIcon channel={channel.icon} size={16} className="text-ink-3" />
                {channel.name}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
