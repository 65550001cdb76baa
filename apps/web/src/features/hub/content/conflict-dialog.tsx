import { type FieldSpec, fieldsToText, type LanguageOption, type SaveVersionInput, type VersionDetail } from "@copydesk/contracts";
import { Button, Dialog } from "@copydesk/ui";
import { sayMoment } from "../../campaigns/words/time-words.ts";
import { DiffText } from "./diff-text.tsx";

interface ConflictDialogProps {
  conflict: { theirs: VersionDetail; mine: SaveVersionInput["content"] };
  specs: readonly FieldSpec[];
  language: LanguageOption;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people changed one piece: shows both texts with what differs, and lets the second one choose. Nothing is lost either way. */
export function ConflictDialog({ conflict, specs, language, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { theirs, mine } = conflict;
  const text = (content: SaveVersionInput["content"]) =>
    content.kind === "content" ? fieldsToText(content.fields, specs) : JSON.stringify(content, null, 2);
  const before = text(theirs.content);
  const after = text(mine);
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={() => undefined}
      size="lg"
      title={`${theirs.author} changed this piece while you were editing`}
      description="Whichever you choose is shown from now on. The other text stays in the list of versions if it was saved."
      footer={
        <>
          <Button onClick={onTakeTheirs}>Use version {theirs.number}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Save mine as a new version
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <ConflictSide title={`Version ${theirs.number}, ${sayMoment(theirs.created_at)}`} language={language}>
          <DiffText before={before} after={after} side="before" language={language} />
        </ConflictSide>
        <ConflictSide title="Yours, not saved yet" language={language}>
          <DiffText before={before} after={after} side="after" language={language} />
        </ConflictSide>
      </div>
    </Dialog>
  );
}

function ConflictSide({ title, language, children }: { title: string; language: LanguageOption; children: React.ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-semibold text-sm">{title}</h3>
      <div lang={language.code} dir={language.direction} className="max-h-[50vh] overflow-y-auto whitespace-pre-wrap text-md">
        {children}
      </div>
    </section>
  );
}
