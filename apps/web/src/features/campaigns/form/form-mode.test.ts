import { draftKeySchema } from "@copydesk/contracts";
import { expect, it } from "vitest";
import { draftKeyOf, readFormMode } from "./form-mode.ts";

const id = "0193a1f0-7c52-7d6e-8e0f-5f7d5c9a1b2c";

it.each([
  ["/campaigns/add", { kind: "create" }, "new"],
  [`/campaigns/add/${id}/template`, { kind: "template-create", id }, `template:${id}`],
  [`/campaigns/${id}/edit`, { kind: "edit", id }, `campaign:${id}`],
])("%s is read", (path, mode, key) => {
  const read = readFormMode(path);
  expect(read).toEqual(mode);
  expect(read.kind !== "template-edit" && draftKeyOf(read)).toBe(key);
  expect(draftKeySchema.safeParse(key).success).toBe(true);
});

it("reads the page of a template", () => expect(readFormMode(`/campaigns/templates/${id}/edit`)).toEqual({ kind: "template-edit", id }));
