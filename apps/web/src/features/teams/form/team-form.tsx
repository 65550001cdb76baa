import type { TeamDetail } from "@copydesk/contracts";
import { Button, Field, Input, Notice, Switch, Textarea } from "@copydesk/ui";
import { Controller } from "react-hook-form";
import { Link } from "react-router";
import { KeptFormNotice } from "../../../lib/kept-form/kept-form-notice.tsx";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { FormFailure, VersionedForm } from "../../../lib/versioned-form/versioned-form.tsx";
import { Impact } from "../impact-dialog.tsx";
import { ColourPicker } from "./colour-picker.tsx";
import { MemberSeats } from "./member-seats.tsx";
import { TeamConflict } from "./team-conflict.tsx";
import { type TeamFormState, useTeamForm } from "./use-team-form.ts";

/** A new team, or a stored one. */
export function TeamForm({ team }: { team?: TeamDetail }) {
  const state = useTeamForm(team);
  const { form, conflict } = state;
  return (
    <VersionedForm state={state} unsaved="Your changes to this team aren't saved.">
      <KeptFormNotice found={state.kept} />
      <NameFields state={state} />
      {team && <StatusField state={state} team={team} />}
      <PageSection title="Members" help="They can read what is shared with the team. Editing rights are given individually.">
        <Controller
          control={form.control}
          name="seats"
          render={({ field, fieldState }) => (
            <MemberSeats values={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </PageSection>
      <FormFailure state={state} />
      <div className="flex gap-2 pt-5">
        <Button type="submit" variant="primary" size="page" loading={state.isSaving}>
          {team ? "Save" : "Create team"}
        </Button>
        <Button size="page" asChild>
          <Link to={team ? `/teams/${team.id}` : "/teams"}>Cancel</Link>
        </Button>
      </div>
      {conflict && <TeamConflict {...conflict} onTakeTheirs={state.takeTheirs} onKeepMine={state.keepMine} />}
    </VersionedForm>
  );
}

function NameFields({ state: { form } }: { state: TeamFormState }) {
  const { errors } = form.formState;
  const description = form.watch("description");
  return (
    <PageSection title="Team">
      <div className="grid gap-4">
        <Field label="Name" error={errors.name?.message}>
          <Input dir="auto" {...form.register("name")} />
        </Field>
        <Field label="Description" optional error={errors.description?.message} aside={`${description.length} of 500`}>
          <Textarea dir="auto" rows={2} {...form.register("description")} />
        </Field>
        <Field label="Colour" group error={errors.colour?.message}>
          <Controller
            control={form.control}
            name="colour"
            render={({ field }) => <ColourPicker value={field.value} onChange={field.onChange} />}
          />
        </Field>
      </div>
    </PageSection>
  );
}

function StatusField({ state: { form }, team }: { state: TeamFormState; team: TeamDetail }) {
  const status = form.watch("status");
  const goesOff = team.status === "active" && status === "inactive";
  return (
    <PageSection title="Status">
      <Controller
        control={form.control}
        name="status"
        render={({ field }) => (
          <Switch
            checked={field.value === "active"}
            onCheckedChange={(on) => field.onChange(on ? "active" : "inactive")}
            label="Active"
            help="While a team is inactive, what is shared with it is hidden from its members."
          />
        )}
      />
      {goesOff && (
        <Notice tone="warning" className="mt-4">
          <Impact id={team.id} />
        </Notice>
      )}
    </PageSection>
  );
}
