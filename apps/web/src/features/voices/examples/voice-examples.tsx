import type { ChannelOption, ExampleListItem } from "@copydesk/contracts";
import { Button, ChannelIcon, ConfirmDialog, IconButton, SkeletonText } from "@copydesk/ui";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { notifyOutcome } from "../../../lib/notify-outcome.tsx";
import { useRight } from "../../../lib/rights.ts";
import { TourButton } from "../../../lib/tour-button.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { VoiceUploads } from "../../examples/index.ts";
import type { NamedLanguage } from "../form/language-tabs.tsx";
import { ExampleDialog } from "./example-dialog.tsx";

interface VoiceExamplesProps {
  /** Absent until the voice is saved. */
  voiceId: string | undefined;
  language: NamedLanguage;
  channels: readonly ChannelOption[];
  readOnly?: boolean;
}

const shown = 50;
const sources = { manual: "typed in", upload: "uploaded", version: "from a version" } as const;

/** Texts that show models how this voice sounds in a language. */
export function VoiceExamples({ voiceId, language, channels, readOnly = false }: VoiceExamplesProps) {
  const maySee = useRight("examples.view");
  return (
    <section
      aria-label="Examples"
      data-tour="examples"
      className="grid gap-x-8 gap-y-3 border-line border-b py-6 md:grid-cols-[152px_minmax(0,1fr)]"
    >
      <div>
        <h2 className="flex items-center gap-1 font-semibold text-base">
          Examples
          {voiceId && maySee && !readOnly && (
            <TourButton flow="voice-example-create" flowId={voiceId} label="Guided tour of examples" className="size-6" />
          )}
        </h2>
        <p className="mt-1 text-ink-3 text-xs leading-[18px]">Up to three are used in a prompt, closest channel first.</p>
      </div>
      {!voiceId || !maySee ? (
        <p className="text-ink-2 text-sm">
          {maySee ? "Save the voice first, then add examples here." : "You don't have access to examples."}
        </p>
      ) : (
        <ExampleLines voiceId={voiceId} language={language} channels={channels} readOnly={readOnly} />
      )}
    </section>
  );
}

type LinesProps = Required<VoiceExamplesProps> & { voiceId: string };

function ExampleLines({ voiceId, language, channels, readOnly }: LinesProps) {
  const query = trpc.examples.list.useQuery({ voice_id: voiceId, language_ids: [language.id], limit: shown });
  const mayCreate = useRight("examples.create");
  const [open, setOpen] = useState<string | null>(null);
  const removal = useRemoval();
  const { data, error } = query;
  let list: ReactNode = <SkeletonText lines={3} />;
  if (error) {
    list = <Failed failure={failureOf(error)} title="The examples could not be loaded" onRetry={() => void query.refetch()} />;
  } else if (data) {
    list = (
      <ul className="border-line border-t">
        {data.results.map((example) => (
          <ExampleLine
            key={example.id}
            example={example}
            onEdit={example.can_edit && !readOnly ? () => setOpen(example.id) : undefined}
            onRemove={example.can_delete && !readOnly ? () => removal.ask(example) : undefined}
          />
        ))}
        {data.results.length === 0 && (
          <li className="border-line border-b py-3 text-ink-2 text-sm">
            No text in {language.name} yet. Two or three that sound right say more than any rule.
          </li>
        )}
      </ul>
    );
  }
  return (
    <div className="min-w-0">
      {list}
      <div className="mt-2.5 flex flex-wrap items-center gap-3">
        {mayCreate && !readOnly && (
          <Button
            variant="quiet"
            size="sm"
            className="-ml-2"
            data-tour="add-example"
            icon={<PlusIcon size={12} weight="bold" />}
            onClick={() => setOpen("new")}
          >
            Add an example
          </Button>
        )}
        {mayCreate && <VoiceUploads voiceId={voiceId} />}
        {data && data.count > data.results.length && (
          <Link to={`/examples?voice=${voiceId}`} className="text-accent-ink text-sm hover:underline">
            All {data.count}
          </Link>
        )}
      </div>
      {open && (
        <ExampleDialog
          id={open === "new" ? undefined : open}
          voiceId={voiceId}
          language={language}
          channels={channels}
          onClose={() => setOpen(null)}
        />
      )}
      {removal.dialog}
    </div>
  );
}

interface ExampleLineProps {
  example: ExampleListItem;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function ExampleLine({ example: { title, channel, source, use_in_prompts, language, excerpt }, onEdit, onRemove }: ExampleLineProps) {
  return (
    <li className="flex items-start gap-2 border-line border-b py-[11px]">
      <div className="min-w-0 flex-1">
        <p lang={language.code} dir="auto" className="truncate text-base">
          {title}
        </p>
        <p lang={language.code} dir="auto" className="truncate text-ink-2 text-sm">
          {excerpt}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-3 text-xs">
          {channel ? (
            <span className="inline-flex items-center gap-1.5">
              <ChannelIcon channel={channel.icon} size={14} />
              <bdi>{channel.name}</bdi>
            </span>
          ) : (
            "Any channel"
          )}
          <span aria-hidden>·</span>
          {sources[source]}
          <span aria-hidden>·</span>
          {use_in_prompts ? "in prompts" : "not in prompts"}
        </p>
      </div>
      {onEdit && <IconButton label={`Edit ${title}`} tooltip={false} icon={<PencilSimpleIcon size={15} />} onClick={onEdit} />}
      {onRemove && <IconButton label={`Delete ${title}`} tooltip={false} icon={<TrashIcon size={15} />} onClick={onRemove} />}
    </li>
  );
}

function useRemoval() {
  const [asked, setAsked] = useState<ExampleListItem | null>(null);
  const removing = trpc.examples.remove.useMutation();
  const utils = trpc.useUtils();
  async function remove() {
    if (!asked) return;
    await notifyOutcome(removing.mutateAsync({ id: asked.id }), `${asked.title} deleted`);
    await Promise.all([utils.examples.invalidate(), utils.voices.preview.invalidate(), utils.prompts.preview.invalidate()]);
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && setAsked(null)}
      title={`Delete “${asked?.title}”?`}
      description="Models no longer see it. You can restore it on the Examples page for 30 days."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      destructive
      onConfirm={remove}
    />
  );
  return { ask: setAsked, dialog };
}
