import type { ChannelOption, LanguageOption } from "@copydesk/contracts";
import { Checkbox } from "@copydesk/ui";
import { memo } from "react";
import { useCampaignState } from "../../hub-kit/index.ts";
import { LanguageHead, rowHead } from "./grid-frame.tsx";

interface TickRowProps {
  language: LanguageOption;
  row: number;
  channels: readonly ChannelOption[];
  /** The column at which Tab stops; null when that is in another row. */
  focusAt: number | null;
}

/** A tick for every channel of a language. Drawn again only when one of its own changes: there may be three hundred in all. */
export const TickRow = memo(
  function TickRow({ language, row, channels, focusAt }: TickRowProps) {
    const ticked = useCampaignState((state) => state.channelsTemp[language.id]) ?? [];
    const setTemp = useCampaignState((state) => state.setChannelsTemp);
    const set = (id: string, on: boolean) =>
      setTemp(
        language.id,
        channels.map((one) => one.id).filter((one) => (one === id ? on : ticked.includes(one))),
      );
    return (
      <tr>
        <th scope="row" className={rowHead}>
          <LanguageHead language={language} />
        </th>
        {channels.map((channel, column) => (
          <td key={channel.id} className="h-12 border-line border-b text-center">
            <Checkbox
              aria-label={`${channel.name} in ${language.name}`}
              checked={ticked.includes(channel.id)}
              onCheckedChange={(on) => set(channel.id, on)}
              grid={{ row, column, tabIndex: focusAt === column ? 0 : -1 }}
            />
          </td>
        ))}
      </tr>
    );
  },
  (before, after) =>
    before.language === after.language &&
    before.row === after.row &&
    before.focusAt === after.focusAt &&
    before.channels.map((one) => one.id).join() === after.channels.map((one) => one.id).join(),
);
