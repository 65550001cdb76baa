import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageFailure } from "./page-failure.tsx";

const failed = (app_code: string, request_id?: string) => Object.assign(new Error("It did not work."), { data: { app_code, request_id } });
const shown = (error: unknown) =>
  renderToStaticMarkup(
    createElement(PageFailure, { query: { error, refetch: () => undefined, isFetching: false }, title: "This team could not be loaded" }),
  );

describe("a screen whose subject could not be loaded", () => {
  it.each(["NOT_FOUND", "FORBIDDEN"])("leaves %s to the error screen, which is one for all", (code) => {
    const error = failed(code);
    expect(() => shown(error)).toThrow(error);
  });
  it("says anything else itself, with a way to try again and the request to ask about", () => {
    const page = shown(failed("INTERNAL", "req-7"));
    for (const words of ["This team could not be loaded", "It did not work.", "Retry", "req-7"]) expect(page).toContain(words);
  });
});
