import type { FieldErrors } from "@copydesk/contracts";
import { type SyntheticEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { failureOf, formatFailure } from "../../lib/failure.ts";
import { safePath } from "../../lib/safe-path.ts";
import { signIn } from "../../lib/session.ts";

/** What is missing before it is worth asking the server; in the words of the contracts. */
export function missing({ email, password }: { email: string; password: string }): FieldErrors {
  return {
    ...(email.trim() === "" && { email: ["Email is required"] }),
    ...(password === "" && { password: ["Password is required"] }),
  };
}

/** Sends the sign-in form and goes to where the person wanted to be. */
export function useSignIn() {
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const [query] = useSearchParams();

  async function submit(event: SyntheticEvent<HTMLFormElement>, remember: boolean) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = { email: String(data.get("email")), password: String(data.get("password")), remember };
    const wrong = missing(values);
    setFields(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return focusField(form, wrong);
    setSending(true);
    try {
      await signIn(values);
      await navigate(safePath(query.get("redirect")) ?? "/", { replace: true });
    } catch (error) {
      const { fields: refused } = failureOf(error);
      setFields(refused);
      if (Object.keys(refused).length === 0) setFailure(formatFailure(error));
      focusField(form, Object.keys(refused).length > 0 ? refused : { password: [] });
    } finally {
      setSending(false);
    }
  }

  return { fields, failure, sending, submit };
}

/** The first field that needs another look, its text selected. */
function focusField(form: HTMLFormElement, fields: FieldErrors): void {
  const field = form.elements.namedItem(Object.keys(fields)[0] ?? "");
  if (field instanceof HTMLInputElement) field.select();
}
