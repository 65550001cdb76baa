import type { InviteResult } from "@copydesk/contracts";
import { Button, Combobox, Dialog, Field, Notice } from "@copydesk/ui";
import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { ownZone } from "../../../lib/own-zone.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { timeZoneOptions } from "../../../lib/time-zones.ts";
import { trpc } from "../../../lib/trpc.ts";
import { UnsavedGuard } from "../../../lib/unsaved/unsaved-guard.tsx";
import { RoleTicks } from "../form/role-ticks.tsx";
import { TeamsPicker } from "../form/teams-picker.tsx";
import { useUserOptions } from "../list/user-list.ts";
import { useRefreshPeople } from "../use-user-actions.tsx";
import { AddressField } from "./address-field.tsx";
import { InviteResultDialog } from "./invite-result.tsx";
import { invitable } from "./note-addresses.ts";
import { useCheckedAddresses } from "./use-checked-addresses.ts";

type Errors = Partial<Record<"people" | "role_ids" | "teams" | "timezone" | "root", string>>;

/** Invites people by their addresses. Where no mail server is set up, their links are shown once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [emails, setEmails] = useState<string[]>([]);
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const [teamIds, setTeamIds] = useState<string[]>([]);
  const [timezone, setTimezone] = useState(ownZone.get());
  const [errors, setErrors] = useState<Errors>({});
  const addresses = useCheckedAddresses(emails);
  const options = useUserOptions().data;
  const zones = useMemo(() => timeZoneOptions(timezone), [timezone]);
  const refresh = useRefreshPeople();
  const inviting = trpc.users.invite.useMutation();
  const wanted = invitable(addresses);
  const result = inviting.data;
  const leftOver = addresses.filter(({ state }) => state === "invalid").map(({ email }) => email);
  const known = addresses.filter(({ state }) => state === "here").map(({ email, name }) => ({ email, name: name ?? email }));
  const isTold = result !== undefined && (result.links.length > 0 || result.skipped.length > 0 || leftOver.length > 0);

  useEffect(() => {
    if (!result || isTold) return;
    notifySuccess(formatInvited(result));
    onClose();
  }, [result, isTold, onClose]);

  async function invite() {
    const missing: Errors = {
      ...(wanted.length === 0 ? { people: "Enter the email of someone who isn’t here yet" } : {}),
      ...(roleIds.length === 0 ? { role_ids: "Choose at least one role" } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      const teams = teamIds.map((team_id) => ({ team_id }));
      await inviting.mutateAsync({ people: wanted.map((email) => ({ email })), role_ids: roleIds, teams, timezone });
      await refresh();
    } catch (error) {
      setErrors(errorsOf(error));
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void invite();
  };

  if (result && isTold)
    return <InviteResultDialog result={{ ...result, skipped: [...result.skipped, ...known] }} leftOver={leftOver} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="max-w-[620px]"
      title="Invite people"
      dismissible={!inviting.isPending}
      footer={
        <>
          <span className="mr-auto basis-full text-ink-3 text-xs sm:basis-auto">Each link works once and expires in 7 days.</span>
          <Button onClick={onClose} disabled={inviting.isPending}>
            Cancel
          </Button>
          <Button variant="primary" loading={inviting.isPending} onClick={invite}>
            {wanted.length === 0 ? "Invite" : `Invite ${wanted.length} ${wanted.length === 1 ? "person" : "people"}`}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for the shortcut that submits */}
      <div className="grid gap-[18px]" onKeyDown={onKeyDown}>
        <AddressField addresses={addresses} onChange={setEmails} error={errors.people} />
        <RoleTicks roles={options?.roles} values={roleIds} onChange={setRoleIds} error={errors.role_ids} />
        <div className="grid gap-[18px] sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
          <TeamsPicker teams={options?.teams} values={teamIds} onChange={setTeamIds} error={errors.teams} />
          <Field label="Their time zone" error={errors.timezone}>
            <Combobox value={timezone} onValueChange={setTimezone} options={zones} searchPlaceholder="City or region" />
          </Field>
        </div>
        <div role="alert" className="empty:hidden">
          {errors.root && <Notice tone="destructive">{errors.root}</Notice>}
        </div>
      </div>
      <UnsavedGuard when={emails.length > 0 && !result} description="The invitation is not sent." />
    </Dialog>
  );
}

const formatInvited = ({ invited }: InviteResult) =>
  invited.length === 1 ? `${invited[0]?.email} is invited` : `${invited.length} people are invited`;

function errorsOf(error: unknown): Errors {
  const { fields, message } = failureOf(error);
  const about = (name: string) =>
    Object.entries(fields)
      .filter(([key]) => key === name || key.startsWith(`${name}.`))
      .flatMap(([, messages]) => messages)
      .join(" ");
  const found = (["people", "role_ids", "teams", "timezone"] as const).flatMap((name) => {
    const words = about(name);
    return words === "" ? [] : [[name, words] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : { root: message };
}
