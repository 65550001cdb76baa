import { type TeamColour, type TeamDetail, type TeamInput, teamColours, teamInput } from "@copydesk/contracts";
import { Button, cn, Field, Input, Notice, Switch, Textarea, useFieldLabel } from "@copydesk/ui";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { TeamDot } from "../../../lib/people/team-dot.tsx";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { FormDraftNotice } from "../../../lib/unsaved/form-draft-notice.tsx";
import { checkBy } from "../../../lib/versioned-form/form-problems.ts";
import { useVersionedForm } from "../../../lib/versioned-form/use-versioned-form.ts";
import { FormFailure, VersionedForm } from "../../../lib/versioned-form/versioned-form.tsx";
import { Impact } from "../impact-dialog.tsx";
import { useRefreshTeams } from "../use-team-actions.tsx";
import { MemberSeats } from "./member-seats.tsx";
import { TeamConflict } from "./team-conflict.tsx";
import { blankTeam, fieldOf, type TeamValues, toInput, valuesOf } from "./team-values.ts";

/** A new team, or a stored one. */
export function TeamForm({ team }: { team?: TeamDetail }) {
  const state = useTeamForm(team);
  const { form, conflict } = state;
  return (
    <VersionedForm state={state} unsaved="Your changes to this team aren't saved.">
      <FormDraftNotice found={state.kept} />
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
      {conflict && <TeamConflict {...conflict} onTakeTheirs={state.takeTheirs} onKeepMine={state.keepMine} onClose={state.closeConflict} />}
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The browser's own radio buttons, drawn as dots; arrows move among them. */
function ColourPicker({ value, onChange }: { value: TeamColour; onChange: (colour: TeamColour) => void }) {
  const name = useId();
  const label = useFieldLabel();
  return (
    <div role="radiogroup" aria-labelledby={label} className="flex flex-wrap gap-1.5">
      {teamColours.map((colour) => (
        <label
          key={colour}
          title={capital(colour)}
          className={cn(
            "relative grid size-9 cursor-pointer place-items-center rounded-md border transition-colors hover:bg-hover has-[:focus-visible]:ring-3 has-[:focus-visible]:ring-accent/16",
            value === colour ? "border-accent bg-accent-tint ring-1 ring-accent" : "border-line",
          )}
        >
          <input
            type="radio"
            name={name}
            value={colour}
            aria-label={capital(colour)}
            checked={value === colour}
            onChange={() => onChange(colour)}
            className="absolute inset-0 cursor-pointer appearance-none"
          />
          <TeamDot colour={colour} className="size-4" />
        </label>
      ))}
    </div>
  );
}

/** The form of a new or a stored team. */
function useTeamForm(team: TeamDetail | undefined) {
  const create = trpc.teams.create.useMutation();
  const update = trpc.teams.update.useMutation();
  const refresh = useRefreshTeams();
  const navigate = useNavigate();
  return useVersionedForm<TeamValues, TeamDetail, TeamInput>({
    kind: "team",
    stored: team,
    blank: blankTeam,
    valuesOf,
    fieldOf,
    check: (values) => checkBy(teamInput, toInput(values)),
    send: (input, known) => (known ? update.mutateAsync({ id: known.id, version: known.version, ...input }) : create.mutateAsync(input)),
    async after(saved, known) {
      notifySuccess(known ? `${saved.name} saved` : `${saved.name} created`);
      await refresh();
      await navigate(`/teams/${saved.id}`, { replace: !known });
    },
  });
}
type TeamFormState = ReturnType<typeof useTeamForm>;
