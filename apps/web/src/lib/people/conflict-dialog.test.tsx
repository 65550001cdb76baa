// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ConflictDialog } from "./conflict-dialog.tsx";

afterEach(cleanup);
const nothing = () => undefined;
const open = (rows: readonly { label: string; theirs: string; mine: string }[], onKeepMine: () => unknown = nothing, onClose = nothing) =>
  render(<ConflictDialog title="Changed" rows={rows} onTakeTheirs={nothing} onKeepMine={onKeepMine} onClose={onClose} />);
const cells = (name: RegExp) => [...screen.getByRole("row", { name }).querySelectorAll("td")].map((one) => one.textContent);

test("only what differs is shown, and what is empty as a dash", () => {
  open([
    { label: "Name", theirs: "Board", mine: "Board" },
    { label: "Note", theirs: "", mine: "New" },
  ]);
  expect(screen.queryByRole("row", { name: /^Name/ })).toBeNull();
  expect(cells(/^Note/)).toEqual(["–", "New"]);
});

test("of long texts one sees where they begin to differ", () => {
  const same = "The same words stand here. ".repeat(40);
  open([{ label: "Prompt", theirs: `${same}Theirs. ${same}`, mine: `${same}Mine.` }]);
  const [theirs = "", mine = ""] = cells(/^Prompt/) as string[];
  expect(theirs).toMatch(/^… .*Theirs\. .* …$/);
  expect(mine).toMatch(/^… .*Mine\.$/);
  expect(theirs.length).toBeLessThan(300);
});

test("both sides alike are said to be", () => {
  open([{ label: "Name", theirs: "Board", mine: "Board" }]);
  expect(screen.getByText("You both entered the same thing.")).toBeTruthy();
});

test("Escape leaves it undecided", async () => {
  const choices: string[] = [];
  open(
    [{ label: "Name", theirs: "a", mine: "b" }],
    () => choices.push("mine"),
    () => void choices.push("closed"),
  );
  await userEvent.setup().keyboard("{Escape}");
  expect(choices).toEqual(["closed"]);
});

test("while mine is being saved, nothing else can be chosen", async () => {
  const gate = Promise.withResolvers<void>();
  const closed: string[] = [];
  open(
    [{ label: "Name", theirs: "a", mine: "b" }],
    () => gate.promise,
    () => void closed.push("closed"),
  );
  const theirs = screen.getByRole<HTMLButtonElement>("button", { name: "Use theirs" });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save mine" }));
  expect(theirs.disabled).toBe(true);
  await user.keyboard("{Escape}");
  expect(closed).toEqual([]);
  gate.resolve();
});
