import type { TaskView } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { defaultTimeouts } from "@copydesk/llm";
import type { FakeEndpointOptions, FakeRule } from "@copydesk/llm/testing";
import { afterEach, describe, expect, it } from "vitest";
import { addModel, createPipeline, goodAnswers, type Pipeline, writeOutline } from "../pipeline-fixture.ts";
import { defaultCircuit } from "../queue/circuit.ts";

/*
 * What models and their endpoints do wrong, through the whole pipeline: what the person sees, what is stored, and how
 * often the endpoint was called.
 */

let pipeline: Pipeline;
afterEach(() => pipeline.close());

/** Only for an endpoint that falls silent: whatever else it does may take as long as a busy machine makes it. */
const impatient = { ...defaultTimeouts, first_token_ms: 800, silence_ms: 800, total_ms: 3_000 };
const silences = new Set(["hang", "silent_start", "stall"]);
const timeoutsFor = (behaviour: FakeEndpointOptions["behaviour"]) =>
  Array.isArray(behaviour) && behaviour.some(({ fault }) => silences.has(fault ?? "")) ? impatient : defaultTimeouts;
const text = goodAnswers.find((rule) => rule.prompt?.toString().includes('kind="content"/'))?.text ?? "";
const then = (first: FakeRule): FakeRule[] => [{ ...first, call: 1 }, ...goodAnswers];

/** Writes one piece or outline on an endpoint that behaves so. */
async function write(behaviour: FakeEndpointOptions["behaviour"], { kind = "content", language = "en" } = {}) {
  pipeline = await createPipeline({ brief: { plan: { [language]: ["linkedin"] } }, behaviour, timeouts: timeoutsFor(behaviour) });
  const { core } = pipeline;
  const seen: TaskView[] = [];
  core.live.watch(pipeline.campaignId, ({ event }) => void (event.type === "task" && seen.push(event.task)));
  const blocks = await pipeline.blocks();
  const outline = blocks.find((one) => one.kind === "outline");
  if (kind === "content" && outline) await writeOutline(core, outline.id);
  const block = blocks.find((one) => one.kind === kind);
  await pipeline.worker.start();
  const run = await pipeline.ended(await pipeline.start({ scope: "block", block_id: block?.id }));
  const [task] = await pipeline.tasks();
  const version = (await pipeline.versions()).find((one) => one.block_id === block?.id);
  const logs = await core.db.select().from(schema.llm_logs);
  const [model] = (await core.db.select().from(schema.models)).filter((one) => one.provider !== "builtin");
  return {
    run: run.state,
    calls: pipeline.endpoint.calls.length,
    block: (await pipeline.blocks()).find((one) => one.id === block?.id),
    failure: (await pipeline.blocks()).find((one) => one.id === block?.id)?.failure ?? null,
    messages: [...new Set(seen.flatMap((one) => one.message ?? []))],
    task,
    version,
    logs,
    model,
  };
}

const clock = "\\d\\d:\\d\\d";

describe("failures that pass are tried again", () => {
  it.each<[string, FakeRule, RegExp, Partial<(typeof schema.llm_logs)["$inferSelect"]>]>([
    ["429", { fault: "busy" }, /^The model is busy, trying again at @ \(2 of 5\)$/, { status: "error", http_status: 429 }],
    ["429 with Retry-After", { fault: "busy", retry_after: 1 }, /^The model is busy, trying again at @ \(2 of 5\)$/, { status: "error" }],
    [
      "5xx",
      { fault: "server_error", status: 503 },
      /^The model's server had an error, trying again at @/,
      { status: "error", http_status: 503 },
    ],
    ["a broken connection", { fault: "reset_before_headers" }, /trying again at @ \(2 of 5\)$/, { status: "error" }],
    ["no answer", { fault: "hang" }, /^The model did not start writing within/, { status: "timeout", error_code: "first_token_timeout" }],
    ["headers and no word", { fault: "silent_start" }, /^The model did not start writing within/, { status: "timeout" }],
    ["a stalled stream", { fault: "stall" }, /^The model stopped writing for/, { status: "timeout", error_code: "stalled" }],
    [
      "a reset in mid-stream",
      { fault: "reset" },
      /^The connection to the model broke before/,
      { status: "error", error_code: "interrupted" },
    ],
    ["an end without finish reason", { fault: "unfinished" }, /^The connection to the model broke before/, { error_code: "interrupted" }],
    ["an error inside the stream", { fault: "error_event", code: "server_error" }, /^The model's server had an error/, { status: "error" }],
    ["no choices", { fault: "empty_choices" }, /^The model sent an empty answer/, { error_code: "empty_answer" }],
    ["null as text", { fault: "null_content" }, /^The model sent an empty answer/, { error_code: "empty_answer" }],
  ])("%s", async (_, fault, message, log) => {
    const { run, calls, messages, version, failure, logs, task } = await write(then({ text, ...fault }));
    expect({ run, calls, failure }).toEqual({ run: "succeeded", calls: 2, failure: null });
    expect(messages.some((one) => new RegExp(message.source.replace("@", clock)).test(one))).toBe(true);
    expect(logs.map((one) => [one.attempt, one.status === "success"])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(logs[0]).toMatchObject(log);
    expect(version?.text).toContain("Northwind makes a kettle");
    expect(task).toMatchObject({ state: "succeeded", attempt: 2, message: null, partial_text: "" });
  });

  it("waits as long as the endpoint asks", async () => {
    const started = Date.now();
    await write(then({ fault: "busy", retry_after: 1 }));
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);
  });

  it("gives up after five attempts and keeps what had arrived", async () => {
    const { run, calls, failure, version, block, task } = await write([{ text, fault: "reset", after_words: 6 }]);
    expect({ run, calls, state: block?.state, selected: block?.selected_version_id }).toEqual({
      run: "failed",
      calls: 5,
      state: "failed",
      selected: null,
    });
    expect(failure).toMatchObject({
      code: "interrupted",
      message: "The connection to the model broke before the text was complete.",
      next_step: "Write it again in a while, or choose another model.",
    });
    expect(failure?.partial_text).toMatch(/^\[\[body\]\]\s+Northwind/);
    expect(version).toBeUndefined();
    expect(task).toMatchObject({ state: "failed", attempt: 5, failure_code: "interrupted" });
  });

  it("starts every attempt from nothing: pieces of two answers are never spliced", async () => {
    const { version } = await write(then({ text, fault: "reset", after_words: 6 }));
    expect(version?.text.match(/Northwind/g)).toHaveLength(1);
  });
});

describe("failures that do not pass end the task at once", () => {
  it.each<[string, FakeRule, string, string, string]>([
    ["no credit", { fault: "no_credit" }, "no_credit", "The model account has no credit.", "unhealthy"],
    ["a refused key", { fault: "bad_key" }, "bad_key", "The model's provider refused the key.", "unhealthy"],
    ["a key without the right", { fault: "not_allowed" }, "not_allowed", "The key is not allowed to use test-model.", "unhealthy"],
    ["an unknown model", { fault: "not_found" }, "not_found", "The endpoint does not know a model called test-model.", "unhealthy"],
    ["a web page", { fault: "html" }, "not_an_endpoint", "The address is not an AI endpoint.", "unhealthy"],
    ["JSON that is no answer", { fault: "other_json" }, "not_an_endpoint", "The address is not an AI endpoint.", "unhealthy"],
    [
      "a redirect",
      { fault: "redirect" },
      "redirected",
      "The model's address redirects requests elsewhere, which is not followed, to keep the key safe.",
      "unhealthy",
    ],
    [
      "the filter as finish reason",
      { fault: "filtered", text },
      "filtered",
      "The provider's filter stopped this text (violence).",
      "unknown",
    ],
    [
      "the filter on the request",
      { fault: "filtered_request" },
      "filtered",
      "The provider's filter stopped this text (violence).",
      "unknown",
    ],
    ["a refusal", { fault: "refusal" }, "refused", "The model declined to write this text.", "unknown"],
  ])("%s", async (_, fault, code, message, health) => {
    const { run, calls, failure, logs, model } = await write([fault]);
    expect({ run, calls, code: failure?.code, message: failure?.message }).toEqual({ run: "failed", calls: 1, code, message });
    expect(failure?.next_step).not.toBe("");
    expect(logs).toHaveLength(1);
    expect(model?.health).toBe(health);
  });

  it("keeps the key out of everything that is stored", async () => {
    const { logs, failure } = await write([{ fault: "bad_key" }]);
    const bodies = await pipeline.core.db.select().from(schema.llm_log_bodies);
    expect(bodies[0]?.endpoint_words).toContain("Incorrect API key");
    expect(JSON.stringify([logs, bodies, failure])).not.toContain("sk-test");
  });

  it("stops an answer without end", async () => {
    const { run, calls, failure } = await write([{ fault: "endless" }]);
    expect({ run, calls }).toEqual({ run: "failed", calls: 1 });
    expect(["too_large", "too_long_call"]).toContain(failure?.code);
  });

  it("says so when nothing listens at the address", async () => {
    // The last tries would wait until the circuit lets one through.
    const worker = { circuit: { ...defaultCircuit, first_ms: 20 } };
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers, worker });
    await pipeline.endpoint.refuse();
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start());
    const [outline, piece, schedule] = await pipeline.blocks();
    expect(run.state).toBe("failed");
    expect(outline?.failure).toMatchObject({ code: "unreachable" });
    expect(piece?.failure).toMatchObject({ code: "outline_failed", message: "Not written because the outline failed." });
    expect(schedule?.failure?.message).toMatch(/^No piece of this language is written/);
    await pipeline.endpoint.accept();
  });
});

describe("oddities that are no failures", () => {
  it.each<[string, FakeRule]>([
    ["Azure's empty chunks", { fault: "azure_chunks" }],
    ["no stream options", { unsupported: ["stream_options"] }],
    ["no streaming", { unsupported: ["stream"] }],
    ["no system role", { unsupported: ["system_role"] }],
  ])("%s", async (_, behaviour) => {
    const { run, failure, version } = await write(goodAnswers.map((rule) => ({ ...rule, ...behaviour })));
    expect({ run, failure }).toEqual({ run: "succeeded", failure: null });
    expect(version?.text).toContain("Northwind makes a kettle");
  });

  it("estimates tokens that the endpoint does not count", async () => {
    const { version, logs } = await write(goodAnswers.map((rule) => ({ ...rule, fault: "no_usage" as const })));
    expect(version).toMatchObject({ tokens_estimated: true });
    expect(logs[0]?.tokens_out).toBeGreaterThan(5);
  });

  it("leaves out a parameter that is not supported, and remembers that on the model", async () => {
    const { run, model } = await write(goodAnswers.map((rule) => ({ ...rule, unsupported: ["system_role" as const] })));
    expect(run).toBe("succeeded");
    expect(model?.capabilities).toMatchObject({ system_role: false });
    expect(model?.health_message).toBe("The endpoint does not support system role; it is left out.");
  });
});

describe("an answer that was cut at the length limit", () => {
  const cut = then({ fault: "length", text, after_words: 6 });

  it("is kept and flagged, and asked for with more room the next time", async () => {
    const { run, calls, version, block } = await write(cut);
    expect({ run, calls }).toEqual({ run: "succeeded", calls: 1 });
    expect(version).toMatchObject({ is_incomplete: true, finish_reason: "length" });
    expect(version?.checks).toContainEqual(expect.objectContaining({ code: "cut", level: "error" }));
    expect(block?.selected_version_id).toBe(version?.id);
    await pipeline.ended(await pipeline.start({ scope: "block", block_id: block?.id }));
    expect(pipeline.endpoint.calls.map((call) => call.body.max_tokens)).toEqual([undefined, 8_192]);
    const versions = (await pipeline.versions()).filter((one) => one.block_id === block?.id);
    expect(versions.map((one) => one.is_incomplete)).toEqual([true, false]);
  });

  it("does not take the place of a whole one", async () => {
    const { block, version } = await write([{ ...cut[0], call: 2 }, ...goodAnswers]);
    await pipeline.ended(await pipeline.start({ scope: "block", block_id: block?.id }));
    const now = (await pipeline.blocks()).find((one) => one.id === block?.id);
    expect(now).toMatchObject({ state: "ready", version_count: 2, selected_version_id: version?.id });
  });
});

describe("material that the model cannot read", () => {
  const tooLong = (changes: FakeRule) => ({
    prompt: (call: { prompt: string }) => call.prompt.includes("## Made to be opened"),
    ...changes,
  });

  it("is shortened, which the version says", async () => {
    const { run, calls, version } = await write([tooLong({ fault: "context_too_long" }), ...goodAnswers]);
    expect({ run, calls }).toEqual({ run: "succeeded", calls: 2 });
    expect(version?.note).toBe("Written with the bare outline, because the model can't read that much.");
  });

  it("is shortened too when the endpoint cuts it without a word", async () => {
    const { run, calls, version } = await write([tooLong({ fault: "silent_cut", text }), ...goodAnswers]);
    expect({ run, calls }).toEqual({ run: "succeeded", calls: 2 });
    expect(version?.note).toContain("bare outline");
  });

  it("is a failure when nothing more can be left out", async () => {
    const { run, calls, failure } = await write([{ fault: "context_too_long" }]);
    expect({ run, calls, code: failure?.code }).toEqual({ run: "failed", calls: 2, code: "context_too_long" });
    expect(failure?.message).toBe("The material is longer than test-model can read.");
  });
});

describe("JSON that cannot be used", () => {
  const outline = goodAnswers.find((rule) => rule.prompt?.toString().includes('kind="outline"/'))?.text ?? "";

  it.each<[string, FakeRule]>([
    ["broken", { fault: "invalid_json", text: outline }],
    ["of another shape", { fault: "wrong_shape", text: outline }],
  ])("%s: the model is shown the fault once", async (_, fault) => {
    const { run, calls, block } = await write([{ ...fault }], { kind: "outline" });
    expect({ run, calls, state: block?.state }).toEqual({ run: "succeeded", calls: 2, state: "ready" });
    const [, second] = pipeline.endpoint.calls;
    expect(second?.messages.map((message) => message.role)).toEqual(["system", "user", "assistant", "user"]);
    expect(second?.messages.at(-1)?.content).toMatch(/^This cannot be used yet:\n- The (answer is not JSON|JSON does not have)/);
  });

  it("is offered as it came when it stays so", async () => {
    const { run, calls, failure } = await write([{ fault: "wrong_shape", text: outline, even_when_corrected: true }], { kind: "outline" });
    expect({ run, calls, code: failure?.code }).toEqual({ run: "failed", calls: 2, code: "unreadable" });
    expect(failure?.partial_text).toBe('{"answer":"An outline","parts":[1,2,3]}');
  });

  it.each([[["json_schema" as const]], [["json_schema" as const, "json_object" as const]]])(
    "is asked for in another way where %s is not supported",
    async (unsupported) => {
      const { run, block } = await write([{ text: outline, unsupported }], { kind: "outline" });
      expect({ run, state: block?.state }).toEqual({ run: "succeeded", state: "ready" });
    },
  );
});

describe("texts that break a rule", () => {
  it("over a limit: sent back once with the exact fault", async () => {
    const { run, calls, version, logs } = await write([{ fault: "over_limit", text }]);
    expect({ run, calls }).toEqual({ run: "succeeded", calls: 2 });
    expect(pipeline.endpoint.calls[1]?.messages.at(-1)?.content).toMatch(/3,000/);
    expect(version?.checks.filter((check) => check.level === "error")).toEqual([]);
    expect(version?.tokens_out).toBe(logs.reduce((sum, log) => sum + (log.tokens_out ?? 0), 0));
  });

  it("over a limit and stubborn: kept, with a flag, never cut", async () => {
    const { run, calls, version } = await write([{ fault: "over_limit", text, even_when_corrected: true }]);
    expect({ run, calls }).toEqual({ run: "succeeded", calls: 2 });
    expect(version?.checks).toContainEqual(expect.objectContaining({ code: "length", level: "error" }));
    expect(version?.is_incomplete).toBe(false);
  });

  it("in the wrong language: sent back once", async () => {
    const german = goodAnswers.find((rule) => rule.prompt?.toString().includes('kind="content" language="de"'))?.text ?? "";
    const { run, calls, version } = await write([{ fault: "wrong_language", text: german }], { language: "de" });
    expect({ run, calls }).toEqual({ run: "succeeded", calls: 2 });
    expect(pipeline.endpoint.calls[1]?.messages.at(-1)?.content).toContain("This reads like English, but German was asked for");
    expect(version?.checks).toContainEqual(expect.objectContaining({ code: "language", level: "ok" }));
  });

  it("a text is not lost when the call that was to mend it fails", async () => {
    const { run, calls, version } = await write([{ call: 1, fault: "over_limit", text }, { fault: "server_error" }]);
    expect({ run, calls }).toEqual({ run: "succeeded", calls: 2 });
    expect(version?.checks).toContainEqual(expect.objectContaining({ code: "length", level: "error" }));
  });
});

describe("a model that stands in", () => {
  it.each<[string, FakeRule, number]>([
    ["after all attempts", { fault: "server_error" }, 6],
    ["at once when trying again is of no use", { fault: "no_credit" }, 2],
  ])("takes over %s", async (_, fault, calls) => {
    pipeline = await createPipeline({
      brief: { plan: { en: ["linkedin"] } },
      behaviour: [{ ...fault, prompt: () => true }],
      model: { id: "first", fallback_model_id: "second" },
    });
    const { core, endpoint } = pipeline;
    await addModel(core, endpoint, { id: "second", name: "Second model", model_name: "second-model", is_default_content: false });
    endpoint.behave([{ prompt: (call) => call.body.model === "test-model", ...fault }, ...goodAnswers]);
    const outline = (await pipeline.blocks())[0];
    const seen: string[] = [];
    core.live.watch(
      pipeline.campaignId,
      ({ event }) => void (event.type === "task" && event.task.message && seen.push(event.task.message)),
    );
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start({ scope: "block", block_id: outline?.id }));
    expect({ run: run.state, calls: endpoint.calls.length }).toEqual({ run: "succeeded", calls });
    expect((await pipeline.versions())[0]).toMatchObject({ model_id: "second", model_name: "Second model" });
    expect(seen.at(-1)).toMatch(/ Second model takes over\.$/);
  });
});
