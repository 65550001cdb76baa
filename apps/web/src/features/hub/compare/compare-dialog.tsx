import type { BlockSummary, VersionSummary } from "@copydesk/contracts";
import { Button, cn, Dialog, FailureNote, Loading, Segmented, SkeletonText } from "@copydesk/ui";
import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { BlockIcon, useBlockName, useHub, useSelectVersion, useVersions } from "../../hub-kit/index.ts";
import { CompareFooter } from "./compare-footer.tsx";
import { ComparedTexts } from "./compared-texts.tsx";
import { useComparison } from "./use-comparison.ts";
import { useCurrentChange } from "./use-current-change.ts";
import { VersionPicker } from "./version-picker.tsx";

interface CompareDialogProps {
  block: BlockSummary;
  /** The version that the selected one is compared with at first; else the one before it. */
  first: string | undefined;
  onClose: () => void;
}

/** Any two versions of a piece, beside each other or in one text. */
export default function CompareDialog({ block, first, onClose }: CompareDialogProps) {
  const { campaign, language } = useHub();
  const name = useBlockName(block);
  const versions = useVersions(block.id, true);
  const [picked, setPicked] = useState<{ before?: string; after?: string }>(first === undefined ? {} : { before: first });
  const pair = pickTwo(versions.data ?? [], picked);
  const comparison = useComparison(block, pair);
  const roomy = useMediaQuery("(min-width: 768px)");
  const [inline, setInline] = useState(false);
  const sides = roomy && !inline;
  const { current, goTo } = useCurrentChange(comparison.result?.changes ?? 0, `${pair?.before.id} ${pair?.after.id}`);
  const failure = versions.error ?? comparison.error;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      flush
      title={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          Compare versions
          <span className="flex items-center gap-2 font-normal text-ink-3 text-sm">
            <BlockIcon block={block} size={16} />
            <span>
              {name}, <bdi lang={language.code}>{language.native_name}</bdi>
            </span>
          </span>
        </span>
      }
      actions={
        roomy && (
          <Segmented
            aria-label="How to compare"
            value={inline ? "inline" : "sides"}
            onValueChange={(value) => setInline(value === "inline")}
            options={[
              { value: "sides", label: "Side by side" },
              { value: "inline", label: "Inline" },
            ]}
          />
        )
      }
      footer={
        <CompareFooter comparison={comparison.result} wordSpacing={language.word_spacing} current={current} onCurrent={goTo}>
          {campaign.can.edit && pair && <Choices block={block} pair={[pair.before, pair.after]} onClose={onClose} />}
        </CompareFooter>
      }
    >
      {failure ? (
        <FailureNote className="m-7" title="The versions could not be loaded" onRetry={() => void versions.refetch()}>
          {failureOf(failure).message}
        </FailureNote>
      ) : (
        <>
          {pair && (
            <div className="sticky top-0 z-[1] grid border-line border-b md:grid-cols-2">
              <VersionPicker
                label="Version to compare with"
                versions={versions.data ?? []}
                picked={pair.before}
                other={pair.after.id}
                size={comparison.sizes.before}
                onPick={(before) => setPicked({ before, after: pair.after.id })}
              />
              <VersionPicker
                label="Version compared"
                versions={versions.data ?? []}
                picked={pair.after}
                other={pair.before.id}
                size={comparison.sizes.after}
                onPick={(after) => setPicked({ before: pair.before.id, after })}
                className="border-line max-md:border-t md:border-l"
              />
            </div>
          )}
          <div
            className={cn("relative min-h-60 py-6", sides && "before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line")}
          >
            {comparison.result ? (
              <ComparedTexts comparison={comparison.result} language={language} inline={!sides} current={current} />
            ) : (
              <Loading label="Loading the versions">
                <SkeletonText lines={7} className="mx-7" />
              </Loading>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The version that is shown from now on: each of the two, or the one that is already. */
function Choices({ block, pair, onClose }: { block: BlockSummary; pair: readonly [VersionSummary, VersionSummary]; onClose: () => void }) {
  const { campaign } = useHub();
  const select = useSelectVersion(campaign.id, block);
  return pair.map((version, i) => (
    <Button
      key={version.id}
      variant={i === 1 ? "primary" : "default"}
      loading={select.isPending && select.variables?.version_id === version.id}
      onClick={() => {
        if (version.is_selected) onClose();
        else select.mutate({ block_id: block.id, version_id: version.id }, { onSuccess: onClose });
      }}
    >
      {version.is_selected ? "Keep" : "Select"} version {version.number}
    </Button>
  ));
}

/**
 * The two versions to compare, of a list with the newest first: those that were picked, else the selected one with the
 * one before it. Null when there are not two.
 */
export function pickTwo(
  versions: readonly VersionSummary[],
  picked: { before?: string; after?: string },
): { before: VersionSummary; after: VersionSummary } | null {
  const byId = (id: string | undefined) => versions.find((one) => one.id === id);
  const after = byId(picked.after) ?? versions.find((one) => one.is_selected && one.id !== picked.before) ?? versions[0];
  if (!after) return null;
  const others = versions.filter((one) => one.id !== after.id);
  const before = byId(picked.before) ?? others.find((one) => one.number < after.number) ?? others[0];
  return before && before.id !== after.id ? { before, after } : null;
}
