import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Defect, show, wrongWith } from "./fuzz/defects.ts";
import { KnownIds } from "./fuzz/known-ids.ts";
import { makeRequest } from "./fuzz/make-request.ts";
import { type People, preparePeople } from "./fuzz/people.ts";
import { prepareWork } from "./fuzz/prepare-work.ts";
import { Random } from "./fuzz/random.ts";
import { bytesOf, type FuzzRequest, isLie } from "./fuzz/request.ts";
import { shrink } from "./fuzz/shrink.ts";
import { leftOut, procedureTargets, restTargets, type Target } from "./fuzz/targets.ts";
import { Line, type Outcome } from "./fuzz/wire.ts";
import { type Running, residentMegabytes, startCopydesk } from "./process.ts";
import { milliseconds, percentile, type Row } from "./table.ts";

/** Lines to the server at once. */
const lines = 12;
/** How often it is looked whether everybody is still signed in. */
const looks = 5_000;
/** Nothing of this goes on for ever. */
const longest = 90 * 60_000;
/** Kinds of defects that are made small and shown. */
const shown = 60;

export interface FuzzOptions {
  requests: number;
  seed: number;
  /** What an answer may take, in milliseconds. */
  patience: number;
}

/** Asks a server of its own everything that it can be asked, mostly wrongly; what it does not bear is shown and counted. */
export async function drillRequests(options: FuzzOptions): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-fuzz-"));
  const log = join(folder, "log");
  // The writer that is built in writes as fast as it can: trying a prompt is not slow because reading along is nice.
  const server = await startCopydesk(join(folder, "data"), { BUILTIN_TOKENS_PER_SECOND: "0", BACKUPS_KEPT: "0" }, log);
  process.stdout.write(`${options.requests} requests with seed ${options.seed} …\n`);
  // Whoever breaks it off leaves no server behind.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop().then(() => process.exit(1)));
  try {
    const people = await preparePeople(server.url);
    const fuzz = new Fuzz(server, people, options);
    await fuzz.prepare();
    await fuzz.run(await targetsOf(server.url));
    return fuzz.rows(log);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function targetsOf(url: string): Promise<Target[]> {
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const all = [...restTargets(document as Parameters<typeof restTargets>[0]), ...procedureTargets()];
  for (const [name, why] of Object.entries(leftOut)) process.stdout.write(`left out: ${name}, which ${why}\n`);
  return all.filter(({ name }) => !Object.hasOwn(leftOut, name));
}

class Fuzz {
  readonly #server: Running;
  readonly #people: People;
  readonly #options: FuzzOptions;
  readonly #random: Random;
  readonly #ids: KnownIds;
  readonly #port: number;
  readonly #seen = new Set<string>();
  readonly #statuses = new Map<string, number>();
  readonly #defects = new Map<string, Defect>();
  readonly #times: number[] = [];
  readonly #slowest = new Map<string, number>();
  #sent = 0;
  #began = 0;
  #took = 0;
  #memory = 0;
  #targets: readonly string[] = [];
  /** Those that somebody was let in to and answered well. */
  readonly #reached = new Set<string>();
  #lost = "";

  constructor(server: Running, people: People, options: FuzzOptions) {
    this.#server = server;
    this.#people = people;
    this.#options = options;
    this.#random = new Random(options.seed);
    this.#ids = new KnownIds(people.ids);
    this.#port = Number(new URL(server.url).port);
  }

  /** One of everything, so that what is asked is about something. */
  prepare(): Promise<void> {
    return prepareWork(this.#server.url, this.#people.tokens.get("administrator") ?? "", this.#ids);
  }

  async run(targets: readonly Target[]): Promise<void> {
    this.#targets = targets.map(({ name }) => name);
    this.#began = performance.now();
    await Promise.all(Array.from({ length: lines }, () => this.#ask(targets)));
    this.#took = performance.now() - this.#began;
    await this.#look();
  }

  async #ask(targets: readonly Target[]): Promise<void> {
    const line = new Line(this.#port, this.#options.patience);
    let before: FuzzRequest | undefined;
    while (this.#sent < this.#options.requests && this.#lost === "") {
      this.#sent += 1;
      if (this.#sent % looks === 0) await this.#look();
      const target = targets[this.#sent <= targets.length ? this.#sent - 1 : this.#random.below(targets.length)] as Target;
      const request = this.#newRequest(target);
      const outcome = await this.#send(line, request);
      this.#note(target, request, outcome);
      const wrong = wrongWith(request, outcome, isLie(request), this.#options.patience);
      if (wrong !== null) await this.#keepDefect(wrong, { request, outcome, before });
      before = request;
      if (performance.now() - this.#began > longest) this.#lost = `it took longer than ${longest / 60_000} minutes`;
    }
    line.close();
  }

  /** One that was not sent before. */
  #newRequest(target: Target): FuzzRequest {
    for (let i = 0; ; i += 1) {
      const request = makeRequest(target, { random: this.#random, ids: this.#ids, tokens: this.#people.tokens });
      // Some questions can be asked in few ways only: then a header tells them apart.
      if (i > 3) request.headers.push(["X-Fuzz", String(this.#random.below(1_000_000_000))]);
      const hash = createHash("sha1").update(bytesOf(request, "")).digest("base64");
      if (this.#seen.has(hash)) continue;
      this.#seen.add(hash);
      return request;
    }
  }

  #send(line: Line, request: FuzzRequest): Promise<Outcome> {
    const bytes = bytesOf(request, `127.0.0.1:${this.#port}`);
    return line.send({ bytes, isHead: request.method === "HEAD", isLast: isLie(request), headOnly: request.isLive });
  }

  #note(target: Target, request: FuzzRequest, outcome: Outcome): void {
    const status = "answer" in outcome ? String(outcome.answer.status) : `line ${outcome.failure}`;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    this.#times.push(outcome.after);
    if (outcome.after > (this.#slowest.get(target.name) ?? 0)) this.#slowest.set(target.name, outcome.after);
    if (!("answer" in outcome) || outcome.answer.status >= 300 || request.who === "nobody") return;
    this.#reached.add(target.name);
    const { body } = outcome.answer;
    const parts = target.path.split("/").filter((part) => part !== "" && !part.startsWith("{"));
    if (request.method === "GET" && target.procedure === null && outcome.answer.status === 200) this.#remember(target, request, body);
    if (body.length < 200_000) this.#ids.learn(body, [target.domain, parts.at(-1) ?? ""]);
  }

  #remember(target: Target, request: FuzzRequest, body: string): void {
    if (!body.startsWith("{") || body.length > 50_000) return;
    this.#ids.remember(target.path, request.path, JSON.parse(body));
  }

  async #keepDefect(what: string, { request, outcome, before }: Happening): Promise<void> {
    if (this.#server.ended() !== null) this.#lost = `the server ended with ${this.#server.ended()}`;
    const kind = `${request.target}: ${what.replace(/[\d.]+ s$/, "too long")}`;
    const known = this.#defects.get(kind);
    if (known) {
      known.times += 1;
      return;
    }
    const defect: Defect = { what, request, requestId: idOf(outcome), times: 1 };
    this.#defects.set(kind, defect);
    process.stdout.write(`${this.#sent}: ${kind}\n`);
    if (this.#defects.size > shown || this.#lost !== "") return;
    const line = new Line(this.#port, this.#options.patience);
    const isStillWrong = async (candidate: FuzzRequest) => {
      const again = await this.#send(line, candidate);
      const isSame = wrongWith(candidate, again, isLie(candidate), this.#options.patience) === what;
      if (isSame) defect.requestId = idOf(again);
      return isSame;
    };
    if (await isStillWrong(request)) defect.request = await shrink(request, isStillWrong);
    else if (before) defect.before = before;
    line.close();
  }

  /** Whether the server runs, and everybody is signed in: what is asked as nobody finds little. */
  async #look(): Promise<void> {
    this.#memory = Math.max(this.#memory, residentMegabytes(this.#server.pid));
    const seconds = (performance.now() - this.#began) / 1_000;
    process.stdout.write(`${this.#sent} sent, ${seconds.toFixed(0)} s, ${this.#memory.toFixed(0)} MB\n`);
    for (const [who, token] of this.#people.tokens) {
      const answer = await fetch(`${this.#server.url}/api/users/profile`, { headers: { authorization: `Token ${token}` } }).catch(
        () => null,
      );
      if (answer?.status !== 200) this.#lost = `the ${who} is signed out (${answer?.status ?? "no answer"})`;
    }
  }

  rows(log: string): Row[] {
    for (const defect of this.#defects.values()) process.stdout.write(`\n${show(defect, log)}\n`);
    const slow = [...this.#slowest].sort((a, b) => b[1] - a[1]).slice(0, 8);
    process.stdout.write(`\nslowest: ${slow.map(([name, time]) => `${name} ${milliseconds(time)}`).join(", ")}\n`);
    process.stdout.write(
      `answers: ${[...this.#statuses]
        .sort()
        .map(([status, count]) => `${status} × ${count}`)
        .join(", ")}\n`,
    );
    const missed = this.#targets.filter((name) => !this.#reached.has(name));
    process.stdout.write(`never done as asked: ${missed.join(", ") || "none"}\n`);
    const asked = this.#sent / (this.#took / 1_000);
    const row = { floor: "", ratio: null };
    return [
      {
        ...row,
        what: `requests to ${this.#targets.length} addresses and procedures, seed ${this.#options.seed}${this.#lost && `: ${this.#lost}`}`,
        measured: `${this.#sent} in ${(this.#took / 1_000).toFixed(0)} s (${asked.toFixed(0)}/s)`,
        goal: `${this.#options.requests}`,
        ok: this.#sent >= this.#options.requests && this.#lost === "",
      },
      {
        ...row,
        what: "of these, done as asked at least once",
        measured: `${this.#reached.size}`,
        goal: "",
        ok: true,
      },
      {
        ...row,
        what: "kinds of them that the server did not bear",
        measured: `${this.#defects.size}`,
        goal: "0",
        ok: this.#defects.size === 0,
      },
      {
        ...row,
        what: "slowest answer",
        measured: milliseconds(Math.max(...slow.map(([, time]) => time))),
        floor: `${milliseconds(percentile(this.#times, 0.5))} p50, ${milliseconds(percentile(this.#times, 0.99))} p99`,
        goal: `≤ ${this.#options.patience / 1_000} s`,
        ok: slow.every(([, time]) => time <= this.#options.patience),
      },
      { ...row, what: "memory of the server and its readers at most", measured: `${this.#memory.toFixed(0)} MB`, goal: "", ok: true },
    ];
  }
}

interface Happening {
  request: FuzzRequest;
  outcome: Outcome;
  before: FuzzRequest | undefined;
}

const idOf = (outcome: Outcome): string => ("answer" in outcome ? (outcome.answer.headers.get("x-request-id") ?? "") : "");
