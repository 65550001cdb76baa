import type { CompanyDetail, CompanyInput } from "@copydesk/contracts";
import { useApp } from "../../lib/stores/app.ts";
import { useAuth } from "../../lib/stores/auth.ts";
import { notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { useVersionedForm } from "../../lib/versioned-form/use-versioned-form.ts";
import { type CompanyValues, checkCompany, valuesOf } from "./company-values.ts";

/** The form of the company. */
export function useCompanyForm(company: CompanyDetail) {
  const update = trpc.company.update.useMutation();
  const follow = useFollowCompany();
  return useVersionedForm<CompanyValues, CompanyDetail, CompanyInput>({
    kind: "company",
    stored: company,
    valuesOf,
    check: (values, { version } = company) => checkCompany(values, version),
    send: (input) => update.mutateAsync(input),
    async after(saved) {
      notifySuccess("Company settings saved");
      await follow(saved);
    },
  });
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
