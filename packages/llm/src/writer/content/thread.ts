import { settingNumber } from "../read-settings.ts";
import { pickSentences } from "../story/pick-sentences.ts";
import { clausesOf, isWithin } from "./lines.ts";
import type { FieldWriter } from "./piece.ts";

/** Posts that follow the first one, each a fact; only when the settings ask for some. */
export const writeThread: FieldWriter = ({ work, lead, tightness }, spec) => {
  const wanted = settingNumber(work.brief.settings, "posts in the thread") ?? 0;
  const count = Math.min(Math.max(wanted, spec.required ? 1 : 0), spec.countMax ?? 8);
  if (count === 0) return null;
  const chosen = pickSentences(work.pool, count, new Set(lead ? [lead.index] : []));
  return chosen.flatMap((one) => [one.text, ...clausesOf(one.text)].find((text) => isWithin(text, spec, tightness)) ?? []);
};
