import type { FieldSpec, LanguageOption, VersionDetail } from "@copydesk/contracts";
import { cn, Dialog, SkeletonText } from "@copydesk/ui";
import { useMemo } from "react";
import { useAuth } from "../../../lib/stores/auth.ts";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { type Autosave, ConflictChoices, ConflictFailure, formatDayAndTime, formatWhoCame } from "../../hub-kit/index.ts";
import { compareVersions } from "../compare/compare-versions.ts";
import { ComparedTexts } from "../compare/compared-texts.tsx";
import { useSliced } from "../compare/use-sliced.ts";
import { versionParts } from "../compare/version-parts.ts";

interface ConflictDialogProps {
  editor: Autosave;
  specs: readonly FieldSpec[];
  language: LanguageOption;
  /** Their text takes the place of the one that was edited. */
  onTaken: (theirs: VersionDetail) => void;
}

/** Shown while another version has come in between. */
export function ConflictDialog({ editor, ...rest }: ConflictDialogProps) {
  return editor.conflict && <Choice editor={editor} {...rest} {...editor.conflict} />;
}

type ChoiceProps = ConflictDialogProps & NonNullable<Autosave["conflict"]>;

/** Both texts with what differs, for the second one to choose. Neither is lost: the other one is a version. */
function Choice({ editor: { saver, phase, failure }, specs, language, onTaken, theirs, mine }: ChoiceProps) {
  const me = useAuth(({ user }) => user?.id);
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
      title={formatWhoCame(theirs, { me, thing: "piece", made: "wrote" })}
      description="The one you choose is shown from now on. The other stays in the list of versions."
      footer={
        <ConflictChoices
          number={theirs.number}
          isSaving={phase === "saving"}
          onTakeTheirs={() => void saver.takeTheirs().then((isTaken) => isTaken && onTaken(theirs))}
          onKeepMine={() => void saver.keepMine()}
        />
      }
    >
      <ConflictFailure failure={failure} className="border-line border-b px-7 py-2.5 text-destructive-ink text-sm" />
      {!roomy && (
        <p className="px-7 pt-4 text-ink-2 text-sm">
          Struck through is version {theirs.number}, underlined what is yours and not saved yet.
        </p>
      )}
      {roomy && (
        <div className="sticky top-0 z-[1] grid grid-cols-2 divide-x divide-line border-line border-b bg-rail text-sm [&>h3]:py-2.5">
          <h3 className="px-7 font-semibold">
            Version {theirs.number} <span className="font-normal text-ink-3">{formatDayAndTime(theirs.created_at, Date.now())}</span>
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
