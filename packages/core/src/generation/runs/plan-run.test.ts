import { AppError } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { type PlanBlock, type PlanInput, planRun } from "./plan-run.ts";

const block = (id: string, changes: Partial<PlanBlock> = {}): PlanBlock => {
  const [language_id = "", part = ""] = id.split("-");
  const kind = part === "outline" || part === "schedule" ? part : "content";
  const empty = { state: "empty", out_of_date: false, version_count: 0, is_edited: false, outline_language_id: null } as const;
  return { id, kind, language_id, ...empty, ...changes };
};
const written = (id: string, changes: Partial<PlanBlock> = {}) => block(id, { state: "ready", version_count: 1, ...changes });
const names = ["outline", "linkedin", "x", "schedule"];
const all = (make: (id: string) => PlanBlock) => ["en", "de"].flatMap((language) => names.map((name) => make(`${language}-${name}`)));

const input = (changes: Partial<PlanInput> = {}): PlanInput => ({
  blocks: all(block),
  primary_language_id: "en",
  generation_mode: "entire_campaign",
  content_schedule: true,
  scope: "campaign",
  stage: "auto",
  again: false,
  keep_edited: false,
  busy: new Set(),
  ...changes,
});
const planned = (changes: Partial<PlanInput> = {}) => planRun(input(changes)).map((task) => task.block.id);
const refusal = (changes: Partial<PlanInput>) => {
  try {
    return planned(changes);
  } catch (error) {
    return error instanceof AppError ? `${error.code}: ${error.message}` : error;
  }
};

describe("what a run writes", () => {
  it("writes everything of an empty campaign, each text after what it is made from", () => {
    expect(Object.fromEntries(planRun(input()).map((task) => [task.block.id, task.after]))).toEqual({
      "en-outline": [],
      "en-linkedin": ["en-outline"],
      "en-x": ["en-outline"],
      "en-schedule": ["en-linkedin", "en-x"],
      "de-outline": ["en-outline"],
      "de-linkedin": ["de-outline"],
      "de-x": ["de-outline"],
      "de-schedule": ["de-linkedin", "de-x"],
    });
  });

  it("leaves schedules out when the campaign wants none, unless one is asked for by name", () => {
    expect(planned({ content_schedule: false })).not.toContain("en-schedule");
    expect(planned({ content_schedule: false, scope: "block", block_id: "en-schedule" })).toEqual(["en-schedule"]);
  });

  it("writes only what is missing or failed", () => {
    const blocks = all((id) => (id === "de-x" ? block(id) : id === "en-x" ? written(id, { state: "failed" }) : written(id)));
    expect(planned({ blocks })).toEqual(["en-x", "de-x"]);
  });

  it("writes everything again when asked to", () => {
    expect(planned({ blocks: all(written), again: true })).toHaveLength(8);
  });

  it("writes one language or one piece", () => {
    expect(planned({ scope: "language", language_id: "de" })).toEqual(["de-outline", "de-linkedin", "de-x", "de-schedule"]);
    expect(planned({ blocks: all(written), scope: "block", block_id: "de-x" })).toEqual(["de-x"]);
  });

  it("writes the outline that a piece follows when nobody has", () => {
    expect(planned({ scope: "block", block_id: "de-x" })).toEqual(["de-outline", "de-x"]);
    const blocks = all((id) => (id === "de-x" ? block(id, { outline_language_id: "en" }) : block(id)));
    const tasks = planRun(input({ blocks, scope: "block", block_id: "de-x" }));
    expect(tasks.map((task) => task.block.id)).toEqual(["en-outline", "de-x"]);
    expect(tasks[1]?.after).toEqual(["en-outline"]);
  });

  it("writes what is out of date, outlines before their pieces", () => {
    const blocks = all((id) => written(id, { out_of_date: id === "de-outline" || id === "de-x" }));
    const tasks = planRun(input({ blocks, scope: "out_of_date" }));
    expect(tasks.map((task) => [task.block.id, task.after])).toEqual([
      ["de-outline", []],
      ["de-x", ["de-outline"]],
    ]);
  });

  it("leaves what people edited alone when asked to, and still follows it", () => {
    const blocks = all((id) => written(id, { out_of_date: id.startsWith("de"), is_edited: id === "de-outline" || id === "de-x" }));
    const kept = { blocks, keep_edited: true };
    expect(planRun(input({ ...kept, scope: "out_of_date" })).map((task) => [task.block.id, task.after])).toEqual([
      ["de-linkedin", []],
      ["de-schedule", ["de-linkedin"]],
    ]);
    expect(planned({ ...kept, again: true })).not.toContain("de-x");
    const edited = { ...kept, blocks: all((id) => written(id, { out_of_date: true, is_edited: true })) };
    expect(refusal({ ...edited, scope: "out_of_date" })).toMatch(/RULE_BROKEN: All of it was edited by hand/);
    for (const one of [{ again: true }, { scope: "block", block_id: "de-x" }, { scope: "blocks", block_ids: ["de-x"] }] as const)
      expect(refusal({ ...edited, ...one })).toMatch(/RULE_BROKEN: All of it was edited by hand/);
  });
});

describe("mode outline only", () => {
  const mode = { generation_mode: "outline_only" as const };

  it("stops after the outlines", () => {
    expect(planned(mode)).toEqual(["en-outline", "de-outline"]);
  });

  it("goes on when a person continues", () => {
    const blocks = all((id) => (id.endsWith("outline") ? written(id) : block(id)));
    expect(planned({ ...mode, blocks, stage: "content" })).toEqual([
      "en-linkedin",
      "en-x",
      "en-schedule",
      "de-linkedin",
      "de-x",
      "de-schedule",
    ]);
  });

  it("continues with what became out of date after a second review", () => {
    const blocks = all((id) => written(id, { out_of_date: id === "en-x" }));
    expect(planned({ ...mode, blocks, stage: "content" })).toEqual(["en-x"]);
  });

  it("says that the outlines wait for a person", () => {
    const blocks = all((id) => (id.endsWith("outline") ? written(id) : block(id)));
    expect(refusal({ ...mode, blocks })).toBe("RULE_BROKEN: The outlines are written. Review them, then continue with the content.");
  });

  it("writes a channel that was added to a reviewed language, and stops at the outline of a new one", () => {
    const blocks = all((id) => (id === "en-x" || id.startsWith("de-") ? block(id) : written(id)));
    expect(planned({ ...mode, blocks })).toEqual(["en-x", "de-outline"]);
  });

  it("begins with the outlines when everything is written again", () => {
    expect(planned({ ...mode, blocks: all(written), again: true })).toEqual(["en-outline", "de-outline"]);
  });
});

describe("what is under way already", () => {
  it("refuses a piece that is being written", () => {
    expect(refusal({ scope: "block", block_id: "de-x", busy: new Set(["de-x"]) })).toBe(
      "BUSY: This piece is being written right now. Wait until it is done, or stop it first.",
    );
  });

  it("writes the others, after what the other run is writing", () => {
    const tasks = planRun(input({ busy: new Set(["en-outline"]) }));
    expect(tasks.map((task) => task.block.id)).not.toContain("en-outline");
    expect(tasks.find((task) => task.block.id === "en-x")?.after).toEqual(["en-outline"]);
  });

  it("does not write an outline twice that another run is writing", () => {
    expect(planned({ scope: "block", block_id: "de-x", busy: new Set(["de-outline"]) })).toEqual(["de-x"]);
  });
});

describe("nothing to write", () => {
  it.each([
    ["everything is there", { blocks: all(written) }, "RULE_BROKEN: Everything is already written. To write it again, choose Regenerate."],
    [
      "nothing is out of date",
      { scope: "out_of_date" },
      "RULE_BROKEN: Nothing is out of date: every text was written from the current brief.",
    ],
    ["the piece is gone", { scope: "block", block_id: "fr-x" }, "NOT_FOUND: This piece is no longer part of the campaign."],
    ["the language is not there", { scope: "language", language_id: "fr" }, "NOT_FOUND: This language is not part of the campaign."],
  ] as const)("says so when %s", (_, changes, words) => {
    expect(refusal(changes)).toBe(words);
  });
});
