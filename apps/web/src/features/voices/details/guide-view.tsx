import { type ChannelOption, isEmptyGuide } from "@copydesk/contracts";
import type { ReactNode } from "react";
import type { NamedLanguage } from "../form/language-tabs.tsx";
import type { GuideDraft } from "../state/voice-store.ts";
import { emojiWords, fieldWords, personWords } from "../words/guide-words.ts";

interface GuideViewProps {
  guide: GuideDraft;
  language: NamedLanguage;
  channels: readonly ChannelOption[];
}

/** A guide to be read. */
export function GuideView({ guide, language, channels }: GuideViewProps) {
  const own = channels.filter(({ id }) => guide.channel_ids.includes(id)).map(({ name }) => name);
  const title = own.join(", ") || "Catch-all";
  return (
    <section aria-label={title} className="grid gap-x-8 gap-y-3 border-line border-b py-6 md:grid-cols-[152px_minmax(0,1fr)]">
      <h2 className="font-semibold text-base">
        <bdi>{title}</bdi>
      </h2>
      {isEmptyGuide(guide) ? (
        <p className="text-ink-2 text-sm">Still empty.</p>
      ) : (
        <dl className="grid min-w-0 gap-x-4 gap-y-3 text-base sm:grid-cols-[140px_minmax(0,1fr)]" lang={language.code}>
          {rowsOf(guide).map(([label, value]) => (
            <div key={label} className="contents">
              <dt lang="en" className="text-ink-3 text-sm">
                {label}
              </dt>
              <dd dir="auto" className="min-w-0 whitespace-pre-line wrap-anywhere max-sm:-mt-2.5">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function rowsOf(guide: GuideDraft): [string, ReactNode][] {
  const rows: [string, ReactNode][] = [
    [fieldWords.markdown, guide.markdown],
    [fieldWords.tone_words, guide.tone_words.join(", ")],
    [fieldWords.audience, guide.audience],
    [fieldWords.person, guide.person && personWords[guide.person]],
    [fieldWords.form_of_address, guide.form_of_address],
    [fieldWords.do_rules, lines(guide.do_rules)],
    [fieldWords.dont_rules, lines(guide.dont_rules)],
    [fieldWords.banned_terms, guide.banned_terms.join(", ")],
    [fieldWords.preferred_terms, lines(guide.preferred_terms.map((pair) => `${pair.use}, not ${pair.instead_of}`))],
    [fieldWords.emoji, guide.emoji && emojiWords[guide.emoji]],
  ];
  return rows.filter(([, value]) => Boolean(value));
}

const lines = (values: readonly string[]): ReactNode =>
  values.length === 0 ? null : (
    <ul>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
