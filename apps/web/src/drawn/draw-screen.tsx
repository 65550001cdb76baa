import type { CompanySettings, Grants, ModuleItem, PageAnswers, ProfileDetail, ScreenToDraw, SessionUser } from "@copydesk/contracts";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import LoginPage from "../features/auth/login-page.tsx";
import CampaignListPage from "../features/campaigns/campaign-list-page.tsx";
import CampaignHubPage from "../features/hub/campaign-hub-page.tsx";
import { showNewBlocks, useCampaignState } from "../features/hub-kit/index.ts";
import { takeInAnswers } from "../lib/named-queries.ts";
import { forgetSession, takeInCompany, takeInPerson } from "../lib/session.ts";
import { assumeMedia } from "../lib/use-media-query.ts";
import ConsoleLayout from "../shell/console-layout.tsx";
import { landingPath } from "../shell/modules.ts";
import { blocksAt, isSignIn, isWorthDrawing } from "./screens.ts";

type AboutPerson = readonly [CompanySettings, SessionUser, ModuleItem[], Grants, ProfileDetail];

/**
 * A screen as markup, made of the console's own parts. Null where something else would be drawn: another section, or what stands in the
 * place of what is not there yet, which asks for more.
 * @param known what `queriesOf` named, answered
 */
export function drawScreen(screen: ScreenToDraw, known: PageAnswers): string | null {
  const [company, user, modules, rights, details] = known.answers as unknown as AboutPerson;
  takeInCompany(company);
  if (isSignIn(screen)) return withoutStyles(draw(screen.path));
  if (landingPath(modules) !== "/campaigns" || !isWorthDrawing(screen, known)) return null;
  try {
    takeInPerson([answered(user), answered(modules), answered(rights), answered(details)]);
    takeInAnswers(known.queries, known.answers);
    showNewBlocks(
      blocksAt(screen, known).map((block) => block.id),
      new Set(),
    );
    assumeMedia((asked) => screen.is_narrow === asked.includes("max-width") && asked.includes("width"));
    return withoutStyles(draw(screen.path === "/" ? `/campaigns${screen.search}` : screen.path + screen.search));
  } finally {
    useCampaignState.getState().clearBlocks();
    forgetSession();
  }
}

const answered = <T,>(data: T) => ({ result: { data } });

function draw(address: string): string {
  const pages = [
    { path: "campaigns", element: <CampaignListPage /> },
    { path: "campaigns/:id", element: <CampaignHubPage /> },
  ];
  const routes = [
    { path: "auth/login", element: <LoginPage /> },
    { element: <ConsoleLayout />, children: pages },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  try {
    return renderToStaticMarkup(<RouterProvider router={router} />);
  } finally {
    router.dispose();
  }
}

/** Our pages refuse styles in markup, and a title belongs into the head. Quotes in words are written as entities, so that both are found. */
const withoutStyles = (markup: string): string => markup.replaceAll(/ style="[^"]*"/g, "").replace(/^<title>[^<]*<\/title>/, "");
