import {
  type BlockSummary,
  type CampaignDetail,
  type CampaignPage,
  type FormOptions,
  type NamedQuery,
  type PageAnswers,
  type ScreenToDraw,
  signInScreen,
} from "@copydesk/contracts";
import { firstListQueries, listQueryAt } from "../features/campaigns/api/first-list-queries.ts";
import { firstHubQueries, hubIdAt, languageQueries } from "../features/hub/prepare-hub.ts";
import { firstQueries, strangerQueries } from "../lib/first-answers.ts";
import { listPath } from "../lib/list-path.ts";
import { keyOf } from "../lib/page-answers.ts";

/**
 * What the console asks at an address and is not known yet; empty when all of it is, null at addresses that are not drawn. Some can only
 * be asked when others are answered.
 */
export function queriesOf(screen: ScreenToDraw, known: PageAnswers): NamedQuery[] | null {
  const asked = queriesAt(screen, known);
  if (!asked) return null;
  const first = isSignIn(screen) ? strangerQueries : firstQueries;
  const there = new Set(known.queries.map(keyOf));
  return [...first.map((procedure) => [procedure] as const), ...asked].filter((query) => !there.has(keyOf(query)));
}

export const isSignIn = ({ path }: ScreenToDraw): boolean => path === signInScreen.path;

function queriesAt(screen: ScreenToDraw, known: PageAnswers): NamedQuery[] | null {
  if (isSignIn(screen)) return [];
  if (listPath.test(screen.path)) return firstListQueries(screen);
  const id = hubIdAt(screen.path);
  if (id === null || isAnotherView(screen.search)) return null;
  const first = firstHubQueries(id);
  const [campaign, options, blocks] = first.map((query) => answerTo(query, known)) as Partial<
    [CampaignDetail, FormOptions, BlockSummary[]]
  >;
  return campaign && options && blocks
    ? [...first, ...languageQueries({ search: screen.search, hash: "" }, campaign, options, blocks)]
    : first;
}

/** The pieces of the campaign that is drawn. */
export function blocksAt({ path }: ScreenToDraw, known: PageAnswers): readonly BlockSummary[] {
  const blocks = answerTo(["blocks.overview", { campaign_id: hubIdAt(path) }], known) as BlockSummary[] | undefined;
  return blocks ?? [];
}

/** What stands in the place of an empty list asks for more. */
export function isWorthDrawing(screen: ScreenToDraw, known: PageAnswers): boolean {
  const page = answerTo(["campaigns.list", listQueryAt(screen.search)], known) as CampaignPage | undefined;
  return page === undefined || page.results.length > 0;
}

/** The schedule alone and the overview come later than the texts. */
const isAnotherView = (search: string) => /[?&](view|schedule)=/.test(search);

function answerTo(query: NamedQuery, { queries, answers }: PageAnswers): unknown {
  const at = queries.findIndex((one) => keyOf(one) === keyOf(query));
  return at < 0 ? undefined : answers[at];
}
