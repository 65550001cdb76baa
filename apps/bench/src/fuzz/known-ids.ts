import type { Random } from "./random.ts";

const kept = 300;
const keptAnswers = 5;
/** Domains of procedures and addresses that are about things of another one. */
const sameAs: Record<string, string> = {
  "objectives-config": "objectives",
  generation: "campaigns",
  block_settings: "blocks",
  plan: "campaigns",
  calendar: "campaigns",
  asana: "blocks",
  "outline-config": "outline_configuration",
  "scheduler-config": "scheduler_configuration",
};

/** What an address answered. */
export interface Read {
  path: string;
  value: unknown;
}

/** Ids that the server has named, by what they are of, so that requests are about something that is there. */
export class KnownIds {
  readonly #byKind = new Map<string, string[]>();
  readonly #read = new Map<string, Read[]>();
  /** What the fuzz itself stands on: nobody is asked to change it. */
  readonly #protected: ReadonlySet<string>;

  constructor(protectedIds: ReadonlySet<string>) {
    this.#protected = protectedIds;
  }

  /** Takes the ids out of an answer about `kinds`. */
  learn(body: string, kinds: readonly string[]): void {
    for (const [, key = "", id = ""] of body.matchAll(/"(\w*_?id|uuid)":"([^"\\]{1,64})"/g)) {
      const all = key === "id" || key === "uuid" ? kinds : [`${key.slice(0, -"_id".length)}s`];
      for (const kind of all) this.#add(kindOf(kind), id);
    }
  }

  /** Keeps what was read at an address, so that it can be sent back there as a person does who changes a part of it. */
  remember(template: string, path: string, value: unknown): void {
    const read = this.#read.get(template) ?? [];
    read.push({ path, value });
    if (read.length > keptAnswers) read.shift();
    this.#read.set(template, read);
  }

  /** One of the last things read at addresses of this form; undefined where nothing was. */
  readAt(template: string, random: Random): Read | undefined {
    const read = this.#read.get(template) ?? [];
    return read.length > 0 ? random.pick(read) : undefined;
  }

  /** A text for a field of this name; undefined for fields that are not about something known. */
  textFor(key: string, domain: string, random: Random): string | undefined {
    if (key === "code" || key === "languages") return random.pick(["en", "de", "ar", "ja", "linkedin", "x", "email", "blog"]);
    if (key === "language") return random.pick(["en", "de", "ar", "ja", ...this.#of("languages")]);
    if (key === "channel" || key === "channels") return random.pick(["linkedin", "x", "email", "blog", ...this.#of("channels")]);
    // A form that is kept belongs to a campaign, or to one that is not there yet.
    if (key === "key" && domain === "drafts") return random.pick(["new", ...this.#of("campaigns")]);
    if (key === "timezone") return random.pick(["UTC", "Europe/Berlin", "Asia/Kathmandu", "America/St_Johns"]);
    const named = /^(\w+)_ids?$/.exec(key)?.[1];
    const kind = key === "id" || key === "ids" ? domain : named && `${named}s`;
    const ids = kind ? this.#of(kindOf(kind)) : [];
    return ids.length > 0 ? random.pick(ids) : undefined;
  }

  #of(kind: string): readonly string[] {
    return this.#byKind.get(kind) ?? [];
  }

  #add(kind: string, id: string): void {
    if (this.#protected.has(id)) return;
    const ids = this.#byKind.get(kind) ?? [];
    if (ids.includes(id)) return;
    ids.push(id);
    if (ids.length > kept) ids.splice(Math.floor(ids.length / 3), 1);
    this.#byKind.set(kind, ids);
  }
}

const kindOf = (name: string): string => sameAs[name] ?? name;
