import { expect, it } from "vitest";
import { partTableCells } from "./pasted-tables.ts";

it("parts the cells and rows of a pasted table", () => {
  expect(
    partTableCells(
      "<table><thead><tr><th>Part</th><th>Price</th></tr></thead>\n<tbody><tr><td>Seal</td> <td>€2.40</td></tr></tbody></table>",
    ),
  ).toBe(
    "<table><thead><tr><th>Part | </th><th>Price</th></tr></thead>\n<tbody><tr><td><br>Seal | </td> <td>€2.40</td></tr></tbody></table>",
  );
});
it("leaves everything else alone", () => expect(partTableCells("<p>a td b</p>")).toBe("<p>a td b</p>"));
