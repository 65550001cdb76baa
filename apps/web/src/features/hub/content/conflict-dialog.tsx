import type { FieldSpec, LanguageOption, VersionDetail } from "@copydesk/contracts";
import { Button, cn, Dialog, SkeletonText } from "@copydesk/ui";
import { useMemo } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import type { Content } from "../autosave/unsaved.ts";
import { compareVersions } from "../compare/compare-versions.ts";
import { ComparedTexts } from "../compare/compared-texts.tsx";
import { useSliced } from "../compare/use-sliced.ts";
import { versionParts } from "../compare/version-parts.ts";
import { sayDayAndTime } from "../words/moment.ts";

interface ConflictDialogProps {
  conflict: { theirs: VersionDetail; mine: Content };
  specs: readonly FieldSpec[];
  language: LanguageOption;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Another version came in between: shows both texts with what differs, and lets the second one choose. Theirs is never lost; mine only when that is chosen. */
export function ConflictDialog({ conflict, specs, language, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { theirs, mine } = conflict;
  const begin = useMemo(
    () => () => compareVersions(versionParts(theirs.content, specs), versionParts(mine, specs), language.word_spacing),
    [theirs, mine, specs, language.word_spacing],
  );
  const comparison = useSliced(begin);
  const roomy = useMediaQuery("(min-width: 768px)");
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={() => undefined}
      size="xl"
      flush
      title={`${theirs.author} ${theirs.origin === "edited" ? "changed this piece" : "wrote this piece again"} while you were editing`}
      description={`Whichever you choose is shown from now on. Version ${theirs.number} stays in the list of versions either way; yours is kept only if you save it.`}
      footer={
        <>
          <Button onClick={onTakeTheirs}>Use version {theirs.number}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Save mine as a new version
          </Button>
        </>
      }
    >
      {roomy && (
        <div className="sticky top-0 z-[1] grid grid-cols-2 divide-x divide-line border-line border-b bg-rail text-sm [&>h3]:py-2.5">
          <h3 className="px-7 font-semibold">
            Version {theirs.number} <span className="font-normal text-ink-3">{sayDayAndTime(theirs.created_at, Date.now())}</span>
          </h3>
          <h3 className="px-7 font-semibold">
            Yours <span className="font-normal text-ink-3">not saved yet</span>
          </h3>
        </div>
      )}
      <div className={cn("relative py-6", roomy && "before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line")}>
        {comparison ? (
          <ComparedTexts comparison={comparison} language={language} inline={!roomy} current={null} />
        ) : (
          <SkeletonText lines={6} className="mx-7" />
        )}
      </div>
    </Dialog>
  );
}
