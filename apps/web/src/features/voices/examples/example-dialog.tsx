import { type ChannelOption, countGraphemes, type ExampleDetail, type ExampleInput, exampleInput } from "@copydesk/contracts";
import { Button, Dialog, Field, formatCount, Input, Select, SkeletonText, Switch, Textarea } from "@copydesk/ui";
import type { KeyboardEvent } from "react";
import { Controller } from "react-hook-form";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { ConflictDialog } from "../../../lib/people/conflict-dialog.tsx";
import { whileEdited } from "../../../lib/query-options.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { FormDraftNotice } from "../../../lib/unsaved/form-draft-notice.tsx";
import { checkBy } from "../../../lib/versioned-form/form-problems.ts";
import { useVersionedForm } from "../../../lib/versioned-form/use-versioned-form.ts";
import type { NamedLanguage } from "../form/language-tabs.tsx";

interface ExampleDialogProps {
  /** Absent for a new one. */
  id: string | undefined;
  voiceId: string;
  language: NamedLanguage;
  channels: readonly ChannelOption[];
  onClose: () => void;
}

/** One example of a voice, new or stored. */
export function ExampleDialog({ id, ...scope }: ExampleDialogProps) {
  const { data, error, refetch } = trpc.examples.get.useQuery({ id: id ?? "" }, { enabled: id !== undefined, ...whileEdited });
  if (id === undefined || data) return <ExampleForm example={data} {...scope} />;
  return (
    <Dialog open onOpenChange={(open) => !open && scope.onClose()} title="Example" size="lg">
      {error ? (
        <Failed failure={failureOf(error)} title="The example could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}

interface Values {
  title: string;
  text: string;
  channel_id: string | null;
  use_in_prompts: boolean;
}
const anyChannel = "any";

type ExampleFormProps = Omit<ExampleDialogProps, "id"> & { example: ExampleDetail | undefined };

const valuesOf = ({ title, text, channel, use_in_prompts }: ExampleDetail): Values => ({
  title,
  text,
  channel_id: channel?.id ?? null,
  use_in_prompts,
});

function ExampleForm({ example, voiceId, language, channels, onClose }: ExampleFormProps) {
  const create = trpc.examples.create.useMutation();
  const update = trpc.examples.update.useMutation();
  const utils = trpc.useUtils();
  const state = useVersionedForm<Values, ExampleDetail, ExampleInput>({
    kind: "example",
    stored: example,
    blank: { title: "", text: "", channel_id: null, use_in_prompts: true },
    valuesOf,
    check: (values) => checkBy(exampleInput, { ...values, voice_id: voiceId, language_id: language.id, rating: example?.rating ?? null }),
    send: (input, known) => (known ? update.mutateAsync({ ...input, id: known.id, version: known.version }) : create.mutateAsync(input)),
    async after(saved) {
      notifySuccess(`${saved.title} saved`);
      onClose();
      await Promise.all([utils.examples.invalidate(), utils.voices.preview.invalidate(), utils.prompts.preview.invalidate()]);
    },
  });
  const { form, values, errors, failure, conflict, isSaving, save } = state;
  const nameOf = (id: string | null | undefined) => channels.find((one) => one.id === id)?.name ?? "Any channel";
  function onKeyDown(event: KeyboardEvent) {
    // The form of the voice stands around this dialog, and is not what is meant.
    event.stopPropagation();
    if (!(event.metaKey || event.ctrlKey) || !["Enter", "s"].includes(event.key)) return;
    event.preventDefault();
    void save();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={example ? "Edit example" : `Example in ${language.name}`}
      size="lg"
      dismissible={!isSaving && !state.isDirty}
      footer={
        <>
          {failure && (
            <p role="alert" className="mr-auto max-w-[60%] text-destructive-ink text-xs">
              {failure}
            </p>
          )}
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys that save, typed in the fields inside */}
      <div className="grid gap-4" onKeyDown={onKeyDown}>
        <FormDraftNotice found={state.kept} className="" />
        <div className="grid items-start gap-4 sm:grid-cols-[1.6fr_1fr]">
          <Field label="Title" error={errors.title}>
            <Input lang={language.code} dir="auto" maxLength={240} {...form.register("title")} />
          </Field>
          <Field label="Channel" error={errors.channel_id}>
            <Controller
              control={form.control}
              name="channel_id"
              render={({ field }) => (
                <Select
                  value={field.value ?? anyChannel}
                  onValueChange={(value) => field.onChange(value === anyChannel ? null : value)}
                  options={[
                    { value: anyChannel, label: "Any channel" },
                    ...channels.filter((one) => one.is_active || one.id === field.value).map((one) => ({ value: one.id, label: one.name })),
                  ]}
                />
              )}
            />
          </Field>
        </div>
        <Field label="Text" error={errors.text} aside={`${formatCount(countGraphemes(values.text))} of 20,000`}>
          <Textarea
            rows={8}
            lang={language.code}
            dir={values.text === "" ? language.direction : "auto"}
            {...form.register("text")}
            className="max-h-[45dvh] overflow-y-auto"
          />
        </Field>
        <Controller
          control={form.control}
          name="use_in_prompts"
          render={({ field }) => (
            <Switch
              checked={field.value}
              onCheckedChange={field.onChange}
              label="Show it to models"
              help="When off, it stays here and guides can still be drafted from it."
            />
          )}
        />
      </div>
      {conflict && (
        <ConflictDialog
          title="Somebody else changed this example while you did"
          rows={[
            { label: "Title", theirs: conflict.theirs.title, mine: conflict.mine.title },
            { label: "Channel", theirs: nameOf(conflict.theirs.channel?.id), mine: nameOf(conflict.mine.channel_id) },
            { label: "Text", theirs: conflict.theirs.text, mine: conflict.mine.text },
            { label: "Shown to models", theirs: yes(conflict.theirs.use_in_prompts), mine: yes(conflict.mine.use_in_prompts) },
          ]}
          onTakeTheirs={state.takeTheirs}
          onKeepMine={state.keepMine}
          onClose={state.closeConflict}
        />
      )}
    </Dialog>
  );
}

const yes = (on: boolean) => (on ? "Yes" : "No");
