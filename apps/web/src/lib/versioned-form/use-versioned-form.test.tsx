// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { storeToken } from "../session-token.ts";
import { FormDraftNotice } from "../unsaved/form-draft-notice.tsx";
import { checkBy } from "./form-problems.ts";
import { useVersionedForm } from "./use-versioned-form.ts";
import { FormFailure, VersionedForm } from "./versioned-form.tsx";

interface Board {
  id: string;
  version: number;
  title: string;
  note: string;
}
type Values = Pick<Board, "title" | "note">;
const stored: Board = { id: "b1", version: 3, title: "Spring", note: "" };
const input = z.object({ title: z.string().min(1, "Title is required"), note: z.string() });

/** What was sent, and how the other side answers the next one. */
let sent: { values: Values; version: number | undefined }[];
let answer: (values: Values, known: Board | undefined) => Promise<Board>;
let after: string[];

function BoardForm({ board, readOnly = false }: { board?: Board | undefined; readOnly?: boolean }) {
  const state = useVersionedForm<Values, Board, Values>({
    kind: "board",
    stored: board,
    blank: { title: "", note: "" },
    valuesOf: ({ title, note }) => ({ title, note }),
    readOnly,
    keepable: (values) => ({ ...values, note: "" }),
    check: (values) => checkBy(input, values),
    send(values, known) {
      sent.push({ values, version: known?.version });
      return answer(values, known);
    },
    after: (saved, known) => void after.push(`${known ? "changed" : "created"} ${saved.version}`),
  });
  const { form, errors, conflict } = state;
  return (
    <VersionedForm state={state} unsaved="Your changes to this board aren't saved.">
      <FormDraftNotice found={state.kept} />
      <FormFailure state={state} counts />
      <input aria-label="Title" aria-invalid={Boolean(errors.title)} {...form.register("title")} />
      <p>{errors.title}</p>
      <input aria-label="Note" {...form.register("note")} />
      <output>{state.hasUnsaved ? "unsaved" : "as stored"}</output>
      {conflict && (
        <>
          <p>{`theirs: ${conflict.theirs.title}, mine: ${conflict.mine.title}`}</p>
          <button type="button" onClick={state.takeTheirs}>
            Use theirs
          </button>
          <button type="button" onClick={state.keepMine}>
            Save mine
          </button>
          <button type="button" onClick={state.closeConflict}>
            Back
          </button>
        </>
      )}
      <button type="submit">Save</button>
    </VersionedForm>
  );
}

function open(board: Board | null = stored, readOnly = false) {
  const router = createMemoryRouter([{ path: "*", element: <BoardForm board={board ?? undefined} readOnly={readOnly} /> }]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
const note = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Note" });
const save = () => screen.getByRole("button", { name: "Save" });

/** A refusal as the server sends it. */
const refusal = (app_code: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { data: { app_code, httpStatus: 409, ...more } });

beforeEach(() => {
  localStorage.clear();
  // Nothing is laid out here, so nothing can be scrolled to.
  Element.prototype.scrollIntoView = () => undefined;
  storeToken("a session");
  sent = [];
  after = [];
  answer = async (values, known) => ({ id: "b1", ...values, version: (known?.version ?? 0) + 1 });
});
afterEach(cleanup);

test("it is sent with the version that it was read in, and the next time with the one that came back", async () => {
  const user = open();
  await user.type(title(), "!");
  await user.click(save());
  await user.type(title(), "?");
  await user.click(save());
  expect(sent).toEqual([
    { values: { title: "Spring!", note: "" }, version: 3 },
    { values: { title: "Spring!?", note: "" }, version: 4 },
  ]);
  expect(after).toEqual(["changed 4", "changed 5"]);
  expect(screen.getByRole("status").textContent).toBe("as stored");
});

test("something new is created once, and changed from then on", async () => {
  const user = open(null);
  await user.type(title(), "Summer");
  await user.click(save());
  await user.type(title(), "!");
  await user.click(save());
  expect(sent.map(({ version }) => version)).toEqual([undefined, 1]);
});

test("what is wrong stands beside its field, is counted, and goes when it is put right", async () => {
  const user = open();
  await user.clear(title());
  await user.click(save());
  expect(sent).toEqual([]);
  expect(screen.getByText("Title is required")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("One field needs attention before you can save.");
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await user.type(title(), "A");
  expect(screen.queryByText("Title is required")).toBeNull();
});

test.each([
  ["beside its field", refusal("BAD_REQUEST", "Wrong", { fields: { title: ["This title is taken"] } }), "This title is taken"],
  ["above the form when it belongs to no field", refusal("FORBIDDEN", "You may not do this."), "You may not do this."],
])("a refusal is said %s, and nothing that was typed is lost", async (_, error, words) => {
  answer = () => Promise.reject(error);
  const user = open();
  await user.type(title(), "!");
  await user.click(save());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(title().value).toBe("Spring!");
  expect(screen.getByRole("status").textContent).toBe("unsaved");
});

test("what is typed while it is being saved stays, and is not taken for saved", async () => {
  const gate = Promise.withResolvers<void>();
  answer = async (values) => {
    await gate.promise;
    return { ...stored, ...values, version: 4 };
  };
  const user = open();
  await user.type(title(), "!");
  await user.click(save());
  // What is on its way need not be asked about; a second save would meet the first as another's.
  expect(screen.getByRole("status").textContent).toBe("as stored");
  await user.click(save());
  await user.type(note(), "later");
  gate.resolve();
  await waitFor(() => expect(after).toHaveLength(1));
  expect(sent).toHaveLength(1);
  expect(note().value).toBe("later");
  expect(screen.getByRole("status").textContent).toBe("unsaved");
});

test.each([
  ["Use theirs", "Autumn", 0],
  ["Save mine", "Spring!", 1],
])("when somebody else saved in between, %s leaves %s", async (choice, left, resent) => {
  answer = async () => {
    throw refusal("STALE_VERSION", "Changed", { details: { current: { ...stored, title: "Autumn", version: 9 } } });
  };
  const user = open();
  await user.type(title(), "!");
  await user.click(save());
  expect(await screen.findByText("theirs: Autumn, mine: Spring!")).toBeTruthy();
  answer = async (values, known) => ({ ...stored, ...values, version: (known?.version ?? 0) + 1 });
  await user.click(screen.getByRole("button", { name: choice }));
  await waitFor(() => expect(screen.queryByText(/^theirs:/)).toBeNull());
  expect(title().value).toBe(left);
  expect(sent.slice(1)).toEqual(resent ? [{ values: { title: "Spring!", note: "" }, version: 9 }] : []);
  expect(screen.getByRole("status").textContent).toBe("as stored");
});

test("a conflict left undecided keeps what is typed, and the next save asks again", async () => {
  answer = async () => {
    throw refusal("STALE_VERSION", "Changed", { details: { current: { ...stored, title: "Autumn", version: 9 } } });
  };
  const user = open();
  await user.type(title(), "!");
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "Back" }));
  expect(screen.queryByText(/^theirs:/)).toBeNull();
  expect(title().value).toBe("Spring!");
  expect(screen.getByRole("status").textContent).toBe("unsaved");
  await user.click(save());
  expect(await screen.findByText("theirs: Autumn, mine: Spring!")).toBeTruthy();
  expect(sent.map(({ version }) => version)).toEqual([stored.version, stored.version]);
});

test("what somebody else saved is followed when it is read anew, unless something is typed", async () => {
  const { rerender } = render(<p />);
  const show = (board: Board) =>
    rerender(<RouterProvider key="same" router={createMemoryRouter([{ path: "*", element: <BoardForm board={board} /> }])} />);
  show(stored);
  show({ ...stored, title: "Autumn", version: 4 });
  expect(title().value).toBe("Autumn");
  await userEvent.setup().type(title(), "!");
  show({ ...stored, title: "Winter", version: 5 });
  expect(title().value).toBe("Autumn!");
});

test("Ctrl or ⌘ with S or Enter saves; a form that is only read does not", async () => {
  const user = open();
  await user.type(title(), "!");
  await user.keyboard("{Control>}s{/Control}");
  await user.keyboard("{Meta>}{Enter}{/Meta}");
  expect(sent).toHaveLength(2);
  cleanup();
  const reader = open(stored, true);
  await reader.click(title());
  await reader.keyboard("{Control>}s{/Control}");
  await reader.click(save());
  expect(sent).toHaveLength(2);
});

test("what was typed and not saved is offered after a reload, without what may not be kept", async () => {
  const user = open();
  await user.type(title(), "!");
  await user.type(note(), "secret");
  window.dispatchEvent(new Event("pagehide"));
  const left = { ...localStorage };
  cleanup();
  expect(JSON.stringify(left)).not.toContain("secret");
  for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  const again = open();
  expect(title().value).toBe("Spring");
  await again.click(screen.getByRole("button", { name: "Restore my changes" }));
  expect(title().value).toBe("Spring!");
  expect(screen.getByRole("status").textContent).toBe("unsaved");
});
