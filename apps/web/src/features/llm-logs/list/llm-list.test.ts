import { llmListInput } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { formatRange, readNumber } from "./figures-filter.tsx";
import { exportPath, filtersOf, llmList } from "./llm-list.ts";

const read = (query: string) => llmList.read(new URLSearchParams(query));
const zone = "Europe/Copenhagen";
const now = Date.parse("2026-11-22T12:00:00Z");

describe("the address of the log", () => {
  test.each([
    "from=2026-11-01&to=2026-11-21",
    "all=all",
    "purpose=outline%2Cchat&status=error",
    "model=Aurora%252C%2520Large%2C01J",
    "tokens_in=100-5000&cost=-0.5&attempt=2-",
    "version_id=01JV&group=model&times=first&charts=table",
  ])("%s is read and written alike", (query) => expect(llmList.write(read(query)).toString()).toBe(query));

  test("a name with a comma is one name", () =>
    expect(read("model=Aurora%252C%2520Large%2C01J").filters.model).toEqual(["Aurora, Large", "01J"]));

  test.each(["tokens_in=many", "cost=1e9", "tokens_in=-", "group=colour", "model=%25E0%25A4%25A"])("%s counts as not given", (query) =>
    expect(read(query)).toEqual(read("")),
  );

  test("looking at the charts another way, or at one call, narrows nothing, and stays when filters are cleared", () => {
    expect(llmList.isFiltered(read("group=model&times=first&charts=table&call=01J"))).toBe(false);
    expect(llmList.isFiltered(read("attempt=2-"))).toBe(true);
    expect(llmList.write(llmList.cleared(read("group=model&attempt=2-&call=01J&ordering=cost"))).toString()).toBe(
      "group=model&call=01J&ordering=cost",
    );
  });
});

describe("what the server is asked for", () => {
  test("is what the contract takes, each bound given by itself", () => {
    const asked = filtersOf(read("who=u1&tokens_in=100-5000&cost=-0.5&version_id=v1&from=2026-11-19&to=2026-11-19"), zone, now);
    expect(asked).toMatchObject({ user_ids: ["u1"], tokens_in_min: 100, tokens_in_max: 5000, cost_max: 0.5, version_id: "v1" });
    expect(asked).not.toHaveProperty("cost_min");
    expect(llmListInput.safeParse(asked).success).toBe(true);
  });

  test("the file holds the same calls", () =>
    expect(exportPath(read("status=error,timeout&page=2&group=model"), zone, now)).toBe(
      "/api/logs/llm/export?from=2026-10-23T22%3A00%3A00.000Z&statuses=error%2Ctimeout",
    ));
});

test.each([
  ["", undefined],
  [" 1,200 ", 1200],
  ["0,5", 0.5],
  ["0,125", 0.125],
  ["0.025", 0.025],
  ["12 000", 12000],
  ["much", null],
  ["-3", null],
])("%j entered as an amount is %s", (text, value) => expect(readNumber(text)).toBe(value));

test.each([
  ["tokens_in", { min: 100, max: 5000 }, "Tokens in 100 to 5000"],
  ["cost", { max: 0.5 }, "Cost up to 0.5"],
  ["total_ms", { min: 10_000 }, "Total time from 10 s"],
] as const)("%s %o is said as %s", (figure, range, words) => expect(formatRange(figure, range)).toBe(words));
