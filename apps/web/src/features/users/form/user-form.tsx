import type { UserDetail } from "@copydesk/contracts";
import { Button, Combobox, Field, Input, Notice } from "@copydesk/ui";
import { type KeyboardEvent, useMemo } from "react";
import { Controller } from "react-hook-form";
import { Link } from "react-router";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { useRight } from "../../../lib/rights.ts";
import { timeZoneOptions } from "../../../lib/time-zones.ts";
import { UnsavedGuard } from "../../../lib/unsaved-guard.tsx";
import { useUserOptions } from "../list/user-list.ts";
import { RoleTicks } from "./role-ticks.tsx";
import { TeamSeats } from "./team-seats.tsx";
import { type UserFormState, useUserForm } from "./use-user-form.ts";
import { UserConflict } from "./user-conflict.tsx";

/** Account, roles and teams of a person. */
export function UserForm({ person }: { person: UserDetail }) {
  const state = useUserForm(person);
  const { form, save, conflict } = state;
  const { isDirty, isSubmitting, errors } = form.formState;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || !["Enter", "s"].includes(event.key)) return;
    event.preventDefault();
    void save();
  };
  return (
    <form noValidate onSubmit={save} onKeyDown={onKeyDown}>
      <AccountFields state={state} person={person} />
      <RoleFields state={state} person={person} />
      <PageSection title="Teams" help="Members can read what is shared with the team. Give editing rights here, individually.">
        <Controller
          control={form.control}
          name="teams"
          render={({ field, fieldState }) => (
            <TeamSeats person={person} values={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </PageSection>
      <div role="alert" className="pt-4 empty:hidden">
        {errors.root?.message && <Notice tone="destructive">{errors.root.message}</Notice>}
      </div>
      <div className="flex gap-2 pt-5">
        <Button type="submit" variant="primary" size="page" loading={isSubmitting}>
          Save
        </Button>
        <Button size="page" asChild>
          <Link to={`/users/${person.id}`}>Cancel</Link>
        </Button>
      </div>
      {conflict && <UserConflict {...conflict} onTakeTheirs={state.takeTheirs} onKeepMine={state.keepMine} />}
      <UnsavedGuard when={isDirty && !isSubmitting} description="Your changes to this person aren't saved." />
    </form>
  );
}

interface PartProps {
  state: UserFormState;
  person: UserDetail;
}

function AccountFields({ state: { form }, person }: PartProps) {
  const { errors } = form.formState;
  const timezone = form.watch("timezone");
  const zones = useMemo(() => timeZoneOptions(timezone), [timezone]);
  return (
    <PageSection title="Account" help={person.status === "invited" ? "The link in their mail stops working when the address changes." : ""}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.first_name?.message}>
          <Input autoComplete="off" dir="auto" {...form.register("first_name")} />
        </Field>
        <Field label="Last name" error={errors.last_name?.message}>
          <Input autoComplete="off" dir="auto" {...form.register("last_name")} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Field label="Job title" optional error={errors.job_title?.message}>
          <Input autoComplete="off" dir="auto" {...form.register("job_title")} />
        </Field>
        <Field label="Time zone" error={errors.timezone?.message}>
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

function RoleFields({ state: { form }, person }: PartProps) {
  const mayAssign = useRight("users.assign_roles");
  const roles = useUserOptions().data?.roles;
  const locked = person.is_you
    ? "You cannot change your own roles. Ask another administrator."
    : mayAssign
      ? undefined
      : "You may not change roles.";
  return (
    <PageSection title="Roles" help="What they can do. Several roles add up, and a change takes effect on their next click.">
      <Controller
        control={form.control}
        name="role_ids"
        render={({ field, fieldState }) => (
          <RoleTicks
            bare
            roles={roles}
            values={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            {...(locked ? { locked } : {})}
          />
        )}
      />
    </PageSection>
  );
}
