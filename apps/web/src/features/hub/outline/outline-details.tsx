import type { Outline } from "@copydesk/contracts";
import { ChannelIcon, cn } from "@copydesk/ui";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { type ReactNode, useState } from "react";
import { useHub } from "../../hub-kit/index.ts";
import { readingOf } from "../content/reading.ts";

interface Detail {
  key: string;
  label: string;
  count: number;
  content: ReactNode;
}

/** Sections, facts and angles of an outline: on one line until one of them is opened beneath it. */
export function OutlineDetails({ blockId, outline }: { blockId: string; outline: Outline }) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const details: Detail[] = [
    { key: "sections", label: "Sections", count: outline.sections.length, content: <Sections sections={outline.sections} /> },
    { key: "facts", label: "Facts from the story", count: outline.facts.length, content: <Facts facts={outline.facts} /> },
    { key: "angles", label: "Angle per channel", count: outline.angles.length, content: <Angles angles={outline.angles} /> },
  ].filter((detail) => detail.count > 0);
  if (details.length === 0) return null;
  const toggle = (key: string) => setOpened(opened.includes(key) ? opened.filter((one) => one !== key) : [...opened, key]);
  return (
    <>
      <div className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1.5 print:hidden">
        {details.map(({ key, label, count }) => (
          <button
            key={key}
            type="button"
            aria-expanded={opened.includes(key)}
            aria-controls={`${blockId}-${key}`}
            onClick={() => toggle(key)}
            className="inline-flex items-center gap-[5px] whitespace-nowrap rounded-xs font-medium text-ink-2 text-sm hover:text-ink"
          >
            <CaretRightIcon
              size={12}
              weight="bold"
              aria-hidden
              className={cn("transition-transform", opened.includes(key) && "rotate-90")}
            />
            {label}
            <span className="font-normal text-ink-3 tabular-nums">{count}</span>
          </button>
        ))}
      </div>
      {/* Paper has nothing to open: there all of it stands. */}
      {details.map(({ key, label, content }) => (
        <section
          key={key}
          id={`${blockId}-${key}`}
          aria-label={label}
          className={cn("mt-4 border-line border-t pt-3.5", !opened.includes(key) && "hidden print:block")}
        >
          <h3 className="mb-2 font-medium text-ink-3 text-xs">{label}</h3>
          {content}
        </section>
      ))}
    </>
  );
}

function useReading(words: string[]) {
  return readingOf(useHub().language, words.join(" "));
}

function Sections({ sections }: { sections: Outline["sections"] }) {
  const reading = useReading(sections.flatMap(({ heading, points }) => [heading, ...points]));
  return (
    <div {...reading} className="grid gap-3 text-base">
      {sections.map(({ heading, points }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections may be named alike
        <div key={i}>
          <h4 className="font-semibold">{heading}</h4>
          <ul className="list-disc ps-5 text-ink-2">
            {points.map((point, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points may be alike
              <li key={j}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Facts are the story's own words, in the story's own language. */
function Facts({ facts }: { facts: Outline["facts"] }) {
  return (
    <ul dir="auto" className="grid list-disc gap-1 ps-5 text-base text-ink-2">
      {facts.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts may be alike
        <li key={i}>{fact}</li>
      ))}
    </ul>
  );
}

function Angles({ angles }: { angles: Outline["angles"] }) {
  const { channelByCode } = useHub();
  const reading = useReading(angles.map(({ angle }) => angle));
  return (
    <dl className="grid gap-2.5 text-base">
      {angles.map(({ channel, angle }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a channel may be named twice
        <div key={i} className="grid gap-x-4 sm:grid-cols-[180px_1fr]">
          <dt className="flex h-[22px] items-center gap-2 text-ink-3">
            <ChannelIcon channel={channel} size={15} />
            {channelByCode.get(channel)?.name ?? channel}
          </dt>
          <dd {...reading} className="text-ink-2">
            {angle}
          </dd>
        </div>
      ))}
    </dl>
  );
}
