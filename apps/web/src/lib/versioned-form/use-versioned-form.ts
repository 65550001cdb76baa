import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { resetAfterSaving } from "../after-saving.ts";
import { goToFirstProblem } from "../go-to-first-problem.ts";
import { type FoundForm, useFormDraft } from "../unsaved/use-form-draft.ts";
import { errorsByPath, type FormErrors, type Problem } from "./form-problems.ts";
import { useVersionedSave, type Versioned, type VersionedSave, type VersionedSaveOptions } from "./use-versioned-save.ts";

interface VersionedFormOptions<V extends FieldValues, S extends Versioned, I>
  extends Omit<VersionedSaveOptions<V, S, I>, "take" | "mark" | "tell"> {
  /** What it is a form of, in one or two words. With the id, this browser keeps under it what is not saved. */
  kind: string;
  /** What a form without anything stored begins with. */
  blank?: V;
  valuesOf: (stored: S) => V;
  /** Where the form shows what is wrong at a path of the input: beside the whole field, unless it says otherwise. Null: nowhere. */
  fieldOf?: (path: string) => Path<V> | null;
  /** It may be looked at, not changed. */
  readOnly?: boolean;
  /** What of the values may be kept in the browser: no secrets. */
  keepable?: (values: V, stored: S | undefined) => V;
}

/** A form of something stored or new, as its page draws it. */
export interface VersionedFormState<V extends FieldValues, S extends Versioned> extends Omit<VersionedSave<V, S>, "save" | "sent"> {
  form: UseFormReturn<V>;
  formRef: RefObject<HTMLFormElement | null>;
  values: V;
  /** Messages by path. */
  errors: FormErrors;
  /** What belongs to no field. */
  failure: string | null;
  /** What an earlier visit left behind in this browser. */
  kept: FoundForm | null;
  readOnly: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Something stands here that is neither saved nor on its way. */
  hasUnsaved: boolean;
  /** Changes some fields; what was said about them no longer holds. */
  change: (values: Partial<V>) => void;
  /** Goes back to what is stored. */
  discard: () => void;
  /** Puts messages beside their fields and goes to the first; false when the form has none of them. */
  mark: (problems: readonly Problem[]) => boolean;
  save: (event?: SyntheticEvent) => Promise<void>;
}

/** The one way in which a form is checked and saved, keeps what is typed, and meets what somebody else saved. */
export function useVersionedForm<V extends FieldValues, S extends Versioned, I>(
  options: VersionedFormOptions<V, S, I>,
): VersionedFormState<V, S> {
  const { valuesOf, blank, fieldOf = (path) => headOf(path) as Path<V>, readOnly = false, keepable = (values: V) => values } = options;
  const form = useForm<V>({ defaultValues: (options.stored ? valuesOf(options.stored) : blank) as DefaultValues<V> });
  const formRef = useRef<HTMLFormElement>(null);
  const values = form.watch();
  const { isDirty, errors } = form.formState;

  function mark(problems: readonly Problem[]): boolean {
    const found = problems.flatMap(([path, message]) => {
      const field = fieldOf(path);
      return field === null || !(headOf(field) in values) ? [] : [{ field, message }];
    });
    for (const { field, message } of found) form.setError(field, { message });
    if (found.length > 0) goToFirstProblem(formRef.current);
    return found.length > 0;
  }

  const { save, sent, ...saving } = useVersionedSave<V, S, I>({
    ...options,
    mark,
    take(saved, sent) {
      if (sent) resetAfterSaving(form, { sent, saved: valuesOf(saved) });
      else form.reset(valuesOf(saved));
    },
    tell: (message) => (message === null ? form.clearErrors("root") : form.setError("root", { message })),
  });
  const { stored, put } = saving;

  // Read anew while nothing is typed: what is shown follows.
  const read = options.stored;
  const isBehind = read !== undefined && stored !== undefined && read.version > stored.version && !isDirty && sent === null;
  useEffect(() => {
    if (isBehind) put(read);
  });

  const kept = useFormDraft<V>({
    form: `${options.kind} ${stored?.id ?? "new"}`,
    version: stored?.version ?? 0,
    values: keepable(values, stored),
    isDirty,
    enabled: !readOnly,
    restore: (found) => form.reset(found, { keepDefaultValues: true }),
  });

  return {
    ...saving,
    form,
    formRef,
    values,
    errors: errorsByPath(errors),
    failure: errors.root?.message ?? null,
    kept,
    readOnly,
    isDirty,
    isSaving: sent !== null,
    hasUnsaved: isDirty && !readOnly && (sent === null || JSON.stringify(values) !== JSON.stringify(sent)),
    change(some) {
      for (const [field, value] of Object.entries(some)) form.setValue(field as Path<V>, value, { shouldDirty: true });
      form.clearErrors(["root", ...Object.keys(some)] as Path<V>[]);
    },
    discard: () => form.reset(),
    mark,
    async save(event) {
      event?.preventDefault();
      if (readOnly || sent !== null) return;
      // What was said before is not known to hold.
      form.clearErrors();
      await form.handleSubmit((typed) => save(typed))();
    },
  };
}

const headOf = (path: string) => path.split(".")[0] ?? path;
