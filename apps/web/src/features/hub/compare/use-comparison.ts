import { type BlockSummary, countGraphemes, type FieldSpec, type VersionDetail, type VersionSummary } from "@copydesk/contracts";
import { useMemo } from "react";
import { useHub, useVersion } from "../../hub-kit/index.ts";
import { compareVersions } from "./compare-versions.ts";
import { useSliced } from "./use-sliced.ts";
import { versionParts, wholeText } from "./version-parts.ts";

/** Two versions of a block compared, once their texts are here. */
export function useComparison(block: BlockSummary, pair: { before: VersionSummary; after: VersionSummary } | null) {
  const { channelById, language } = useHub();
  const specs = channelById.get(block.channel_id ?? "")?.fields ?? nothing;
  const before = useVersion(pair?.before.id ?? null);
  const after = useVersion(pair?.after.id ?? null);
  const [one, other] = [before.data, after.data];
  const begin = useMemo(() => {
    if (!one || !other) return null;
    return () => compareVersions(versionParts(one.content, specs), versionParts(other.content, specs), language.word_spacing);
  }, [one, other, specs, language.word_spacing]);
  const sizes = useMemo(() => ({ before: sizeOf(one, specs), after: sizeOf(other, specs) }), [one, other, specs]);
  return { result: useSliced(begin), sizes, error: before.error ?? after.error };
}

const nothing: FieldSpec[] = [];

/** What stands under the text in the campaign where it is one part that is counted; else the length of the whole. */
function sizeOf(version: VersionDetail | undefined, specs: readonly FieldSpec[]): string {
  if (!version) return "";
  const [counted, ...more] = version.checks.filter((check) => check.code === "length" && check.value !== undefined);
  if (counted && more.length === 0) return counted.message;
  return `${countGraphemes(wholeText(version.content, specs)).toLocaleString("en")} characters`;
}
