// @vitest-environment jsdom
import { Field, Input } from "@copydesk/ui";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { standInForBrowser } from "../jsdom-fixture.ts";
import { InlineForm } from "./inline-form.tsx";
import { createInlineRows } from "./inline-rows.ts";
import { RowConflict } from "./row-conflict.tsx";
import { useInlineRow } from "./use-inline-row.ts";
import { useRowSaving } from "./use-row-saving.ts";

interface Values {
  name: string;
  note: string;
}
type Row = Values & { id: string; version: number };

const valuesOf = ({ name, note }: Row): Values => ({ name, note });
const schema = z.object({ name: z.string().min(1, "Name is required"), note: z.string() });
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && "version" in value;

let store: ReturnType<typeof createInlineRows<Values>>;
/** What the server was sent, and how it answers each. */
let sent: [values: Values, version: number | null][];
let answers: ((values: Values) => unknown)[];
beforeAll(standInForBrowser);
beforeEach(() => {
  store = createInlineRows<Values>();
  sent = [];
  answers = [];
});
afterEach(cleanup);

/** A list of one row, which is edited in it. */
function List({ row }: { row: Row }) {
  const inline = useInlineRow(store, row.id);
  const saving = useRowSaving<Values, Row>({
    store,
    schema,
    write: async (values, stored) => {
      sent.push([values, stored?.version ?? null]);
      return answers.shift()?.(values);
    },
    isRow,
    valuesOf,
    formatName: ({ name }) => name,
    refresh: async () => undefined,
  });
  const { values, errors } = inline;
  if (!values)
    return (
      <button type="button" onClick={() => store.getState().startEditing(row.id, valuesOf(row), row.version)}>
        Edit {row.name}
      </button>
    );
  return (
    <>
      <InlineForm label={`Edit ${row.name}`} isEdited={inline.isEdited} onSave={() => saving.save(row.id)} onCancel={inline.stop}>
        <Field label="Name" error={errors.name}>
          <Input value={values.name} onChange={(event) => inline.change({ name: event.target.value })} />
        </Field>
        <Field label="Note" error={errors.note}>
          <Input value={values.note} onChange={(event) => inline.change({ note: event.target.value })} />
        </Field>
      </InlineForm>
      <RowConflict
        conflict={saving.conflict}
        noun="row"
        changedBy="Ines Kern"
        labels={{ name: "Name", note: "Note" }}
        valuesOf={valuesOf}
        say={(of, field) => of[field]}
      />
    </>
  );
}

const stored: Row = { id: "r", version: 3, name: "Board", note: "" };
/** A refusal as the server sends it. */
const refuse = (app_code: string, more: object) => () => {
  throw Object.assign(new Error("Refused."), { data: { app_code, httpStatus: 409, ...more } });
};
const stale = (current: Row) => refuse("STALE_VERSION", { details: { current } });

async function edit() {
  render(<List row={stored} />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole("button", { name: "Edit Board" }));
  return { user, name: screen.getByLabelText("Name"), form: within(screen.getByRole("form", { name: "Edit Board" })) };
}
const isClosed = () => waitFor(() => expect(screen.getByRole("button", { name: "Edit Board" })).toBeTruthy());

test("a row is sent with the version that was opened, and closes", async () => {
  const { user, name } = await edit();
  await user.type(name, "s");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await isClosed();
  expect(sent).toEqual([[{ name: "Boards", note: "" }, 3]]);
});

test.each(["{Control>}s{/Control}", "{Meta>}s{/Meta}"])("%s saves from within a field", async (keys) => {
  const { user, name } = await edit();
  await user.type(name, `s${keys}`);
  await isClosed();
  expect(sent).toHaveLength(1);
});

test("Escape gives up a row that nobody changed, and loses nothing of one that somebody did", async () => {
  const { user, name } = await edit();
  await user.type(name, "s{Escape}");
  expect((name as HTMLInputElement).value).toBe("Boards");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Edit Board" }));
  await user.type(screen.getByLabelText("Note"), "{Escape}");
  await isClosed();
  expect(sent).toEqual([]);
});

test("what cannot be saved is said beside its field until that is changed, and is not sent", async () => {
  const { user, name, form } = await edit();
  await user.clear(name);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(form.getByText("Name is required")).toBeTruthy();
  await user.type(screen.getByLabelText("Note"), "n");
  expect(form.getByText("Name is required")).toBeTruthy();
  await user.type(name, "New");
  expect(form.queryByText("Name is required")).toBeNull();
  expect(sent).toEqual([]);
});

test("what the server refuses of a field is said beside it", async () => {
  answers = [refuse("NAME_TAKEN", { fields: { name: ["Another row has this name"] } })];
  const { user, name, form } = await edit();
  await user.type(name, "s{Control>}s{/Control}");
  expect(await form.findByText("Another row has this name")).toBeTruthy();
});

test("while it is being saved it is neither given up nor sent twice", async () => {
  const gate = Promise.withResolvers<void>();
  answers = [() => gate.promise];
  const { user, name } = await edit();
  await user.type(name, "s");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("button", { name: "Cancel" }).matches(":disabled")).toBe(true);
  await act(async () => gate.resolve());
  await isClosed();
  expect(sent).toHaveLength(1);
});

const theirs: Row = { id: "r", version: 5, name: "Panel", note: "" };

test("of a row that somebody else has changed both are shown, and mine replaces theirs only where that is said", async () => {
  answers = [stale(theirs)];
  const { user, name } = await edit();
  await user.type(name, "s{Control>}s{/Control}");
  const dialog = within(await screen.findByRole("dialog", { name: "Ines Kern changed this row while you did" }));
  expect(dialog.getByRole("row", { name: /^Name/ }).textContent).toContain("Panel");
  await user.click(dialog.getByRole("button", { name: "Save mine" }));
  await isClosed();
  expect(sent).toEqual([
    [{ name: "Boards", note: "" }, 3],
    [{ name: "Boards", note: "" }, 5],
  ]);
});

test("theirs is taken into the row, which stays open for the next change", async () => {
  answers = [stale(theirs)];
  const { user, name } = await edit();
  await user.type(name, "s{Control>}s{/Control}");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Use theirs" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((screen.getByLabelText("Name") as HTMLInputElement).value).toBe("Panel");
  await user.type(screen.getByLabelText("Note"), "n{Control>}s{/Control}");
  await isClosed();
  expect(sent.at(-1)).toEqual([{ name: "Panel", note: "n" }, 5]);
});
