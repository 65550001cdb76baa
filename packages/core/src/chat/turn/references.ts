import type { ChatSource } from "@copydesk/contracts";

/** What an answer may cite: what its tools have read, each once, under the name that the model was given for it. */
export interface References {
  /** Answers the names of these, made now for those that are new. */
  add(found: readonly Omit<ChatSource, "ref">[]): ChatSource[];
  readonly all: ChatSource[];
}

/** More than a person would ever follow. */
const most = 200;

export function createReferences(known: readonly ChatSource[]): References {
  const all = [...known];
  const byThing = new Map(all.map((source) => [thingOf(source), source]));
  return {
    add: (found) =>
      found.flatMap((one) => {
        const before = byThing.get(thingOf(one));
        if (before) return [before];
        if (all.length >= most) return [];
        const source = { ref: `c${all.length + 1}`, ...one };
        all.push(source);
        byThing.set(thingOf(one), source);
        return [source];
      }),
    get all() {
      return [...all];
    },
  };
}

const thingOf = ({ kind, campaign_id, block_id, version_id }: Omit<ChatSource, "ref">) =>
  [kind, campaign_id, block_id ?? "", version_id ?? ""].join(":");
