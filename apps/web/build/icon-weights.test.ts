import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keepWeights, namedWeights } from "./icon-weights.ts";

const importOf = (icon: string) => `import { ${icon}Icon } from "@phosphor-icons/react/dist/csr/${icon}";\n`;

test("an icon has the weights that are named in any file which imports it", () => {
  const named = namedWeights([
    `${importOf("X")}<XIcon size={10} weight="bold" aria-hidden />`,
    `${importOf("X")}${importOf("Check")}<Glyph weight={active ? "fill" : "regular"} />`,
    `${importOf("Plus")}<span className="font-bold">bold</span>`,
  ]);
  expect(named).toEqual(
    new Map([
      ["X", new Set(["bold", "fill"])],
      ["Check", new Set(["fill"])],
      ["Plus", new Set()],
    ]),
  );
});

test("a weight for an icon from elsewhere is refused, for nobody could tell which icon needs it", () => {
  expect(() => namedWeights([`const Big = ({ icon: Glyph }) => <Glyph weight="fill" />;`])).toThrow("where none is imported");
});

test("the regular weight is always kept, another one where it is named", () => {
  const code = readFileSync(new URL("../defs/X.es.js", import.meta.resolve("@phosphor-icons/react/dist/csr/X")), "utf8");
  const weightsIn = (text: string) => [...text.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight);
  expect(weightsIn(code)).toEqual(["bold", "duotone", "fill", "light", "regular", "thin"]);
  expect(weightsIn(keepWeights(code, new Set()))).toEqual(["regular"]);
  expect(weightsIn(keepWeights(code, new Set(["bold"])))).toEqual(["bold", "regular"]);
});
