import { type ChannelDetail, channelInput, channelUpdateInput, type PromptPair, promptProblems } from "@copydesk/contracts";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { resetAfterSaving } from "../../../lib/after-saving.ts";
import { failureOf, sayFailure } from "../../../lib/failure.ts";
import { goToFirstProblem } from "../../../lib/go-to-first-problem.ts";
import { useKeptForm } from "../../../lib/kept-form/use-kept-form.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useRefreshChannels } from "../use-channel-actions.ts";
import { type ChannelValues, newChannel, valuesOf, withUnit } from "./channel-values.ts";
import { errorsOfIssues, errorsOfServer, type FormErrors, without } from "./form-errors.ts";

interface Conflict {
  theirs: ChannelDetail;
  mine: ChannelValues;
}

/** The form of a new or a stored channel: how it is saved, and what somebody else saved in between. */
export function useChannelForm(channel: ChannelDetail | undefined, prompts: PromptPair, { readOnly }: { readOnly: boolean }) {
  const [stored, setStored] = useState(channel);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ChannelValues>({ defaultValues: channel ? valuesOf(channel) : newChannel(prompts) });
  const formRef = useRef<HTMLFormElement>(null);
  const create = trpc.channels.create.useMutation();
  const update = trpc.channels.update.useMutation();
  const refresh = useRefreshChannels();
  const navigate = useNavigate();
  const values = form.watch();

  const kept = useKeptForm<ChannelValues>({
    form: `channel ${stored?.id ?? "new"}`,
    version: stored?.version ?? 0,
    values,
    isDirty: form.formState.isDirty,
    enabled: !readOnly,
    restore: (found) => form.reset(found, { keepDefaultValues: true }),
  });

  function refuse(found: FormErrors) {
    setErrors(found);
    goToFirstProblem(formRef.current);
  }

  async function send(sent: ChannelValues, known: ChannelDetail | undefined) {
    setFailure(null);
    const found = problemsOf(sent, known);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    try {
      const { code, ...rest } = sent;
      const saved = known
        ? await update.mutateAsync({ id: known.id, version: known.version, ...rest })
        : await create.mutateAsync({ code, ...rest });
      // Leaving must find nothing unsaved.
      flushSync(() => {
        setStored(saved);
        resetAfterSaving(form, { sent, saved: valuesOf(saved) });
      });
      notifySuccess(known ? `${saved.name} saved` : `${saved.name} created`);
      await refresh();
      if (!known) await navigate(`/settings/channels/${saved.id}/edit`, { replace: true });
    } catch (error) {
      const { code, details, fields, message } = failureOf(error);
      if (code === "STALE_VERSION" && isChannel(details.current)) return setConflict({ theirs: details.current, mine: sent });
      const beside = errorsOfServer(fields);
      if (Object.keys(beside).length > 0) return refuse(beside);
      setFailure(sayFailure(error));
      // The page may be scrolled far from where it is said.
      notifyFailure(message);
    }
  }

  return {
    form,
    formRef,
    values,
    stored,
    errors,
    failure,
    kept,
    conflict,
    isDirty: form.formState.isDirty,
    isSaving: create.isPending || update.isPending,
    /** Changes some fields; what was said about them no longer holds. */
    set(change: Partial<ChannelValues>) {
      const next = withUnit({ ...values, ...change }, values);
      for (const key of Object.keys(change) as (keyof ChannelValues)[]) form.setValue(key, next[key] as never, { shouldDirty: true });
      if (next.unit !== values.unit) form.setValue("unit", next.unit, { shouldDirty: true });
      setErrors((before) => without(before, Object.keys(change)));
    },
    save(event?: FormEvent) {
      event?.preventDefault();
      return send(form.getValues(), stored);
    },
    /** Drops what was typed here for what somebody else saved. */
    takeTheirs() {
      if (!conflict) return;
      setStored(conflict.theirs);
      form.reset(valuesOf(conflict.theirs));
      setErrors({});
      setConflict(null);
    },
    /** Saves what was typed here over what somebody else saved. */
    async keepMine() {
      if (!conflict) return;
      const { theirs, mine } = conflict;
      setStored(theirs);
      setConflict(null);
      await send(mine, theirs);
    },
  };
}
export type ChannelFormState = ReturnType<typeof useChannelForm>;

/** What would be refused, before anything is sent. */
function problemsOf(values: ChannelValues, known: ChannelDetail | undefined): FormErrors {
  const { code, ...rest } = values;
  const checked = known
    ? channelUpdateInput.safeParse({ id: known.id, version: known.version, ...rest })
    : channelInput.safeParse({ code, ...rest });
  const prompts = promptProblems("channel", values, values.attributes).map((one) => ({ path: [one.prompt], message: one.message }));
  return errorsOfIssues([...(checked.error?.issues ?? []), ...prompts]);
}

const isChannel = (value: unknown): value is ChannelDetail =>
  typeof value === "object" && value !== null && "version" in value && "user_prompt" in value && "fields" in value;
