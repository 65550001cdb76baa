import {
  answerUploadInput,
  countGraphemes,
  type ExampleOptions,
  exampleLimits,
  type UploadPiece,
  type UploadView,
} from "@copydesk/contracts";
import { Button, Dialog, Field, formatCount, Input, Loading, SkeletonText, Textarea } from "@copydesk/ui";
import { useState } from "react";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { firstByField } from "../../../lib/inline-rows/row-errors.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { UploadRow } from "./upload-rows.ts";
import type { UploadPanelState } from "./use-upload-panel.ts";

interface ReadDialogProps {
  row: UploadRow;
  view: UploadView;
  panel: UploadPanelState;
  options: ExampleOptions | undefined;
  onClose: () => void;
}

/** What was found in a file, to be read and, where it is one text, changed. */
export function ReadDialog({ row, view, panel, options, onClose }: ReadDialogProps) {
  const query = trpc.uploads.get.useQuery({ id: view.id }, { staleTime: 0 });
  const failure = query.error && failureOf(query.error);
  if (query.data && query.data.pieces.length <= 1) {
    const piece = query.data.pieces[0] ?? { title: row.name.replace(/\.[^.]+$/, ""), text: "", language_id: null };
    return <TextDialog row={row} piece={piece} panel={panel} options={options} onClose={onClose} />;
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={row.name} size="lg">
      {failure && <Failed failure={failure} title="The text could not be loaded" onRetry={() => void query.refetch()} />}
      {!query.data && !failure && (
        <Loading label="Loading the text">
          <SkeletonText lines={6} />
        </Loading>
      )}
      <ol className="grid gap-5">
        {query.data?.pieces.map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts of a file have no name of their own and do not move
          <li key={i} className="grid gap-1">
            <h3 className="font-semibold text-base">
              <bdi>{piece.title}</bdi>
            </h3>
            <p dir={directionOf(options, piece)} className="max-h-40 overflow-y-auto whitespace-pre-wrap text-ink-2 text-sm">
              {piece.text.slice(0, 2_000)}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const directionOf = (options: ExampleOptions | undefined, { language_id }: UploadPiece) =>
  options?.languages.find((one) => one.id === language_id)?.direction ?? "auto";

interface TextDialogProps extends Omit<ReadDialogProps, "view"> {
  piece: UploadPiece;
}

function TextDialog({ row, piece, panel, options, onClose }: TextDialogProps) {
  const [title, setTitle] = useState(piece.title);
  const [text, setText] = useState(piece.text);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const length = countGraphemes(text);
  const isLong = length > exampleLimits.textMax;
  async function save() {
    const checked = answerUploadInput.safeParse({ id: row.view?.id, title, text });
    setErrors(checked.success ? {} : firstByField(unionIssues(checked.error.issues)));
    if (checked.success && (await panel.answer(row, { title, text }))) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={row.name}
      description="Shorten or edit the text here. The file itself stays as it is."
      size="lg"
      footer={
        <>
          {isLong && (
            <Button onClick={() => setText(firstPart(text))} className="mr-auto">
              Keep the first {formatCount(exampleLimits.textMax)}
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={panel.busy === row.key} onClick={() => void save()}>
            Use this text
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="Title" error={errors.title}>
          <Input dir="auto" value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field
          label="Text"
          error={errors.text}
          aside={
            <span className={isLong ? "text-warning-ink" : undefined}>
              {formatCount(length)} of {formatCount(exampleLimits.textMax)}
            </span>
          }
        >
          <Textarea
            dir={directionOf(options, piece)}
            rows={10}
            className="max-h-[44vh] overflow-y-auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}

const firstPart = (text: string) =>
  text
    .slice(0, exampleLimits.textMax)
    .toWellFormed()
    .replace(/\s+\S*$/, "");

type Issue = { path: PropertyKey[]; message: string };

/** A union reports what each of its kinds had to say; what has a title and a text is the last. */
const unionIssues = (issues: readonly (Issue & { errors?: Issue[][] })[]): Issue[] =>
  issues.flatMap((issue) => issue.errors?.at(-1) ?? [issue]);
