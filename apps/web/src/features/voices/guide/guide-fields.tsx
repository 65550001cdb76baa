import { countGraphemes, type GuideField } from "@copydesk/contracts";
import { Field, formatCount, Input, Select, Textarea } from "@copydesk/ui";
import type { GuideDraft } from "../state/voice-store.ts";
import { emojiWords, fieldWords, personWords } from "../words/guide-words.ts";
import { FoundForms } from "./found-forms.tsx";
import { PairsField } from "./pairs-field.tsx";
import { RulesField } from "./rules-field.tsx";
import { WordsField } from "./words-field.tsx";

export type FieldErrorsOfGuide = Partial<Record<GuideField | "channel_ids", string>>;

export interface GuideFieldsProps {
  guide: GuideDraft;
  onChange: (part: Partial<GuideDraft>) => void;
  errors: FieldErrorsOfGuide;
  lang: string;
  languageId: string;
  direction: "ltr" | "rtl";
}

const unsaid = "unsaid";

/** What a guide says of its own: its words, tone and audience. */
export function OwnFields({ guide, onChange, errors, lang, direction }: GuideFieldsProps) {
  return (
    <>
      <Field
        label={fieldWords.markdown}
        error={errors.markdown}
        aside={`${formatCount(countGraphemes(guide.markdown))} of 10,000`}
        help="How a good text sounds here, in your own words. Markdown works."
      >
        <Textarea
          rows={3}
          lang={lang}
          dir={guide.markdown === "" ? direction : "auto"}
          value={guide.markdown}
          onChange={(event) => onChange({ markdown: event.target.value })}
          className="max-h-[420px] overflow-y-auto"
        />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <WordsField
          label={fieldWords.tone_words}
          values={guide.tone_words}
          onChange={(tone_words) => onChange({ tone_words })}
          addLabel="Add a word"
          most={20}
          longest={40}
          lang={lang}
          error={errors.tone_words}
        />
        <Field label={fieldWords.audience} error={errors.audience}>
          <Input
            lang={lang}
            dir="auto"
            maxLength={500}
            value={guide.audience}
            placeholder="Who these texts speak to"
            onChange={(event) => onChange({ audience: event.target.value })}
          />
        </Field>
      </div>
    </>
  );
}

/** What mostly holds for every channel of a language: person, address, emoji, rules and terms. */
export function SharedFields({ guide, onChange, errors, lang, languageId }: GuideFieldsProps) {
  const language = { id: languageId, code: lang };
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label={fieldWords.person} error={errors.person}>
          <Select
            value={guide.person ?? unsaid}
            onValueChange={(value) => onChange({ person: value === unsaid ? null : value })}
            options={[{ value: unsaid, label: "Not set" }, ...choices(personWords)]}
          />
        </Field>
        <Field label={fieldWords.form_of_address} error={errors.form_of_address}>
          <Input
            lang={lang}
            dir="auto"
            maxLength={120}
            value={guide.form_of_address}
            placeholder="Such as “you”"
            onChange={(event) => onChange({ form_of_address: event.target.value })}
          />
        </Field>
        <Field label={fieldWords.emoji} error={errors.emoji}>
          <Select
            value={guide.emoji ?? unsaid}
            onValueChange={(value) => onChange({ emoji: value === unsaid ? null : value })}
            options={[{ value: unsaid, label: "Not set" }, ...choices(emojiWords)]}
          />
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RulesField
          label={fieldWords.do_rules}
          kind="do"
          values={guide.do_rules}
          onChange={(do_rules) => onChange({ do_rules })}
          most={20}
          longest={300}
          lang={lang}
          error={errors.do_rules}
        />
        <RulesField
          label={fieldWords.dont_rules}
          kind="dont"
          values={guide.dont_rules}
          onChange={(dont_rules) => onChange({ dont_rules })}
          most={20}
          longest={300}
          lang={lang}
          error={errors.dont_rules}
        />
      </div>
      <WordsField
        label={fieldWords.banned_terms}
        values={guide.banned_terms}
        onChange={(banned_terms) => onChange({ banned_terms })}
        addLabel="Add a term"
        help="A text that uses one, in any form, is flagged and sent back to the model once."
        most={200}
        longest={100}
        lang={lang}
        error={errors.banned_terms}
      />
      <FoundForms terms={guide.banned_terms} language={language} />
      <PairsField
        label={fieldWords.preferred_terms}
        values={guide.preferred_terms}
        onChange={(preferred_terms) => onChange({ preferred_terms })}
        most={200}
        longest={100}
        lang={lang}
        error={errors.preferred_terms}
      />
      <FoundForms terms={guide.preferred_terms.map((pair) => pair.instead_of)} language={language} />
    </>
  );
}

const choices = <V extends string>(words: Record<V, string>) =>
  (Object.entries(words) as [V, string][]).map(([value, label]) => ({ value, label }));
