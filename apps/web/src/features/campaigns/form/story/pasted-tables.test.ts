import { expect, it } from "vitest";
import { partTableCells } from "./pasted-tables.ts";

it("parts the cells and rows of a pasted table", () => {
  expect(partTableCells("<table><tr><th>Part</th><th>Price</th></tr>\n<tr><td>Seal</td> <td>€2.40</td></tr></table>")).toBe(
    "<table><tr><th>Part | </th><th>Price<br></th></tr>\n<tr><td>Seal | </td> <td>€2.40<br></td></tr></table>",
  );
});
it("leaves everything else alone", () => expect(partTableCells("<p>a td b</p>")).toBe("<p>a td b</p>"));
