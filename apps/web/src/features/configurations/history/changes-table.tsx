import type { ConfigurationChanges } from "@copydesk/contracts";
import { type ChannelNames, formatChanges } from "./change-words.ts";

interface ChangesTableProps {
  label: string;
  changes: ConfigurationChanges;
  channels: ChannelNames;
  headings: readonly [before: string, after: string];
}

/** What differs, part by part; prompts are compared elsewhere. */
export function ChangesTable({ label, changes, channels, headings }: ChangesTableProps) {
  const formatted = formatChanges(changes, channels).filter(({ part }) => !part.endsWith("_prompt"));
  if (formatted.length === 0) return null;
  return (
    <table aria-label={label} className="w-full table-fixed text-left text-sm">
      <thead className="text-ink-3 text-xs">
        <tr>
          <th scope="col" className="w-1/3 py-1 pr-3 font-medium">
            <span className="sr-only">What</span>
          </th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-1 pr-3 font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {formatted.map(({ part, label: name, before, after }) => (
          <tr key={part} className="border-line border-t align-top">
            <th scope="row" className="py-1.5 pr-3 font-medium text-ink-2 wrap-anywhere">
              <bdi>{name}</bdi>
            </th>
            <td className="py-1.5 pr-3 text-ink-2 wrap-anywhere">
              <bdi>{before}</bdi>
            </td>
            <td className="py-1.5 wrap-anywhere">
              <bdi>{after}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
