import type { Outline } from "@copydesk/contracts";
import { Disclosure } from "@copydesk/ui";
import { trpc } from "../../../lib/trpc.ts";

/** Title, summary and messages; sections and facts open beneath. Stands in the direction of its language. */
export function TriedOutline({ outline }: { outline: Outline }) {
  const { data } = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  const nameOf = (code: string) => data?.channels.find((one) => one.code === code)?.name ?? code;
  const { title, summary, key_messages, sections, facts, call_to_action, angles } = outline;
  return (
    <div className="wrap-anywhere">
      <h3 className="text-balance font-title text-lg leading-[29px] tracking-title">{title}</h3>
      {summary && <p className="mt-1 text-base text-ink-2">{summary}</p>}
      <ol className="mt-3 border-line border-t">
        {key_messages.map((message, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity but their place
          <li key={at} className="grid grid-cols-[22px_1fr] border-line border-b py-[7px] text-sm">
            <span className="text-ink-3 tabular-nums">{at + 1}</span>
            {message}
          </li>
        ))}
      </ol>
      {call_to_action && <p className="py-[7px] font-medium text-sm">{call_to_action}</p>}
      <div className="mt-2 grid gap-2">
        <Disclosure label="Sections" count={sections.length} defaultOpen>
          <ul className="ms-4 grid gap-1.5 pb-2 text-sm">
            {sections.map((section, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place
              <li key={at}>
                <span className="font-medium">{section.heading}</span>
                <ul className="ms-4 list-disc text-ink-2">
                  {section.points.map((point, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity but their place
                    <li key={i}>{point}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Disclosure>
        <Plain label="Facts from the story" lines={facts} />
        <Plain label="An angle for each channel" lines={angles.map(({ channel, angle }) => `${nameOf(channel)}: ${angle}`)} />
      </div>
    </div>
  );
}

const Plain = ({ label, lines }: { label: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <Disclosure label={label} count={lines.length}>
      <ul className="ms-8 list-disc pb-2 text-ink-2 text-sm">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity but their place
          <li key={at}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
