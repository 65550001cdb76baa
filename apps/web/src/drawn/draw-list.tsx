import type {
  CampaignPage,
  CompanySettings,
  FormOptions,
  Grants,
  ModuleItem,
  NamedQuery,
  ProfileDetail,
  ScreenToDraw,
  SessionUser,
} from "@copydesk/contracts";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { firstListQueries, listQueryAt } from "../features/campaigns/api/first-list-queries.ts";
import CampaignListPage from "../features/campaigns/campaign-list-page.tsx";
import { firstQueries } from "../lib/first-answers.ts";
import { listPath } from "../lib/list-path.ts";
import { queryClient } from "../lib/query-client.ts";
import { forgetSession, takeInCompany, takeInPerson } from "../lib/session.ts";
import { trpcClient } from "../lib/trpc-client.ts";
import { assumeMedia } from "../lib/use-media-query.ts";
import ConsoleLayout from "../shell/console-layout.tsx";
import { landingPath } from "../shell/modules.ts";

type Answers = readonly [CompanySettings, SessionUser, ModuleItem[], Grants, ProfileDetail, FormOptions, CampaignPage];

/** What the console asks at the address of the list; null at others. */
export const listQueries = ({ path, search }: ScreenToDraw): NamedQuery[] | null =>
  listPath.test(path) ? [...firstQueries.map((procedure) => [procedure] as const), ...firstListQueries({ search })] : null;

/**
 * The list of campaigns as markup, made of the console's own parts. Null where something else would be drawn: another section, or what
 * stands in the place of an empty list, which asks for more.
 */
export function drawList({ search, is_narrow }: ScreenToDraw, answers: readonly unknown[]): string | null {
  const [company, user, modules, rights, details, options, page] = answers as Answers;
  if (landingPath(modules) !== "/campaigns" || page.results.length === 0) return null;
  try {
    takeInCompany(company);
    takeInPerson([answered(user), answered(modules), answered(rights), answered(details)]);
    const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });
    utils.options.get.setData(undefined, options);
    utils.campaigns.list.setData(listQueryAt(search), page);
    assumeMedia((asked) => is_narrow && asked.includes("max-width"));
    return withoutStyles(draw(`/campaigns${search}`));
  } finally {
    forgetSession();
  }
}

const answered = <T,>(data: T) => ({ result: { data } });

function draw(address: string): string {
  const screens = [{ element: <ConsoleLayout />, children: [{ path: "campaigns", element: <CampaignListPage /> }] }];
  const router = createMemoryRouter(screens, { initialEntries: [address] });
  try {
    return renderToStaticMarkup(<RouterProvider router={router} />);
  } finally {
    router.dispose();
  }
}

/** Our pages refuse styles in markup, and a title belongs into the head. Quotes in words are written as entities, so that both are found. */
const withoutStyles = (markup: string): string => markup.replaceAll(/ style="[^"]*"/g, "").replace(/^<title>[^<]*<\/title>/, "");
