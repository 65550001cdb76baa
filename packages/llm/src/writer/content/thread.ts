import { settingNumber } from "../read-settings.ts";
import { pickSentences } from "../story/pick-sentences.ts";
import { clausesOf } from "./clauses.ts";
import { isWithin } from "./lines.ts";
import { around, type FieldWriter } from "./piece.ts";

/** Posts that follow the first one, each a fact; only when the settings ask for some. */
export const writeThread: FieldWriter = ({ work, lead, tightness }, spec) => {
  const wanted = settingNumber(work.brief.settings, "posts in the thread") ?? 0;
  const count = Math.min(Math.max(wanted, spec.required ? 1 : 0), spec.countMax ?? 8);
  if (count === 0) return null;
  const chosen = pickSentences(work.pool, count, around({ lead }));
  return chosen.flatMap((one) => [one.text, ...clausesOf(one.text)].find((text) => isWithin(text, spec, tightness)) ?? []);
};
