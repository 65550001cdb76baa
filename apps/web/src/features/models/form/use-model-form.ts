import { type ModelDetail, type ModelInput, modelInput } from "@copydesk/contracts";
import type { Path, UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import type { Failure } from "../../../lib/failure.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { type Checked, checkBy, problemsOfServer } from "../../../lib/versioned-form/form-problems.ts";
import { useVersionedForm } from "../../../lib/versioned-form/use-versioned-form.ts";
import { useRefreshModels } from "../use-model-actions.tsx";
import { blankModel, fieldOf, type ModelValues, toInput, valuesOf, withoutSecrets } from "./model-values.ts";

export type ModelForm = UseFormReturn<ModelValues>;
export interface FallbackOption {
  id: string;
  name: string;
}

interface ModelFormOptions {
  model: ModelDetail | undefined;
  /** The first that is not the built-in writer: whoever connects it wants it to write, so it begins as the default. */
  isFirst: boolean;
  readOnly: boolean;
}

/** The form of a new or a stored model. */
export function useModelForm({ model, isFirst, readOnly }: ModelFormOptions) {
  const create = trpc.models.create.useMutation();
  const update = trpc.models.update.useMutation();
  const refresh = useRefreshModels();
  const navigate = useNavigate();
  const state = useVersionedForm<ModelValues, ModelDetail, ModelInput>({
    kind: "model",
    stored: model,
    blank: { ...blankModel, is_default_content: isFirst },
    valuesOf,
    fieldOf: fieldOf as (path: string) => Path<ModelValues> | null,
    readOnly,
    keepable: withoutSecrets,
    check: (values) => check(toInput(values)),
    send: (input, known) => (known ? update.mutateAsync({ ...input, id: known.id, version: known.version }) : create.mutateAsync(input)),
    async after(saved, known) {
      notifySuccess(known ? `${saved.name} saved` : addedWords(saved, isFirst));
      await refresh();
      await navigate("/settings/models");
    },
  });
  const { form, mark } = state;
  return {
    ...state,
    /** Shows what the server refused beside its fields, or above them. */
    showRefusal({ fields, message }: Failure): void {
      if (!mark(problemsOfServer(fields))) form.setError("root", { message });
    },
    /** Checks the fields as saving would, and shows what is wrong; the input when nothing is. */
    check(values: ModelValues): ModelInput | undefined {
      form.clearErrors();
      // A test needs no name.
      const checked = check(toInput({ ...values, name: values.name.trim() || "Test" }));
      if ("input" in checked) return checked.input;
      mark(checked.problems);
      return undefined;
    },
  };
}

/** A schema's own words about numbers are nothing to show. */
function check(input: ModelInput): Checked<ModelInput> {
  const checked = checkBy(modelInput, input);
  const plainly = (message: string) => (/expected (number|int)|NaN/i.test(message) ? "Enter a number" : message);
  return "input" in checked ? checked : { problems: checked.problems.map(([path, message]) => [path, plainly(message)]) };
}

/** The first one that writes says so: until then texts were offline drafts. */
const addedWords = ({ name, is_default_content }: ModelDetail, isFirst: boolean): string =>
  isFirst && is_default_content ? `${name} added. It writes all texts from now on.` : `${name} added`;
