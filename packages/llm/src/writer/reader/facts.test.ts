import { expect, test } from "vitest";
import { factOf } from "./facts.ts";

test.each([
  ["产品名称：“云朵”儿童房加湿器（白色、浅绿色）", "产品名称"],
  ["Produktname: „Wolke“ Luftbefeuchter", "Produktname"],
  ["Price: 3 €", "Price"],
  ["Die Bürgermeisterin: „Ja“ zum Park", null],
  ["市长：“绿色”是底色", null],
  ["Her name: “I was never asked,” she says", null],
])("a name between marks is told by its label, somebody's words are not: %s", (line, label) =>
  expect(factOf(line)?.label ?? null).toBe(label),
);
