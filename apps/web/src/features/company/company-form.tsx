import type { CompanyDetail } from "@copydesk/contracts";
import { Button, Combobox, Field, Input, Notice, Switch } from "@copydesk/ui";
import { useMemo } from "react";
import { Controller } from "react-hook-form";
import { ConflictDialog } from "../../lib/people/conflict-dialog.tsx";
import { PageSection } from "../../lib/people/page-section.tsx";
import { timeZoneOptions } from "../../lib/time-zones.ts";
import { FormDraftNotice } from "../../lib/unsaved/form-draft-notice.tsx";
import { FormFailure, VersionedForm } from "../../lib/versioned-form/versioned-form.tsx";
import { CompanyBudget } from "./company-budget.tsx";
import { EnvironmentFacts, RetentionNotice } from "./company-notes.tsx";
import { companyFields, companyLabels, formatCompanyValue, shortenedRetention, valuesOf } from "./company-values.ts";
import { LogoField } from "./logo-field.tsx";
import { type CompanyFormState, useCompanyForm } from "./use-company-form.ts";

/** Everything that is set for the whole company; the logo is saved by itself. */
export function CompanyForm({ company }: { company: CompanyDetail }) {
  const state = useCompanyForm(company);
  const { conflict, isDirty, isSaving } = state;
  return (
    <VersionedForm state={state} unsaved="Your changes to the company aren't saved.">
      <div>
        <FormDraftNotice found={state.kept} />
        <CompanyItself state={state} logo={company.logo} />
        <SignOn state={state} environment={company.environment} />
        <CompanyBudget form={state.form} use={(state.stored ?? company).budget} />
        <Retention state={state} company={company} />
        <PageSection title="Server" help="Set in the server’s environment by whoever runs it.">
          <EnvironmentFacts environment={company.environment} />
        </PageSection>
      </div>
      <div className="sticky bottom-0 -mx-4 border-line border-t bg-canvas px-4 py-3 md:mx-0 md:px-0">
        <FormFailure state={state} className="pb-3 empty:hidden" />
        <div className="flex items-center gap-2">
          <Button type="submit" variant="primary" size="page" loading={isSaving}>
            Save
          </Button>
          {isDirty && (
            <>
              <Button size="page" disabled={isSaving} onClick={state.discard}>
                Discard
              </Button>
              <span className="ml-1 text-ink-3 text-xs">Not saved yet</span>
            </>
          )}
        </div>
      </div>
      {conflict && (
        <ConflictDialog
          title="Somebody else changed these settings while you did"
          rows={companyFields.map((field) => ({
            label: companyLabels[field],
            theirs: formatCompanyValue(valuesOf(conflict.theirs), field),
            mine: formatCompanyValue(conflict.mine, field),
          }))}
          onTakeTheirs={state.takeTheirs}
          onKeepMine={state.keepMine}
          onClose={state.closeConflict}
        />
      )}
    </VersionedForm>
  );
}

interface PartProps {
  state: CompanyFormState;
}

function CompanyItself({ state: { form }, logo }: PartProps & { logo: string | null }) {
  const { errors } = form.formState;
  const timezone = form.watch("timezone");
  const zones = useMemo(() => timeZoneOptions(timezone), [timezone]);
  return (
    <PageSection title="Company" help="The name appears in invitations. New people start in this time zone unless you choose another.">
      <LogoField address={logo} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Field label={companyLabels.name} error={errors.name?.message}>
          <Input autoComplete="organization" dir="auto" {...form.register("name")} />
        </Field>
        <Field label={companyLabels.timezone} error={errors.timezone?.message}>
          <Controller
            control={form.control}
            name="timezone"
            render={({ field }) => (
              <Combobox value={field.value} onValueChange={field.onChange} options={zones} searchPlaceholder="City or region" />
            )}
          />
        </Field>
      </div>
    </PageSection>
  );
}

function SignOn({ state: { form }, environment }: PartProps & Pick<CompanyDetail, "environment">) {
  const isOn = form.watch("ms_auth");
  return (
    <PageSection title="Features" help="Changes take effect for everyone on their next click.">
      <div className="grid gap-5">
        <Controller
          control={form.control}
          name="ms_auth"
          render={({ field }) => (
            <Switch
              label="Sign in with Microsoft"
              checked={field.value}
              onCheckedChange={field.onChange}
              help={
                environment.microsoft
                  ? "Offered on the sign-in page, beside the password."
                  : "Has no effect yet: the person who runs your server has to set up your Microsoft tenant first."
              }
            />
          )}
        />
        {isOn && !environment.microsoft && (
          <Notice tone="warning">The sign-in page does not offer Microsoft while the server is not set up for it.</Notice>
        )}
        <Controller
          control={form.control}
          name="enable_chat_agent"
          render={({ field }) => (
            <Switch
              label="AI Chat Agent"
              checked={field.value}
              onCheckedChange={field.onChange}
              help="Shows its button in the top bar to everybody whose role allows it."
            />
          )}
        />
      </div>
    </PageSection>
  );
}

const retention = [
  { name: "llm_body_days", label: "Messages", help: "What was sent to models, and their answers" },
  { name: "llm_metadata_days", label: "LLM logs", help: "When, who, which model and what it cost" },
  { name: "activity_days", label: "Activity log", help: "Who changed what" },
] as const;

function Retention({ state: { form }, company }: PartProps & { company: CompanyDetail }) {
  const { errors } = form.formState;
  return (
    <PageSection title="Logs are kept" help="In days. Anything older is deleted for good soon after you save.">
      <div className="grid gap-4 sm:grid-cols-3">
        {retention.map(({ name, label, help }) => (
          <Field key={name} label={label} help={help} error={errors[name]?.message}>
            <Input inputMode="numeric" autoComplete="off" inputClassName="tabular-nums" trailing="days" {...form.register(name)} />
          </Field>
        ))}
      </div>
      <RetentionNotice shortened={shortenedRetention(form.watch(), company)} />
    </PageSection>
  );
}
