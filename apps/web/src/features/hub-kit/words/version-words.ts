import type { VersionDetail, VersionSummary } from "@copydesk/contracts";

/** Who made a version: a person, a model, or the writer that needs no network. */
export function formatAuthor(version: Pick<VersionSummary, "origin" | "author" | "is_offline">): string {
  if (version.origin === "edited") return `Edited by ${version.author}`;
  return version.is_offline ? `${version.author}, offline draft` : version.author;
}

/** What happened while somebody was changing the same thing. */
export function formatWhoCame(theirs: VersionDetail, { me, thing, made }: { me: string | undefined; thing: string; made: string }): string {
  if (theirs.author_id !== null && theirs.author_id === me) return `You changed this ${thing} in another window`;
  return `${theirs.author} ${theirs.origin === "edited" ? "changed" : made} this ${thing}${theirs.origin === "edited" ? "" : " again"} while you were changing it`;
}
