// @vitest-environment jsdom
import type { VersionDetail } from "@copydesk/contracts";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { standInForBrowser } from "../../../lib/jsdom-fixture.ts";
import { blockOf, openCampaign, versionOf } from "../hub-fixture.tsx";
import { VersionMenu } from "./version-menu.tsx";

beforeAll(standInForBrowser);
afterEach(cleanup);

const first = versionOf({ id: "v1", number: 1 });
const second = versionOf({ id: "v2", number: 2, origin: "edited", author: "Ines Kern", label: "Final", is_selected: true });
const selected = { ...second, content: { kind: "content", fields: {} } } as VersionDetail;

interface Opened {
  answers?: Record<string, (input: unknown) => unknown>;
  block?: Parameters<typeof blockOf>[0];
  canEdit?: boolean;
}

async function openMenu({ answers = { "blocks.versions": () => [second, first] }, block, canEdit = true }: Opened = {}) {
  const asked: unknown[][] = [];
  const wrapper = openCampaign({ answers, canEdit, onDialog: (...call) => void asked.push(call) });
  render(<VersionMenu block={blockOf(block)} selected={selected} />, { wrapper });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const trigger = screen.getByRole("button");
  await user.click(trigger);
  const menu = await screen.findByRole("menu");
  return { asked, user, menu: within(menu), trigger };
}

test("the selected version is named with its label, the others by who made them", async () => {
  const { menu, trigger } = await openMenu();
  expect(trigger.textContent).toContain("Final");
  expect(await menu.findByRole("menuitem", { name: /Version 2.*Edited by Ines Kern.*, selected.*Final/ })).toBeTruthy();
  expect(menu.getByRole("menuitem", { name: /^Version 1.*Writer/ })).toBeTruthy();
});

test("another version is opened to be read, and not selected by that", async () => {
  const { menu, user, asked } = await openMenu();
  await user.click(await menu.findByRole("menuitem", { name: /^Version 1/ }));
  expect(asked).toEqual([["read", "b1", first]]);
});

test("only what a model wrote says why", async () => {
  const { menu, user, asked } = await openMenu();
  await menu.findByRole("menuitem", { name: /^Version 1/ });
  const why = menu.getAllByRole("menuitem", { name: /^Why this text\?/ });
  expect(why.map((one) => one.textContent)).toEqual(["Why this text? Version 1"]);
  await user.click(why[0] as HTMLElement);
  expect(asked).toEqual([["ofVersion", expect.objectContaining({ about: "why", version: first })]]);
});

test("versions that could not be loaded are said to be, and how to try again", async () => {
  const refused = () => {
    throw Object.assign(new Error("Gone."), { data: { app_code: "NOT_FOUND", httpStatus: 404 } });
  };
  const { menu } = await openMenu({ answers: { "blocks.versions": refused } });
  expect(await menu.findByText("The versions could not be loaded. Close the list and open it again to retry.")).toBeTruthy();
});

test("one that is alone is neither compared nor deleted", async () => {
  const { menu } = await openMenu({ block: { version_count: 1 }, answers: { "blocks.versions": () => [second] } });
  await menu.findByRole("menuitem", { name: /^Version 2/ });
  expect(menu.queryByRole("menuitem", { name: "Compare versions" })).toBeNull();
  expect(menu.queryByRole("menuitem", { name: "Delete version" })).toBeNull();
});

test("schedules are not compared, and who may not edit deletes nothing", async () => {
  const { menu } = await openMenu({ block: { kind: "schedule" }, canEdit: false });
  await menu.findByRole("menuitem", { name: /^Version 2/ });
  expect(menu.queryByRole("menuitem", { name: "Compare versions" })).toBeNull();
  expect(menu.queryByRole("menuitem", { name: "Delete version" })).toBeNull();
});

test("the versions of a text are compared, and any but the selected one deleted after a question", async () => {
  const { menu, user, asked } = await openMenu();
  await menu.findByRole("menuitem", { name: /^Version 1/ });
  const remove = menu.getByRole("menuitem", { name: "Delete version" });
  remove.focus();
  await user.keyboard("{ArrowRight}");
  const [one, ...others] = (await screen.findAllByRole("menuitem")).filter((item) => item.textContent === "Version 1, Writer");
  expect(others).toEqual([]);
  expect(screen.queryByRole("menuitem", { name: "Version 2, Edited by Ines Kern" })).toBeNull();
  await user.click(one as HTMLElement);
  expect(asked).toEqual([["ask", expect.objectContaining({ title: "Delete version 1 of X?", destructive: true })]]);
});
