import { settingNumber } from "../read-settings.ts";
import { isWithin } from "./lines.ts";
import { pickSentences } from "./pick-sentences.ts";
import { around, type FieldWriter } from "./piece.ts";

/** Posts that follow the first one, each a fact; only when the settings ask for some. */
export const writeThread: FieldWriter = ({ work, lead, tightness }, spec) => {
  const wanted = settingNumber(work.brief.settings, "posts in the thread") ?? 0;
  const count = Math.min(Math.max(wanted, spec.required ? 1 : 0), spec.countMax ?? 8);
  if (count === 0) return null;
  const whole = work.pool.filter((one) => isWithin(one.text, spec, tightness));
  return pickSentences(whole, count, around({ lead })).map((one) => one.text.replace(/\n/g, " "));
};
