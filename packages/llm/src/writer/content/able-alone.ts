import { findDays } from "../reader/dates.ts";
import { isForSome } from "../reader/for-some.ts";
import { saysAtTheMeeting, saysHere } from "../reader/leans-alone.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { asks, newsOf } from "./essentials.ts";
import { isOfSeries } from "./series.ts";
import { isInTurn, isSetUp } from "./told-together.ts";

/** Statements that mean something in a text of few words, whatever of their story is left out around them: said by nobody else, for everybody. */
export function ableAlone({ pool, language }: Work, statements: readonly RankedSentence[]): RankedSentence[] {
  const news = newsOf(pool);
  // The sentence after the news may lean on it when it tells when or where.
  const leans = (one: RankedSentence) => one.index === (news?.index ?? -9) + 1 && (one.hasWhen || one.hasWhere);
  return statements.filter(
    (one) =>
      (!one.pointsBack || leans(one)) &&
      !one.hasQuote &&
      one.kind !== "list" &&
      one.length <= (one === news ? longestNews : longestStatement) &&
      !asks(one.text) &&
      !isForSome(one.text) &&
      !isOfSeries(one, pool) &&
      !one.introducesSpeaker &&
      !one.needsHeading &&
      !announcesList.test(one.text) &&
      !isSetUp(one, pool) &&
      (one === news || !saysAtTheMeeting.test(one.text)) &&
      !isInTurn(one, pool, language) &&
      (!saysHere.test(one.text) || findDays(one.text).length > 0),
  );
}
/** “It has these specifications.”, “… as follows.”: nothing without the list below it. */
const announcesList =
  /(?:(?<![\p{L}\p{M}])(?:following|as follows|folgende[nrs]?|suivante?s?|siguientes?|seguenti|seguintes|volgende|следующ\p{L}+|наступн\p{L}+|ακόλουθ\p{L}+|(?:ال)?(?:تالي|آتي)ة?|الآتية|הבא(?:ים|ות)?|निम्नलिखित|निम्न|নিম্নরূপ|পরবর্তী|பின்வருமாறு)|如下|以下|次のとおり|次の通り|下記のとおり|다음과 같다|아래와 같다|ดังนี้|ดังต่อไปนี้)[.。।:：]?$/iu;
const longestStatement = 220;
/** Nothing says more than the news; a text that is long enough has room for it. */
const longestNews = 420;
