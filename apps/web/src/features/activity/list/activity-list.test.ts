import { expect, test } from "vitest";
import { activityList, exportPath, filtersOf } from "./activity-list.ts";

const read = (query: string) => activityList.read(new URLSearchParams(query));

test("days begin and end where the viewer is, also when clocks change", () => {
  expect(filtersOf(read("from=2026-11-15&to=2026-11-21"), "Europe/Copenhagen")).toMatchObject({
    from: "2026-11-14T23:00:00.000Z",
    to: "2026-11-21T23:00:00.000Z",
  });
  expect(filtersOf(read("from=2026-10-25&to=2026-10-25"), "Europe/Copenhagen")).toMatchObject({
    from: "2026-10-24T22:00:00.000Z",
    to: "2026-10-25T23:00:00.000Z",
  });
});

test("the file holds what the list shows", () => {
  expect(exportPath(read("result=denied,failed&thing=role&page=3"), "UTC")).toBe(
    "/api/logs/activities/export?entity_types=role&results=denied%2Cfailed",
  );
  expect(exportPath(read(""), "UTC")).toBe("/api/logs/activities/export?");
});
