import { describe, expect, it } from "vitest";
import { createPageAnswers } from "./page-answers.ts";

const page = JSON.stringify({
  queries: [["profile.get"], ["campaigns.list", { page: 1 }]],
  answers: [{ name: "Mira" }, null],
});

describe("what a page carries", () => {
  it("answers queries in their order, an answer of nothing included", () =>
    expect(createPageAnswers(page, () => true).take([["campaigns.list", { page: 1 }], ["profile.get"]])).toEqual([null, { name: "Mira" }]));
  it("is given once", () => {
    const answers = createPageAnswers(page, () => true);
    expect(answers.take([["profile.get"]])).toEqual([{ name: "Mira" }]);
    expect(answers.take([["profile.get"]])).toBeUndefined();
  });
  it("answers nothing when one query is another one", () => {
    const answers = createPageAnswers(page, () => true);
    expect(answers.take([["profile.get"], ["campaigns.list", { page: 2 }]])).toBeUndefined();
    expect(answers.take([["profile.get"]])).toEqual([{ name: "Mira" }]);
  });
  it("is not for another session than the one it was made for", () =>
    expect(createPageAnswers(page, () => false).take([["profile.get"]])).toBeUndefined());
  it("is nothing on a page that carries nothing", () =>
    expect(createPageAnswers(null, () => true).take([["profile.get"]])).toBeUndefined());
});
