import type { BlockSummary, VersionSummary } from "@copydesk/contracts";

/** Who made a version: a person, a model, or the writer that needs no network. */
export function sayAuthor(version: Pick<VersionSummary, "origin" | "author" | "is_offline">): string {
  if (version.origin === "edited") return `Edited by ${version.author}`;
  return version.is_offline ? `${version.author}, offline draft` : version.author;
}

/** What a piece waits for. A run begins pieces as it sees fit, so that no place in line can be promised. */
export function sayWaiting(kind: BlockSummary["kind"], state: string): string {
  if (state === "retrying") return "Waiting to try again";
  if (state !== "waiting") return "Queued";
  if (kind === "outline") return "Queued, after the primary language";
  return kind === "content" ? "Queued, after the outline" : "Queued, after the pieces";
}
