import type { ChannelOption, LanguageOption } from "@copydesk/contracts";
import { ChannelIcon, Checkbox } from "@copydesk/ui";
import type { KeyboardEvent } from "react";

interface ChannelMatrixProps {
  channels: readonly ChannelOption[];
  languages: readonly LanguageOption[];
  isOn: (languageId: string, channelId: string) => boolean;
  onSet: (languageId: string, channelId: string, on: boolean) => void;
}

const column = "w-[60px] min-w-[60px] px-1 md:w-[116px] md:min-w-[84px]";
const nameCell = "sticky left-0 z-1 bg-canvas text-left";

/** A row a channel, a column a language, a tick a piece. Arrow keys move among the ticks. */
export function ChannelMatrix({ channels, languages, isOn, onSet }: ChannelMatrixProps) {
  const keys = useMatrixKeys();
  return (
    // The names stay while many languages scroll past them.
    <div className="overflow-x-auto" {...keys}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${nameCell} h-10 border-line border-b font-medium text-ink-3 text-xs`}>
              Channel
            </th>
            {languages.map((language) => (
              <th key={language.id} scope="col" className={`${column} h-10 border-line border-b text-center font-control`}>
                <bdi lang={language.code} className="max-md:hidden">
                  {language.native_name}
                </bdi>
                <abbr title={language.name} className="no-underline md:hidden">
                  {language.code.toUpperCase()}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map((channel) => (
            <tr key={channel.id}>
              <th scope="row" className={`${nameCell} h-10 border-line border-b font-normal`}>
                <span className="flex items-center gap-2.5 pr-2">
                  <ChannelIcon channel={channel.icon} className="text-ink-3" />
                  <span>
                    {channel.name}
                    {!channel.is_active && <span className="ml-1.5 text-ink-3 text-xs">inactive</span>}
                  </span>
                </span>
              </th>
              {languages.map((language) => (
                <td key={language.id} className="h-10 border-line border-b text-center">
                  {/* The label makes the whole cell the target. */}
                  <span className="inline-grid size-10 place-items-center">
                    <Checkbox
                      aria-label={`${channel.name} in ${language.name}`}
                      checked={isOn(language.id, channel.id)}
                      onCheckedChange={(on) => onSet(language.id, channel.id, on)}
                    />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const steps: Record<string, [row: number, cell: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys move the focus among the check boxes of a table; Tab still goes through all of them. */
function useMatrixKeys() {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = steps[event.key];
      const box = event.target instanceof HTMLElement ? event.target.closest("input[type=checkbox]") : null;
      const cell = box?.closest("td");
      const row = cell?.closest("tr");
      if (!step || !cell || !row) return;
      const rows = [...(row.parentElement?.children ?? [])];
      const next = rows[rows.indexOf(row) + step[0]]?.children[cell.cellIndex + step[1]];
      const target = next?.querySelector<HTMLElement>("input[type=checkbox]");
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
