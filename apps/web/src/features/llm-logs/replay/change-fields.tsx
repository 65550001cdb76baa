import type { Parameters } from "@copydesk/contracts";
import { Disclosure, Field, Select, Textarea } from "@copydesk/ui";
import { ParametersField } from "../../../lib/model-settings/parameters-field.tsx";
import { useRight } from "../../../lib/rights.ts";
import { formatMoment } from "../../../lib/time-words.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { ChangeDraft, PromptWish } from "./change-draft.ts";

/** What kind of text a prompt asks for; null where no prompt could be put in another one's place. */
export type PromptKind = "outline" | "content" | "schedule" | null;

interface ChangeFieldsProps {
  draft: ChangeDraft;
  onChange: (change: Partial<ChangeDraft>) => void;
  /** What was asked then is called; null for several calls. */
  modelThen: string | null;
  parametersThen: Parameters;
  kind: PromptKind;
  /** Whether the messages themselves can be changed: of one call alone. */
  canEdit: boolean;
}

/** What is to be other than it was: the model, what is sent, and the parameters. */
export function ChangeFields({ draft, onChange, modelThen, parametersThen, kind, canEdit }: ChangeFieldsProps) {
  const { data } = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  const mayReadEarlier = useMayReadEarlier(kind);
  const prompts = promptOptions({ kind, canEdit, mayReadEarlier });
  return (
    <div className="grid gap-4">
      <Field label="Model">
        <Select
          value={draft.model_id}
          onValueChange={(model_id) => onChange({ model_id })}
          options={[
            { value: "", label: "Same as the original", ...(modelThen !== null && { detail: modelThen }) },
            ...(data?.models ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field label="What is sent" help={prompts.length === 1 ? onlySent : undefined}>
        <Select value={draft.prompt} onValueChange={(prompt) => onChange({ prompt })} options={prompts} />
      </Field>
      {draft.prompt === "edited" && <EditedMessages draft={draft} onChange={onChange} />}
      {draft.prompt === "earlier" && kind !== "content" && kind !== null && (
        <EarlierPrompt kind={kind} value={draft.state_id} onChange={(state_id) => onChange({ state_id })} />
      )}
      {draft.prompt === "written" && <WrittenPrompt draft={draft} onChange={onChange} />}
      <Disclosure label="Parameters" {...countOf(draft.parameters)}>
        <ParametersField
          value={draft.parameters}
          onChange={(parameters) => onChange({ parameters })}
          inherited={parametersThen}
          from={modelThen === null ? "each call" : "that call"}
        />
      </Disclosure>
    </div>
  );
}

const onlySent = "Another prompt can be chosen for calls of one kind: outlines, pieces of a campaign or schedules.";

const countOf = (parameters: Parameters) => {
  const count = Object.keys(parameters).length;
  return count > 0 ? { count } : {};
};

/** Earlier prompts are kept of outlines and schedules, for those who may see how these are made. */
function useMayReadEarlier(kind: PromptKind): boolean {
  const outline = useRight("outline_configuration.view");
  const schedule = useRight("scheduler_configuration.view");
  return (kind === "outline" && outline) || (kind === "schedule" && schedule);
}

interface Choices {
  kind: PromptKind;
  canEdit: boolean;
  mayReadEarlier: boolean;
}

function promptOptions({ kind, canEdit, mayReadEarlier }: Choices): { value: PromptWish; label: string }[] {
  return [
    { value: "sent", label: "Exactly what was sent originally" },
    ...(canEdit ? [{ value: "edited" as const, label: "What was sent originally, with changes" }] : []),
    ...(kind === null ? [] : [{ value: "today" as const, label: "The prompt and the campaign as they are today" }]),
    ...(mayReadEarlier ? [{ value: "earlier" as const, label: "An earlier prompt" }] : []),
    ...(kind === null ? [] : [{ value: "written" as const, label: "Another prompt, written here" }]),
  ];
}

const roles = { system: "System", user: "User", assistant: "Assistant" };

function EditedMessages({ draft: { messages }, onChange }: Pick<ChangeFieldsProps, "draft" | "onChange">) {
  const set = (at: number, content: string) => onChange({ messages: messages.map((one, i) => (i === at ? { ...one, content } : one)) });
  return messages.map(({ role, content }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: messages of one call, which never move
    <Field key={at} label={roles[role]}>
      <Textarea className="max-h-64 overflow-y-auto" dir="auto" value={content} onChange={(event) => set(at, event.target.value)} />
    </Field>
  ));
}

function WrittenPrompt({ draft, onChange }: Pick<ChangeFieldsProps, "draft" | "onChange">) {
  const help = "Variables are written as {{#main_story}}. Left empty, it is the prompt that is used today.";
  return (
    <>
      <Field label="System prompt" help={help}>
        <Textarea
          className="max-h-64 overflow-y-auto"
          dir="auto"
          value={draft.system_prompt}
          onChange={(event) => onChange({ system_prompt: event.target.value })}
        />
      </Field>
      <Field label="User prompt" help={help}>
        <Textarea
          rows={5}
          className="max-h-64 overflow-y-auto"
          dir="auto"
          value={draft.user_prompt}
          onChange={(event) => onChange({ user_prompt: event.target.value })}
        />
      </Field>
    </>
  );
}

interface EarlierPromptProps {
  kind: "outline" | "schedule";
  value: string;
  onChange: (id: string) => void;
}

function EarlierPrompt({ kind, value, onChange }: EarlierPromptProps) {
  const input = { limit: 100 };
  const outline = trpc.outline_configuration.history.useQuery(input, { enabled: kind === "outline" });
  const scheduler = trpc.scheduler_configuration.history.useQuery(input, { enabled: kind === "schedule" });
  const { data, error } = kind === "outline" ? outline : scheduler;
  return (
    <Field label="Earlier prompt" error={error ? "The earlier prompts could not be loaded. Choose this once more." : undefined}>
      <Select
        value={value || null}
        onValueChange={onChange}
        placeholder={data ? "Choose" : "Loading …"}
        options={(data?.results ?? []).map(({ id, number, at, by }) => ({
          value: id,
          label: `Version ${number}`,
          detail: `${formatMoment(at)}, ${by ? by.name || "somebody who has left" : "Copydesk"}`,
        }))}
      />
    </Field>
  );
}
