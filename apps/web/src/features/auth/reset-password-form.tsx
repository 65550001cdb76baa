import type { FieldErrors } from "@copydesk/contracts";
import { Button, Field, Input, Notice } from "@copydesk/ui";
import { type SyntheticEvent, useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { PasswordField, StrengthMeter } from "../../lib/password-field.tsx";
import { sessionCalls } from "../../lib/session-calls.ts";

interface ResetPasswordFormProps {
  token: string;
  isActivation: boolean;
  person: { email: string; first_name: string; last_name: string };
  onDone: () => void;
  /** The link ended while somebody was typing. */
  onEnded: () => void;
}

const nameFields = ["first_name", "last_name"] as const;

/** A password twice; for a new account also what the person is called. */
export function ResetPasswordForm({ token, isActivation, person, onDone, onEnded }: ResetPasswordFormProps) {
  const [values, setValues] = useState({
    first_name: person.first_name,
    last_name: person.last_name,
    new_password: "",
    confirm_password: "",
  });
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const firstEmpty = isActivation ? nameFields.find((name) => person[name] === "") : undefined;
  const set = (name: keyof typeof values) => (value: string) => setValues((before) => ({ ...before, [name]: value }));

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFields({});
    setFailure(null);
    setSending(true);
    try {
      const { first_name, last_name, ...passwords } = values;
      const names = isActivation ? { first_name, last_name } : {};
      await sessionCalls.resetPassword({ token, is_activation: isActivation, ...names, ...passwords });
      onDone();
    } catch (error) {
      const refused = failureOf(error);
      const named = Object.keys(refused.fields);
      setFields(refused.fields);
      if (named.length > 0) focusFirst(form, named);
      else if (refused.code === "BAD_REQUEST") onEnded();
      else setFailure(refused.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Greeting isActivation={isActivation} person={person} />
      {/* Password managers keep the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={person.email} readOnly hidden />
      {isActivation && (
        <div className="grid gap-4 sm:grid-cols-2">
          {nameFields.map((name) => (
            <Field key={name} label={name === "first_name" ? "First name" : "Last name"} error={fields[name]}>
              <Input
                name={name}
                size="lg"
                autoComplete={name === "first_name" ? "given-name" : "family-name"}
                autoFocus={name === firstEmpty}
                value={values[name]}
                onChange={(event) => set(name)(event.target.value)}
              />
            </Field>
          ))}
        </div>
      )}
      <PasswordField
        label={isActivation ? "Password" : "New password"}
        name="new_password"
        size="lg"
        autoComplete="new-password"
        autoFocus={firstEmpty === undefined}
        value={values.new_password}
        onValueChange={set("new_password")}
        error={fields.new_password}
      >
        <StrengthMeter password={values.new_password} own={[person.email.split("@")[0] ?? "", values.first_name, values.last_name]} />
      </PasswordField>
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        size="lg"
        autoComplete="new-password"
        value={values.confirm_password}
        onValueChange={set("confirm_password")}
        error={fields.confirm_password}
      />
      <div role="alert" className="empty:hidden">
        {failure && <Notice tone="destructive">{failure}</Notice>}
      </div>
      <Button type="submit" variant="primary" size="xl" loading={sending} className="w-full">
        {isActivation ? "Activate my account" : "Save password"}
      </Button>
    </form>
  );
}

function Greeting({ isActivation, person }: Pick<ResetPasswordFormProps, "isActivation" | "person">) {
  const email = <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{person.email}</bdi>;
  return (
    <div className="mb-1">
      <h1 className="mb-2 font-title text-lg tracking-title text-balance">
        {isActivation ? `Welcome${person.first_name ? `, ${person.first_name}` : ""}` : "Choose a new password"}
      </h1>
      <p className="text-base text-ink-2 text-pretty">
        {isActivation ? (
          <>Good to have you here. Your account is {email}. Enter your name, choose a password, and you're in.</>
        ) : (
          <>For {email}. You'll be signed out everywhere else.</>
        )}
      </p>
    </div>
  );
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const field = form.elements.namedItem(names[0] ?? "");
  if (field instanceof HTMLInputElement) field.focus();
}
