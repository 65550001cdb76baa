import type { CheckResult } from "@copydesk/contracts";
import { mark, schema } from "@copydesk/db";
import { and, eq, isNull, ne, not } from "drizzle-orm";
import { type Core, ofCore } from "../../kernel/index.ts";
import { inWrongLanguage } from "./wrong-language.ts";

/** Another text of the same campaign, whose language is not in doubt. */
export interface SiblingText {
  /** BCP 47. */
  language: string;
  text: string;
}

/** So many texts say enough about the words of a campaign; those of the same language come first. */
const mostTexts = 60;

const { blocks, versions, languages } = schema;
const textsBeside = ofCore(({ db }) =>
  db
    .select({ language: languages.code, text: versions.text })
    .from(blocks)
    .innerJoin(versions, eq(versions.id, blocks.selected_version_id))
    .innerJoin(languages, eq(languages.id, blocks.language_id))
    .where(
      and(
        eq(blocks.campaign_id, mark("campaign")),
        isNull(blocks.removed_at),
        not(eq(blocks.id, mark("block"))),
        not(eq(blocks.kind, "schedule")),
        not(inWrongLanguage),
      ),
    )
    .orderBy(ne(languages.code, mark("language")), blocks.position)
    .limit(mostTexts)
    .prepare(),
);

/** Selected texts of a campaign beside one of its blocks, none that is in a wrong language. */
export const readSiblingTexts = (core: Core, { campaign, block, language }: { campaign: string; block: string; language: string }) =>
  textsBeside(core).execute({ campaign, block, language });

/** Words that only texts of one language have, below which nothing is said: one may be a name. */
const fewestWords = 2;

/**
 * The language of a text that is too short for the detector, by the words that it shares with its siblings. Words that
 * stand in several languages, such as names, say nothing.
 * @returns null when its words do not tell, or tell both.
 */
export function checkBySiblings(
  text: string,
  code: string,
  { siblings, nameOf }: { siblings: readonly SiblingText[]; nameOf: (code: string) => string },
): CheckResult | null {
  const of = Map.groupBy(siblings, (one) => one.language);
  const words = new Map([...of].map(([language, texts]) => [language, new Set(texts.flatMap((one) => wordsOf(one.text)))]));
  const shared = new Map<string, number>();
  for (const word of new Set(wordsOf(text))) {
    const [language, ...others] = [...words].filter(([, known]) => known.has(word)).map(([one]) => one);
    if (language !== undefined && others.length === 0) shared.set(language, (shared.get(language) ?? 0) + 1);
  }
  const [[found, count] = ["", 0], ...others] = [...shared].sort((a, b) => b[1] - a[1]);
  if (count < fewestWords || others.length > 0) return null;
  if (found === code) return { code: "language", level: "ok", field: null, message: `Written in ${nameOf(code)}` };
  const message = `This has the words of the campaign's ${nameOf(found)} texts, but ${nameOf(code)} was asked for`;
  return { code: "language", level: "error", field: null, message };
}

const shortestWord = 3;
const wordsOf = (text: string) =>
  (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).filter((word) => word.length >= shortestWord);
