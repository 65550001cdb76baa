import { type ModelDetail, modelInput } from "@copydesk/contracts";
import { type BaseSyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { type Failure, failureOf } from "../../../lib/failure.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useRefreshModels } from "../use-model-actions.tsx";
import { blankModel, fieldOf, headerErrors, type ModelValues, toInput, valuesOf } from "./model-values.ts";

export type ModelForm = UseFormReturn<ModelValues>;
export interface FallbackOption {
  id: string;
  name: string;
}

interface Conflict {
  theirs: ModelDetail;
  mine: ModelValues;
}

/**
 * The form of a new or a stored model: how it is saved, and what somebody else saved in between.
 * @param isFirst the first that is not the built-in writer: whoever connects it wants it to write, so it begins as the default.
 */
export function useModelForm({ model, isFirst }: { model: ModelDetail | undefined; isFirst: boolean }) {
  const [stored, setStored] = useState(model);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<ModelValues>({ defaultValues: model ? valuesOf(model) : { ...blankModel, is_default_content: isFirst } });
  const create = trpc.models.create.useMutation();
  const update = trpc.models.update.useMutation();
  const refresh = useRefreshModels();
  const navigate = useNavigate();

  async function send(values: ModelValues, known: ModelDetail | undefined) {
    const input = toInput(values);
    const checked = modelInput.safeParse(input);
    if (!checked.success) return void mark(checked.error.issues.map((issue) => [issue.path.join("."), issue.message]));
    try {
      const saved = known ? await update.mutateAsync({ ...input, id: known.id, version: known.version }) : await create.mutateAsync(input);
      // At once: the guard must know before the page is left. The key does not stay in the page, either.
      flushSync(() => form.reset(valuesOf(saved)));
      notifySuccess(known ? `${saved.name} saved` : addedWords(saved, isFirst));
      await refresh();
      await navigate("/settings/models");
    } catch (error) {
      const failure = failureOf(error);
      const { current } = failure.details;
      if (failure.code === "STALE_VERSION" && isModel(current)) return setConflict({ theirs: current, mine: values });
      showRefusal(failure);
    }
  }

  /** Shows what the server refused beside its fields, or above the buttons. */
  function showRefusal({ fields, message }: Failure): void {
    const found = Object.entries(fields).flatMap(([path, messages]) => (messages[0] ? [[path, messages[0]] as const] : []));
    if (!mark(found)) form.setError("root", { message });
  }

  /** Puts messages beside their fields; false when none of them belongs to one. */
  function mark(problems: readonly (readonly [string, string])[]): boolean {
    let focused = false;
    for (const [at, message] of Object.entries(headerErrors(Object.fromEntries(problems.map(([path, text]) => [path, [text]]))))) {
      const part = problems.some(([path]) => path === `headers.${at}.name`) ? "name" : "value";
      form.setError(`headers.${Number(at)}.${part}`, { message });
      focused = true;
    }
    for (const [path, message] of problems) {
      const name = fieldOf(path);
      if (!name || path.startsWith("headers.")) continue;
      form.setError(name, { message: plainly(message) }, { shouldFocus: !focused });
      focused = true;
    }
    return focused;
  }

  return {
    form,
    stored,
    conflict,
    showRefusal,
    /** Checks the fields as saving would, and shows what is wrong; the input when nothing is. */
    check(values: ModelValues) {
      form.clearErrors();
      // A test needs no name.
      const input = toInput({ ...values, name: values.name.trim() || "Test" });
      const checked = modelInput.safeParse(input);
      if (!checked.success) mark(checked.error.issues.map((issue) => [issue.path.join("."), issue.message]));
      return checked.success ? input : undefined;
    },
    save: (event?: BaseSyntheticEvent) => {
      form.clearErrors();
      return form.handleSubmit((values) => send(values, stored))(event);
    },
    /** Drops what was typed here for what somebody else saved. */
    takeTheirs() {
      if (!conflict) return;
      setStored(conflict.theirs);
      form.reset(valuesOf(conflict.theirs));
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

/** A schema's own words about numbers are nothing to show. */
const plainly = (message: string) => (/expected (number|int)|NaN/i.test(message) ? "Enter a number" : message);

const isModel = (value: unknown): value is ModelDetail =>
  typeof value === "object" && value !== null && "version" in value && "has_api_key" in value;

/** The first one that writes says so: until then texts were offline drafts. */
const addedWords = ({ name, is_default_content }: ModelDetail, isFirst: boolean): string =>
  isFirst && is_default_content ? `${name} added. It writes all texts from now on.` : `${name} added`;
