import type { ChatSource } from "@copydesk/contracts";

type CitedVersion = Pick<ChatSource, "campaign_id" | "block_id" | "version_id">;

/** Where a campaign, one of its pieces, or one version of a piece is read. */
export const sourcePath = ({ campaign_id, block_id, version_id }: CitedVersion): string =>
  [
    `/campaigns/${encodeURIComponent(campaign_id)}`,
    version_id === null ? "" : `?version=${encodeURIComponent(version_id)}`,
    block_id === null ? "" : `#${encodeURIComponent(block_id)}`,
  ].join("");

const cited = /\]\(ref:([^)\s]+)\)/g;

/** Sources that the text itself does not lead to. */
export function uncited(sources: readonly ChatSource[], text: string): ChatSource[] {
  const inText = new Set([...text.matchAll(cited)].map((match) => match[1]));
  return sources.filter(({ ref }) => !inText.has(ref));
}

/** The answer as it would be pasted elsewhere: references mean nothing there, their words do. */
export const withoutRefs = (text: string): string => text.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(ref:[^)\s]*\)/g, "$1");
