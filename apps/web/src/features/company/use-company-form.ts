import type { CompanyDetail } from "@copydesk/contracts";
import { type BaseSyntheticEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { resetAfterSaving } from "../../lib/after-saving.ts";
import { failureOf, sayFailure } from "../../lib/failure.ts";
import { useApp } from "../../lib/stores/app.ts";
import { useAuth } from "../../lib/stores/auth.ts";
import { notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { type CompanyValues, checkCompany, companyFields, valuesOf } from "./company-values.ts";

interface Conflict {
  theirs: CompanyDetail;
  mine: CompanyValues;
}

/** The form of the company: what it holds, how it is saved, and what somebody else saved in between. */
export function useCompanyForm(company: CompanyDetail) {
  const [stored, setStored] = useState(company);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<CompanyValues>({ defaultValues: valuesOf(company) });
  const update = trpc.company.update.useMutation();
  const follow = useFollowCompany();

  function keep(saved: CompanyDetail, sent?: CompanyValues) {
    setStored(saved);
    if (sent) resetAfterSaving(form, { sent, saved: valuesOf(saved) });
    else form.reset(valuesOf(saved));
  }
  async function send(values: CompanyValues, version: number) {
    const checked = checkCompany(values, version);
    if ("problems" in checked) return void mark(checked.problems);
    try {
      const saved = await update.mutateAsync(checked.input);
      keep(saved, values);
      notifySuccess("Company settings saved");
      await follow(saved);
    } catch (error) {
      const { code, details, fields } = failureOf(error);
      if (code === "STALE_VERSION" && isCompany(details.current)) return setConflict({ theirs: details.current, mine: values });
      const found = Object.entries(fields).flatMap(([key, messages]): [string, string][] => (messages[0] ? [[key, messages[0]]] : []));
      if (!mark(found)) form.setError("root", { message: sayFailure(error) });
    }
  }
  /** Puts messages beside their fields; false when none of them belongs to one. */
  function mark(problems: readonly [string, string][]): boolean {
    const known = problems.flatMap(([key, message]) => companyFields.filter((field) => field === key).map((field) => ({ field, message })));
    for (const { field, message } of known) form.setError(field, { message }, { shouldFocus: field === known[0]?.field });
    return known.length > 0;
  }

  return {
    form,
    stored,
    conflict,
    save: (event?: BaseSyntheticEvent) => form.handleSubmit((values) => send(values, stored.version))(event),
    takeTheirs() {
      if (conflict) keep(conflict.theirs);
      setConflict(null);
    },
    async keepMine() {
      if (!conflict) return;
      const { theirs, mine } = conflict;
      setStored(theirs);
      setConflict(null);
      await send(mine, theirs.version);
    },
  };
}
export type CompanyFormState = ReturnType<typeof useCompanyForm>;

/** The console is at once as it was saved: the chat's button, and the sign-in page for whoever comes next. */
function useFollowCompany() {
  const utils = trpc.useUtils();
  return async (saved: CompanyDetail) => {
    utils.company.get.setData(undefined, saved);
    useApp.getState().setMsAuth(saved.ms_auth && saved.environment.microsoft);
    useApp.getState().setAiChatEnabled(saved.enable_chat_agent);
    // What the person may use follows from it. It is saved whether this can be asked or not.
    const user = await utils.profile.get.fetch(undefined, { staleTime: 0 }).catch(() => undefined);
    if (user) useAuth.getState().authenticated(user);
  };
}

const isCompany = (value: unknown): value is CompanyDetail =>
  typeof value === "object" && value !== null && "version" in value && "activity_days" in value;
