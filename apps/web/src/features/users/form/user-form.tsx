import { type UserDetail, type UserUpdateInput, userUpdateInput } from "@copydesk/contracts";
import { Button, Combobox, Field, Input } from "@copydesk/ui";
import { useMemo } from "react";
import { Controller } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { fullName } from "../../../lib/people/full-name.ts";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { useRight } from "../../../lib/rights.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { timeZoneOptions } from "../../../lib/time-zones.ts";
import { trpc } from "../../../lib/trpc.ts";
import { FormDraftNotice } from "../../../lib/unsaved/form-draft-notice.tsx";
import { checkBy } from "../../../lib/versioned-form/form-problems.ts";
import { useVersionedForm } from "../../../lib/versioned-form/use-versioned-form.ts";
import { FormFailure, VersionedForm } from "../../../lib/versioned-form/versioned-form.tsx";
import { useUserOptions } from "../list/user-list.ts";
import { useRefreshPeople } from "../use-user-actions.tsx";
import { RoleTicks } from "./role-ticks.tsx";
import { TeamSeats } from "./team-seats.tsx";
import { UserConflict } from "./user-conflict.tsx";
import { type UserValues, valuesOf } from "./user-values.ts";

/** Account, roles and teams of a person. */
export function UserForm({ person }: { person: UserDetail }) {
  const state = useUserForm(person);
  const { form, conflict } = state;
  return (
    <VersionedForm state={state} unsaved="Your changes to this person aren't saved.">
      <FormDraftNotice found={state.kept} />
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
      <FormFailure state={state} />
      <div className="flex gap-2 pt-5">
        <Button type="submit" variant="primary" size="page" loading={state.isSaving}>
          Save
        </Button>
        <Button size="page" asChild>
          <Link to={`/users/${person.id}`}>Cancel</Link>
        </Button>
      </div>
      {conflict && <UserConflict {...conflict} onTakeTheirs={state.takeTheirs} onKeepMine={state.keepMine} onClose={state.closeConflict} />}
    </VersionedForm>
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

/** The form of a person. */
function useUserForm(person: UserDetail) {
  const update = trpc.users.update.useMutation();
  const refresh = useRefreshPeople();
  const navigate = useNavigate();
  return useVersionedForm<UserValues, UserDetail, UserUpdateInput>({
    kind: "person",
    stored: person,
    valuesOf,
    check: (values, { id, version } = person) => checkBy(userUpdateInput, { id, version, ...values }),
    send: (input) => update.mutateAsync(input),
    async after(saved) {
      notifySuccess(`${fullName(saved)} saved`);
      await refresh();
      await navigate(`/users/${saved.id}`);
    },
  });
}
type UserFormState = ReturnType<typeof useUserForm>;
