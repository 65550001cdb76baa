import type { ChatSource, ChatStep, ChatTool } from "@copydesk/contracts";
import { runTool, type Source, type ToolCall } from "../tools/index.ts";
import { plain } from "./markdown.ts";

/** What tools gave for one answer, and what may be cited of it. */
export interface LookUp {
  steps: ChatStep[];
  sources: ChatSource[];
  /** The day it is where the person is, as 2026-03-09. */
  today: string;
  /** Calls a tool; what it gave as an object, or null after a failure, whose sentence is in `steps`. */
  ask(tool: ChatTool, input: object): Promise<Record<string, unknown> | null>;
  /** Words that lead to what was read; the words alone when it was not. */
  cite(words: string, to: { campaign_id?: string; block_id?: string; version_id?: string }): string;
}

export function lookUp(call: ToolCall): LookUp {
  const steps: ChatStep[] = [];
  const sources: ChatSource[] = [];
  return {
    steps,
    sources,
    today: new Intl.DateTimeFormat("sv", { timeZone: call.actor.timezone }).format(call.core.now()),
    async ask(tool, input) {
      const outcome = await runTool(call, { name: tool, arguments: JSON.stringify(input) });
      const problem = outcome.state === "failed" ? outcome.problem : null;
      steps.push({ tool, target: outcome.target, state: outcome.state, problem });
      for (const source of outcome.sources)
        if (!sources.some((one) => isSame(one, source))) sources.push({ ...source, ref: `c${sources.length + 1}` });
      return outcome.state === "done" ? objectOf(outcome.result) : null;
    },
    cite(words, { campaign_id, block_id, version_id }) {
      const found = sources.find((one) =>
        version_id !== undefined
          ? one.version_id === version_id
          : block_id !== undefined
            ? one.block_id === block_id
            : one.kind === "campaign" && one.campaign_id === campaign_id,
      );
      return found ? `[${plain(words)}](ref:${found.ref})` : plain(words);
    },
  };
}

const isSame = (a: Source, b: Source) =>
  a.kind === b.kind && a.campaign_id === b.campaign_id && a.block_id === b.block_id && a.version_id === b.version_id;

/** Tools give objects; long lists among them may end in a sentence about the rest. */
export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
export const listOf = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === "object" && one !== null).map(objectOf);
export const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : []).filter((one) => typeof one === "string");
export const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** What people call a channel, by its code; the code of one that is not there any more. */
export async function channelNames(look: LookUp): Promise<(code: string) => string> {
  const read = await look.ask("list_channels", {});
  const names = new Map(listOf(read?.channels).map(({ code, name }) => [textOf(code), textOf(name)]));
  return (code) => names.get(code) ?? code;
}

/** What a language is called in English, by its code. */
export const languageName = (code: string): string => (code === "" ? "" : (languageNames.of(code) ?? code));
const languageNames = new Intl.DisplayNames("en", { type: "language" });
