// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { standInForBrowser } from "../../../lib/jsdom-fixture.ts";
import { useListAddress } from "../../../lib/list/use-list-address.ts";
import { withServer } from "../../../lib/server-fixture.tsx";
import { dayOf } from "../../../lib/time-words.ts";
import { ActivityFilters } from "./activity-filters.tsx";
import { activityList } from "./activity-list.ts";

beforeAll(standInForBrowser);
afterEach(cleanup);

const zone = "Pacific/Auckland";
const people = Array.from({ length: 20 }, (_, i) => ({ id: `p${i}`, name: `Person ${String.fromCharCode(65 + i)}` }));

function Log() {
  const { address, change } = useListAddress(activityList);
  return <ActivityFilters address={address} change={change} zone={zone} />;
}

/** The filters of a log at an address; `said` is what the address says by now. */
async function open(query = "") {
  const Server = withServer({ "activity.options": () => ({ actors: people, entity_types: ["campaign"], actions: [] }) });
  const router = createMemoryRouter([{ path: "/", element: <Log /> }], { initialEntries: [`/${query}`] });
  render(<RouterProvider router={router} />, { wrapper: Server });
  // With its options there, the filter of many is one that is searched in.
  await waitFor(() => expect(filter("Who", ".*").getAttribute("aria-haspopup")).toBe("dialog"));
  const said = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), said, router };
}
/** A filter with what it is set to; nothing when it is not set. */
const filter = (label: string, value = "") => screen.getByRole("button", { name: new RegExp(`^${label} ?${value}$`) });
const isSaid = (said: () => object, expected: object) => waitFor(() => expect(said()).toEqual(expected));

test("several of a few are picked one by one, stand in the address and on the filter, and begin at the first page", async () => {
  const { user, said } = await open("?page=3");
  await user.click(filter("Result"));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Failed" }));
  await isSaid(said, { result: "failed" });
  await user.keyboard("{Escape}");
  await user.click(await waitFor(() => filter("Result", "Failed")));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Denied" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(filter("Result", ".+ \\+1")).toBeTruthy());
  expect(said().result?.split(",").sort()).toEqual(["denied", "failed"]);
});

test("what is picked again is picked no more, and what is cleared leaves the address", async () => {
  const { user, said } = await open("?result=failed&source=rest");
  await user.click(filter("Result", "Failed"));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Failed", checked: true }));
  await isSaid(said, { source: "rest" });
  await user.keyboard("{Escape}");
  await user.click(await waitFor(() => filter("Clear From")));
  await isSaid(said, {});
});

test("of many, some are found by typing", async () => {
  const { user, said } = await open();
  await user.click(filter("Who"));
  const list = within(await screen.findByRole("dialog", { name: "Who" }));
  await user.type(list.getByRole("combobox"), "person c");
  await waitFor(() => expect(list.getAllByRole("option").map((one) => one.textContent)).toEqual(["Person C"]));
  await user.click(list.getByRole("option", { name: "Person C" }));
  await isSaid(said, { actor: "p2" });
  expect(filter("Who", "Person C")).toBeTruthy();
});

test("a span of days ends today, where the viewer is", async () => {
  const { user, said } = await open();
  await user.click(filter("Dates"));
  await user.click(await screen.findByRole("button", { name: "7 days" }));
  const now = Date.now();
  await isSaid(said, { from: dayOf(now - 6 * 86_400_000, zone), to: dayOf(now, zone) });
});

test("somebody who opens the address sees what was picked, also what is there no longer; going back undoes", async () => {
  const { user, said, router } = await open("?actor=gone&from=2025-03-01&to=2025-04-11&result=nonsense");
  expect(filter("Who", "1 picked")).toBeTruthy();
  expect(filter("Dates", "1 Mar – 11 Apr 2025")).toBeTruthy();
  expect(filter("Result")).toBeTruthy();
  await user.click(filter("Clear Who"));
  await isSaid(said, { from: "2025-03-01", to: "2025-04-11" });
  await router.navigate(-1);
  await waitFor(() => expect(filter("Who", "1 picked")).toBeTruthy());
});
