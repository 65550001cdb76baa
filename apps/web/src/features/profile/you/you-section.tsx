import type { ProfileDetail } from "@copydesk/contracts";
import { Button, consoleLocale, Field, Input, Notice } from "@copydesk/ui";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { useForm } from "react-hook-form";
import { failureOf, formatFailure } from "../../../lib/failure.ts";
import { UnsavedGuard } from "../../../lib/unsaved/unsaved-guard.tsx";
import { Section } from "../section.tsx";
import { useSaveProfile } from "../use-save-profile.ts";
import { Photo } from "./photo.tsx";

/** Name, job title and photo. */
export function YouSection({ profile }: { profile: ProfileDetail }) {
  return (
    <Section title="You" help="Shown beside what you write.">
      <Photo address={profile.profile_pic} />
      <NameForm profile={profile} />
      <p className="mt-4 flex items-start gap-2 text-ink-3 text-xs leading-[18px]">
        <LockSimpleIcon size={14} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{whoYouAre(profile)} Only an administrator can change these.</span>
      </p>
    </Section>
  );
}

const names = ["first_name", "last_name", "job_title"] as const;

function NameForm({ profile }: { profile: ProfileDetail }) {
  const { first_name, last_name, job_title } = profile;
  // Saved elsewhere or by the section beneath, the fields follow; what is being typed stays.
  const form = useForm({ values: { first_name, last_name, job_title }, resetOptions: { keepDirtyValues: true } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const save = useSaveProfile(profile);

  const submit = form.handleSubmit(async (values) => {
    try {
      const { first_name, last_name, job_title } = await save(values);
      form.reset({ first_name, last_name, job_title });
    } catch (error) {
      const { fields } = failureOf(error);
      const named = names.filter((name) => fields[name]);
      for (const name of named) form.setError(name, { message: fields[name]?.join(" ") ?? "" }, { shouldFocus: name === named[0] });
      if (named.length === 0) form.setError("root", { message: formatFailure(error) });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="First name" error={errors.first_name?.message}>
          <Input autoComplete="given-name" {...form.register("first_name")} />
        </Field>
        <Field label="Last name" error={errors.last_name?.message}>
          <Input autoComplete="family-name" {...form.register("last_name")} />
        </Field>
        <Field label="Job title" optional error={errors.job_title?.message}>
          <Input autoComplete="organization-title" {...form.register("job_title")} />
        </Field>
      </div>
      <div role="alert" className="empty:hidden">
        {errors.root?.message && <Notice tone="destructive">{errors.root.message}</Notice>}
      </div>
      {isDirty && (
        <div className="flex gap-2">
          <Button type="submit" variant="primary" loading={isSubmitting}>
            Save
          </Button>
          <Button disabled={isSubmitting} onClick={() => form.reset()}>
            Discard
          </Button>
        </div>
      )}
      <UnsavedGuard when={isDirty && !isSubmitting} description="Your changes to your name or job title aren't saved." />
    </form>
  );
}

const list = new Intl.ListFormat(consoleLocale, { type: "conjunction" });

/** What others decide about a person: "mira@norrbrook.example, Marketing manager in Nordics and DACH." */
export function whoYouAre({ email, roles, teams }: Pick<ProfileDetail, "email" | "roles" | "teams">): string {
  const role = roles.length > 0 ? list.format(roles) : "without a role";
  return `${email}, ${role}${teams.length > 0 ? ` in ${list.format(teams)}` : ""}.`;
}
