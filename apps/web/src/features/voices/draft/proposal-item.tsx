import { emojiUses, type GuideProposal, grammaticalPersons, type ProposedRule } from "@copydesk/contracts";
import { Button, Checkbox, Mark } from "@copydesk/ui";
import { useState } from "react";
import type { GuideDraft } from "../state/voice-store.ts";
import { emojiWords, fieldWords, formatValue, personWords } from "../words/guide-words.ts";
import { isList } from "./proposed.ts";

interface ProposalItemProps {
  proposal: GuideProposal;
  guide: GuideDraft;
  lang: string;
  isUsed: boolean;
  onUse: (rules: ProposedRule[]) => void;
}

/** What is proposed for one field, with its evidence, and what stands there now. */
export function ProposalItem({ proposal: { field, rules }, guide, lang, isUsed, onUse }: ProposalItemProps) {
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = rules.filter((_, at) => !left.includes(at));
  const now = formatValue(guide[field]);
  const isNew = rules.every((rule) => rule.text !== now);
  const replaces = !isList(field) && field !== "markdown" && now !== "" && isNew && !isUsed;
  const title = fieldWords[field];
  return (
    <li className="border-line border-t py-4 first:mt-2">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 font-semibold text-base">{title}</h3>
        {isUsed ? (
          <span className="flex h-7 items-center gap-1.5 text-ink-2 text-sm">
            <Mark kind="ready" /> Added
          </span>
        ) : (
          <Button size="sm" disabled={chosen.length === 0} aria-label={`Use for ${title}`} onClick={() => onUse(chosen)}>
            {chosen.length < rules.length ? `Use ${chosen.length}` : "Use"}
          </Button>
        )}
      </div>
      {replaces && (
        <p className="mt-0.5 text-ink-3 text-xs">
          Replaces <bdi lang={lang}>“{now}”</bdi>.
        </p>
      )}
      <ul className="mt-2 grid gap-3">
        {rules.map((rule, at) => (
          <li key={rule.text} className="flex items-start gap-2.5">
            {rules.length > 1 && !isUsed && (
              <Checkbox
                aria-label={`Take “${rule.text}”`}
                checked={!left.includes(at)}
                onCheckedChange={(on) => setLeft(on ? left.filter((one) => one !== at) : [...left, at])}
                className="mt-[3px]"
              />
            )}
            <div className="min-w-0 flex-1">
              <p lang={lang} dir="auto" className="text-base whitespace-pre-line wrap-anywhere">
                {inWords(field, rule.text)}
              </p>
              <Evidence rule={rule} lang={lang} />
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Evidence({ rule: { because, evidence }, lang }: { rule: ProposedRule; lang: string }) {
  return (
    <>
      {because && <p className="mt-0.5 text-ink-3 text-xs leading-[18px]">{because}</p>}
      {evidence.map(({ example_id, title, quote }) => (
        <blockquote key={`${example_id}${quote}`} className="mt-1.5 border-accent-line border-s-2 ps-2.5 text-ink-2 text-sm">
          <p lang={lang} dir="auto" className="wrap-anywhere">
            {quote}
          </p>
          <footer className="text-ink-3 text-xs">
            <bdi>{title}</bdi>
          </footer>
        </blockquote>
      ))}
    </>
  );
}

function inWords(field: GuideProposal["field"], text: string): string {
  const person = grammaticalPersons.find((one) => field === "person" && one === text);
  const emoji = emojiUses.find((one) => field === "emoji" && one === text);
  return person ? personWords[person] : emoji ? emojiWords[emoji] : text;
}
