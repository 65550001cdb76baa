import type { VersionSummary } from "@copydesk/contracts";

/** Who made a version: a person, a model, or the writer that needs no network. */
export function sayAuthor(version: Pick<VersionSummary, "origin" | "author" | "is_offline">): string {
  if (version.origin === "edited") return `Edited by ${version.author}`;
  return version.is_offline ? `${version.author}, offline draft` : version.author;
}
