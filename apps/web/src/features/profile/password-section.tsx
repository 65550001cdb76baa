import { type FieldErrors, type ProfileDetail, passwordLimits } from "@copydesk/contracts";
import { Button, Notice } from "@copydesk/ui";
import { type SyntheticEvent, useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { PasswordField, StrengthMeter } from "../../lib/password-field.tsx";
import { notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { Section } from "./section.tsx";

/** Changing the password, for whoever has one. */
export function PasswordSection({ profile }: { profile: ProfileDetail }) {
  return (
    <Section title="Password" help="Changing it ends your other sessions.">
      {profile.has_password ? (
        <PasswordForm profile={profile} />
      ) : (
        <p className="text-ink-2 text-sm">You sign in with Microsoft, so there is no password to change here.</p>
      )}
    </Section>
  );
}

const empty = { current_password: "", new_password: "", confirm_password: "" };

function PasswordForm({ profile }: { profile: ProfileDetail }) {
  const [values, setValues] = useState(empty);
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const change = trpc.profile.change_password.useMutation();
  const set = (name: keyof typeof empty) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const field = (name: keyof typeof empty) => ({ name, value: values[name], onValueChange: set(name), error: fields[name] });
  const isTouched = Object.values(values).some((value) => value !== "");

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFields({});
    setFailure(null);
    try {
      await change.mutateAsync(values);
      setValues(empty);
      notifySuccess("Password changed successfully");
      await utils.profile.sessions.invalidate();
    } catch (error) {
      const refused = failureOf(error);
      const [first] = Object.keys(refused.fields);
      setFields(refused.fields);
      if (first === undefined) return setFailure(refused.message);
      const input = form.elements.namedItem(first);
      if (input instanceof HTMLInputElement) input.select();
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* Password managers tell accounts apart by it. */}
      <input type="email" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <div className="grid gap-4 sm:grid-cols-3">
        <PasswordField label="Current password" autoComplete="current-password" {...field("current_password")} />
        <PasswordField label="New password" autoComplete="new-password" {...field("new_password")}>
          {values.new_password === "" ? (
            <p className="text-ink-3 text-xs leading-[18px]">At least {passwordLimits.min} characters, of any kind.</p>
          ) : (
            <StrengthMeter
              password={values.new_password}
              own={[profile.email.split("@")[0] ?? "", profile.first_name, profile.last_name]}
            />
          )}
        </PasswordField>
        <PasswordField label="Confirm password" autoComplete="new-password" {...field("confirm_password")} />
      </div>
      <div role="alert" className="empty:hidden">
        {failure && <Notice tone="destructive">{failure}</Notice>}
      </div>
      {isTouched && (
        <div className="flex gap-2">
          <Button type="submit" variant="primary" loading={change.isPending}>
            Change the password
          </Button>
          <Button
            disabled={change.isPending}
            onClick={() => {
              setValues(empty);
              setFields({});
              setFailure(null);
            }}
          >
            Cancel
          </Button>
        </div>
      )}
    </form>
  );
}
