import type { Module } from "./read-modules.ts";

/** One breach of a rule, with where and why. */
export interface Offence {
  rule: string;
  /** `file:line`. */
  where: string;
  what: string;
}

/** Offences as lines of text: what a failing test shows. */
export const describeOffences = (offences: readonly Offence[]) => offences.map((one) => `${one.where} ${one.what} (${one.rule})`);

/** Files that only run in tests. */
export const isTestFile = ({ file }: Pick<Module, "file">) =>
  /\.test\.tsx?$|[-.]fixtures?\.ts$|(^|\/)testing(\.ts$|\/)|\/test\//.test(file) || file.startsWith("scripts/vitest");

export const inside = ({ file }: Module, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`) || file === folder);
