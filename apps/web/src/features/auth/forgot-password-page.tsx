import { Button, Field, Input, Notice } from "@copydesk/ui";
import { type SyntheticEvent, useState } from "react";
import { Link } from "react-router";
import { failureOf, formatFailure } from "../../lib/failure.ts";
import { sessionCalls } from "../../lib/session-calls.ts";
import { HelpPage } from "./help-page.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** `/auth/forgot-password`. */
export default function ForgotPasswordPage() {
  const { sent, error, failure, sending, submit } = useForgot();
  if (sent) return <MailSent email={sent} />;
  return (
    <SignInFrame label="Forgot password?">
      <title>Forgot password? · Copydesk</title>
      <h1 className="mb-2 font-title text-lg tracking-title">Forgot password?</h1>
      <p className="mb-6 text-base text-ink-2 text-pretty">
        Enter the email you sign in with and we'll send you a link to choose a new password.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Email" error={error}>
          <Input name="email" type="email" size="lg" autoComplete="username" autoFocus spellCheck={false} />
        </Field>
        <div role="alert" className="empty:hidden">
          {failure && <Notice tone="destructive">{failure}</Notice>}
        </div>
        <Button type="submit" variant="primary" size="xl" loading={sending} className="w-full">
          Send link
        </Button>
        <Link to="/auth/login" className="link justify-self-center text-sm">
          Back to sign in
        </Link>
      </form>
    </SignInFrame>
  );
}

/** Says the same for every address, as the server does. */
function MailSent({ email }: { email: string }) {
  return (
    <HelpPage title="Check your inbox">
      <p>
        If <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</bdi> has an account here, we've sent a link. It works
        once and expires in 30 minutes.
      </p>
      <p className="mt-3 text-ink-3 text-sm">Nothing after a few minutes? Check your spam folder or ask your administrator.</p>
    </HelpPage>
  );
}

function useForgot() {
  const [sent, setSent] = useState<string | null>(null);
  const [error, setError] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    setFailure(null);
    setError(email === "" ? ["Email is required"] : []);
    if (email === "") return focusEmail(form);
    setSending(true);
    try {
      await sessionCalls.forgotPassword({ email });
      setSent(email);
    } catch (refused) {
      const { fields } = failureOf(refused);
      if (fields.email) setError(fields.email);
      else setFailure(formatFailure(refused));
      focusEmail(form);
    } finally {
      setSending(false);
    }
  }
  return { sent, error, failure, sending, submit };
}

function focusEmail(form: HTMLFormElement): void {
  const field = form.elements.namedItem("email");
  if (field instanceof HTMLInputElement) field.select();
}
