import type { LanguageOption, Outline } from "@copydesk/contracts";
import { ChannelIcon, cn, Disclosure } from "@copydesk/ui";
import { useHub } from "../hub-context.ts";

interface OutlineViewProps {
  outline: Outline;
  language: LanguageOption;
  writing?: boolean;
  onEdit?: (() => void) | undefined;
  note?: string;
}

export function OutlineView({ outline, language, writing = false, onEdit, note }: OutlineViewProps) {
  const lang = { lang: language.code, dir: language.direction };
  return (
    <div className="group" aria-busy={writing || undefined}>
      <div {...lang}>
        <h3 className="mb-3 text-balance font-title text-xl tracking-display">{outline.title || (writing ? "…" : "")}</h3>
        <p className="max-w-[64ch] text-pretty text-ink-2 text-md leading-[26px]">{outline.summary}</p>
        <ol className="mt-5 border-line border-t">
          {outline.key_messages.map((message, i) => (
            <li key={message} className="grid grid-cols-[28px_1fr] border-line border-b py-[9px] text-base">
              <span className="text-ink-3 tabular-nums">{i + 1}</span>
              {message}
            </li>
          ))}
        </ol>
        {outline.call_to_action && <p className="mt-3.5 font-medium text-base">{outline.call_to_action}</p>}
      </div>
      <OutlineDetails outline={outline} language={language} />
      {note && <p className="mt-4 max-w-measure text-ink-3 text-xs">{note}</p>}
      {onEdit && (
        <button
          type="button"
          onClick={onEdit}
          className="link mt-3 text-sm opacity-0 transition-opacity focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
        >
          Edit outline
        </button>
      )}
    </div>
  );
}

function OutlineDetails({ outline, language }: { outline: Outline; language: LanguageOption }) {
  const { options } = useHub();
  const lang = { lang: language.code, dir: language.direction };
  const nameOf = (code: string) => options.channels.find((channel) => channel.code === code)?.name ?? code;
  return (
    <div className="mt-3.5 grid gap-1 text-ink-2 text-sm">
      {outline.sections.length > 0 && (
        <Disclosure label="Sections" count={outline.sections.length}>
          <div {...lang} className="grid gap-3 py-2 ps-4 text-base">
            {outline.sections.map((section) => (
              <section key={section.heading}>
                <h4 className="font-semibold text-ink">{section.heading}</h4>
                <ul className="list-disc ps-5">
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Disclosure>
      )}
      {outline.facts.length > 0 && (
        <Disclosure label="Facts from the story" count={outline.facts.length}>
          <ul dir="auto" className="grid list-disc gap-1 py-2 ps-9 text-base">
            {outline.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {outline.angles.length > 0 && (
        <Disclosure label="Angle per channel" count={outline.angles.length}>
          <dl className="grid gap-2 py-2 ps-4 text-base">
            {outline.angles.map(({ channel, angle }) => (
              <div key={channel} className={cn("grid gap-x-4 sm:grid-cols-[180px_1fr]")}>
                <dt className="flex items-center gap-2 text-ink-3">
                  <ChannelIcon channel={channel} size={15} />
                  {nameOf(channel)}
                </dt>
                <dd {...lang}>{angle}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  );
}
