import type { Parcel, ParcelKind } from "./parcel.ts";

/** How a program is run: a file and what goes before its arguments. */
export type Program = readonly [file: string, ...args: string[]];

/** A new program that lies beside the installed one. */
export interface Staged {
  version: string;
  program: Program;
  /** Sees to it that the installed one stays, to be gone back to. */
  keepPresent(): void;
  /** Takes the place of the installed one: by one rename, so that there is always one of the two. */
  commit(): void;
  /** Leaves nothing of it, unless it was committed. */
  discard(): void;
}

/** The program that a person calls `copydesk`, wherever it lies. */
export interface Installation {
  kind: ParcelKind;
  /** Runs what is installed now. */
  program: Program;
  /** Removes what an update that was killed has left, then lays a parcel's program beside the installed one. */
  stage(parcel: Parcel): Promise<Staged>;
  /** Puts the program that was kept back into its place, by one rename. @throws CommandFailure when it is gone. */
  goBack(version: string): void;
}
