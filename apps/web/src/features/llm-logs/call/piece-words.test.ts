import { expect, test } from "vitest";
import { parametersInWords, pieceAddress } from "./piece-words.ts";

test("of the parameters those are said that were sent and that people speak of", () => {
  const parameters = {
    temperature: { enabled: true, value: 0.6 },
    top_p: { enabled: false, value: 0.95 },
    seed: { enabled: true, value: 7 },
    reasoning_effort: { enabled: true, value: "low" },
  };
  expect(parametersInWords(parameters)).toEqual(["temperature 0.6", "reasoning low"]);
  expect(parametersInWords({})).toEqual([]);
});

test("a piece is found in its campaign and language", () => {
  const piece = { block_id: "b1", kind: "content" as const, version_id: null, version_number: null };
  const campaign = { id: "c1", name: "Spring" };
  expect(pieceAddress({ campaign, piece, language: "de" })).toEqual({ pathname: "/campaigns/c1", search: "?language=de", hash: "#b1" });
  expect(pieceAddress({ campaign: null, piece, language: "de" })).toBeNull();
});
