import { type ChannelOption, countGraphemes, type ExampleDetail, exampleInput } from "@copydesk/contracts";
import { Button, Dialog, FailureNote, Field, formatCount, Input, Select, SkeletonText, Switch, Textarea } from "@copydesk/ui";
import { type KeyboardEvent, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { failureOf } from "../../../lib/failure.ts";
import { whileEdited } from "../../../lib/query-options.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
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
export function ExampleDialog({ id, ...place }: ExampleDialogProps) {
  const { data, error, refetch } = trpc.examples.get.useQuery({ id: id ?? "" }, { enabled: id !== undefined, ...whileEdited });
  if (id === undefined || data) return <ExampleForm example={data} {...place} />;
  return (
    <Dialog open onOpenChange={(open) => !open && place.onClose()} title="Example" size="lg">
      {error ? (
        <FailureNote title="The example could not be loaded" onRetry={() => void refetch()} requestId={failureOf(error).requestId}>
          {failureOf(error).message}
        </FailureNote>
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

function ExampleForm({ example, voiceId, language, channels, onClose }: ExampleFormProps) {
  const form = useForm<Values>({
    defaultValues: {
      title: example?.title ?? "",
      text: example?.text ?? "",
      channel_id: example?.channel?.id ?? null,
      use_in_prompts: example?.use_in_prompts ?? true,
    },
  });
  const [version, setVersion] = useState(example?.version ?? 0);
  const create = trpc.examples.create.useMutation();
  const update = trpc.examples.update.useMutation();
  const utils = trpc.useUtils();
  const { errors, isSubmitting } = form.formState;
  const text = form.watch("text");

  async function send(values: Values) {
    const input = { ...values, voice_id: voiceId, language_id: language.id, rating: example?.rating ?? null };
    const checked = exampleInput.safeParse(input);
    if (!checked.success) return mark(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
    try {
      if (example) await update.mutateAsync({ ...input, id: example.id, version });
      else await create.mutateAsync(input);
      await Promise.all([utils.examples.invalidate(), utils.voices.preview.invalidate(), utils.prompts.preview.invalidate()]);
      notifySuccess(`${values.title} saved`);
      onClose();
    } catch (error) {
      const { code, details, fields, message } = failureOf(error);
      if (code === "STALE_VERSION" && isStored(details.current)) {
        setVersion(details.current.version);
        form.setError("root", { message: `${message} Saving again replaces it with yours.` });
      } else
        mark(
          Object.entries(fields).map(([key, messages]) => [key, messages[0] ?? message]),
          message,
        );
    }
  }
  function mark(problems: [string, string][], otherwise = "") {
    const own = problems.filter(([key]) => key === "title" || key === "text" || key === "channel_id") as [keyof Values, string][];
    for (const [key, message] of own) form.setError(key, { message }, { shouldFocus: key === own[0]?.[0] });
    if (own.length === 0) form.setError("root", { message: problems[0]?.[1] ?? otherwise });
  }
  const save = () => form.handleSubmit(send)();
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
      dismissible={!isSubmitting && !form.formState.isDirty}
      footer={
        <>
          {errors.root?.message && (
            <p role="alert" className="mr-auto max-w-[60%] text-destructive-ink text-xs">
              {errors.root.message}
            </p>
          )}
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button variant="primary" loading={isSubmitting} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys that save, typed in the fields inside */}
      <div className="grid gap-4" onKeyDown={onKeyDown}>
        <div className="grid items-start gap-4 sm:grid-cols-[1.6fr_1fr]">
          <Field label="Title" error={errors.title?.message}>
            <Input lang={language.code} dir="auto" maxLength={240} {...form.register("title")} />
          </Field>
          <Field label="Channel" error={errors.channel_id?.message}>
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
        <Field label="Text" error={errors.text?.message} aside={`${formatCount(countGraphemes(text))} of 20,000`}>
          <Textarea
            rows={8}
            lang={language.code}
            dir={text === "" ? language.direction : "auto"}
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
    </Dialog>
  );
}

const isStored = (value: unknown): value is { version: number } =>
  typeof value === "object" && value !== null && "version" in value && typeof value.version === "number";
