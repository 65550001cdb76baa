import { campaignStatuses } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { deleteDescription, deleteTitle, namesOf } from "./delete-words.ts";
import { percentDone, statusDetail, statusKind, statusWords } from "./status-words.ts";

const progress = { done: 7, total: 18, failed: 2, flagged: 0 };

describe("a status in words", () => {
  it("has words for every state", () => expect(Object.keys(statusWords)).toEqual([...campaignStatuses]));
  it("says how far the writing is", () => expect(statusDetail({ status: "generating", progress })).toBe("7 of 18"));
  it("says how many pieces failed", () => expect(statusDetail({ status: "needs_attention", progress })).toBe("2"));
  it("says nothing more about the rest", () => expect(statusDetail({ status: "ready", progress })).toBeUndefined());
  it("says how many texts of a whole campaign somebody should look at, without a tick", () => {
    const looked = { status: "ready", progress: { ...progress, flagged: 3 } } as const;
    expect([statusDetail(looked), statusKind(looked)]).toEqual(["3 to check", "warning"]);
    expect(statusKind({ status: "ready", progress })).toBe("ready");
    expect(statusKind({ ...looked, status: "completed" })).toBe("done");
  });
  it("does not divide by nothing", () => expect(percentDone({ done: 0, total: 0 })).toBe(0));
});

describe("the words before deleting", () => {
  const kettle = { name: "The kettle", progress, languages: ["en", "de", "ar"] };
  const draft = { name: "Draft", progress: { done: 0, total: 0, failed: 0, flagged: 0 }, languages: ["en"] };
  it("name what is lost", () => {
    expect(deleteTitle([kettle])).toBe("Delete “The kettle”?");
    expect(deleteDescription([kettle])).toBe(
      "Its 18 texts in three languages, all their versions and the schedule are deleted too. It can be restored for 30 days.",
    );
  });
  it("name no pieces where there are none", () =>
    expect(deleteDescription([draft])).toBe("Its brief is deleted too. It can be restored for 30 days."));
  it("add several up", () => {
    expect(deleteTitle([kettle, draft])).toBe("Delete two campaigns?");
    expect(deleteDescription([kettle, kettle])).toContain("Their 36 texts in three languages");
  });
  it("list the first names and count the rest", () => {
    const items = Array.from({ length: 8 }, (_, index) => ({ name: `Campaign ${index + 1}` }));
    expect(namesOf(items)).toMatchObject({ more: 2 });
    expect(namesOf(items).names.at(-1)).toBe("Campaign 6");
  });
});
