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

/** Files that only run in tests: named so, or working with Vitest. */
export const isTestFile = ({ file, imports = [] }: Pick<Module, "file"> & Partial<Module>) =>
  /\.test\.tsx?$|[-.]fixtures?\.tsx?$|(^|\/)testing(\.ts$|\/)|\/test\//.test(file) || imports.some((one) => one.specifier === "vitest");

export const inside = ({ file }: Module, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`) || file === folder);
