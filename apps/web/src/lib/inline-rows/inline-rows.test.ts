import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createInlineRows, hasEditedRows } from "./inline-rows.ts";

interface Values {
  name: string;
  tags: string[];
}
const useRows = createInlineRows<Values>();
const state = () => useRows.getState();
const row = (id: string) => state().current[id];
const values: Values = { name: "English", tags: [] };
const issue = (path: (string | number)[], message: string) => ({ path, message });

describe("rows edited in their list", () => {
  beforeEach(() => useRows.setState(useRows.getInitialState(), true));

  it("begin with none", () => expect(state()).toMatchObject({ current: {}, isInlineEditing: false }));

  it("starting turns editing on, edited off and inline editing on", () => {
    state().startEditing("a", values);
    expect(state()).toMatchObject({
      current: { a: { values, version: null, isEditing: true, isEdited: false, errors: {} } },
      isInlineEditing: true,
    });
  });

  it("changing values sets edited on, and leaves the other values and rows alone", () => {
    state().startEditing("a", values);
    state().startEditing("b", values);
    state().changeValues("a", { name: "British English" });
    expect(row("a")).toEqual({ values: { name: "British English", tags: [] }, version: null, isEditing: true, isEdited: true, errors: {} });
    expect(row("b")).toMatchObject({ values, isEdited: false });
    expect(values.name).toBe("English");
  });

  it("starting again drops what was typed, and its errors", () => {
    state().startEditing("a", values);
    state().changeValues("a", { name: "x" });
    state().reportErrors("a", [issue(["name"], "Too short")]);
    state().startEditing("a", values);
    expect(row("a")).toEqual({ values, version: null, isEditing: true, isEdited: false, errors: {} });
  });

  it("keeps the version that was opened while its values change", () => {
    state().startEditing("a", values, 4);
    state().changeValues("a", { name: "x" });
    expect(row("a")).toMatchObject({ version: 4, values: { name: "x" } });
  });

  it("changing, reporting and clearing do nothing to a row that is not edited", () => {
    const before = state();
    state().changeValues("a", { name: "x" });
    state().reportErrors("a", [issue(["name"], "Too short")]);
    state().clearError("a", "name");
    state().stopEditing("a");
    expect(state()).toEqual(before);
  });

  it("keeps errors by the first segment of their path, the first message of each, and none without a path", () => {
    state().startEditing("a", values);
    state().reportErrors("a", [
      issue(["tags", 3], "Tag is required"),
      issue(["tags", 4], "Tag must be 10 characters or fewer"),
      issue([], "Something is wrong"),
      issue(["name"], "Name is required"),
    ]);
    expect(row("a")?.errors).toEqual({ tags: "Tag is required", name: "Name is required" });
    expect(row("a")?.isEdited).toBe(false);
  });

  it("understands what a schema reports", () => {
    const schema = z.object({ name: z.string().min(1, "Name is required"), tags: z.array(z.string().min(1, "Tag is required")) });
    state().startEditing("a", values);
    state().reportErrors("a", schema.safeParse({ name: "", tags: ["x", ""] }).error?.issues ?? []);
    expect(row("a")?.errors).toEqual({ name: "Name is required", tags: "Tag is required" });
  });

  it("reporting replaces what was reported before", () => {
    state().startEditing("a", values);
    state().reportErrors("a", [issue(["name"], "Name is required")]);
    state().reportErrors("a", [issue(["tags"], "Too many tags")]);
    expect(row("a")?.errors).toEqual({ tags: "Too many tags" });
    state().reportErrors("a", []);
    expect(row("a")?.errors).toEqual({});
  });

  it("clears the error of one field alone", () => {
    state().startEditing("a", values);
    state().reportErrors("a", [issue(["name"], "Name is required"), issue(["tags"], "Too many tags")]);
    state().clearError("a", "name");
    state().clearError("a", "unknown");
    expect(row("a")?.errors).toEqual({ tags: "Too many tags" });
  });

  it("stops one row and keeps inline editing on while another is open", () => {
    state().startEditing("a", values);
    state().startEditing("b", values);
    state().stopEditing("a");
    expect(Object.keys(state().current)).toEqual(["b"]);
    expect(state().isInlineEditing).toBe(true);
    state().stopEditing("b");
    expect(state()).toMatchObject({ current: {}, isInlineEditing: false });
  });

  it("clearing all ends every row and turns inline editing off", () => {
    state().startEditing("a", values);
    state().startEditing("b", values);
    state().changeValues("b", { name: "x" });
    state().clearAll();
    expect(state()).toMatchObject({ current: {}, isInlineEditing: false });
  });

  it("knows whether something typed would be lost", () => {
    state().startEditing("a", values);
    expect(hasEditedRows(state())).toBe(false);
    state().changeValues("a", { tags: ["new"] });
    expect(hasEditedRows(state())).toBe(true);
    state().clearAll();
    expect(hasEditedRows(state())).toBe(false);
  });

  it("a list's rows are its own", () => {
    const useOthers = createInlineRows<Values>();
    state().startEditing("a", values);
    expect(useOthers.getState().current).toEqual({});
  });
});
