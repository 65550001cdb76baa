import type { LinkState } from "@copydesk/contracts";
import { Button, Notice, Spinner } from "@copydesk/ui";
import { useEffect, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { failureOf } from "../../lib/failure.ts";
import { sessionCalls } from "../../lib/session-calls.ts";
import { HelpPage } from "./help-page.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** `/auth/reset-password/{token}`, for a new account with `isActivation`. */
export default function ResetPasswordPage() {
  const { token = "" } = useParams();
  const [query] = useSearchParams();
  const isActivation = query.get("isActivation") === "true";
  const { link, again } = useResetLink(token, isActivation);
  const [isDone, setDone] = useState(false);
  const title = isActivation ? "Activate your account" : "Choose a new password";

  if (isDone && link.state === "open") return <Done email={link.email} isActivation={isActivation} />;
  if (link.state === "ended") return <Ended isActivation={isActivation} />;
  return (
    <SignInFrame label={title}>
      <title>{`${title} · Copydesk`}</title>
      {link.state === "looking" && (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner /> Checking your link
        </p>
      )}
      {link.state === "failed" && (
        <div className="grid gap-4">
          <Notice tone="destructive">{link.message}</Notice>
          <Button size="xl" onClick={again}>
            Try again
          </Button>
        </div>
      )}
      {link.state === "open" && (
        <ResetPasswordForm token={token} isActivation={isActivation} person={link} onDone={() => setDone(true)} onEnded={again} />
      )}
    </SignInFrame>
  );
}

function Done({ email, isActivation }: { email: string; isActivation: boolean }) {
  const title = isActivation ? "You're in" : "Your password has been changed";
  return (
    <HelpPage title={title} action={{ to: "/auth/login", state: { email }, label: "Sign in" }}>
      {isActivation
        ? "Your account is active. Sign in with your email and your new password."
        : "Sign in with it. You've been signed out everywhere else."}
    </HelpPage>
  );
}

/** Used, too old, replaced by a newer one or never made: there is one way on from all of them. */
function Ended({ isActivation }: { isActivation: boolean }) {
  if (isActivation) {
    return (
      <HelpPage title="This link has expired">
        <p>An invitation works once, expires in 7 days, and is replaced by a newer one. If your account is already active, sign in.</p>
        <p className="mt-3">Otherwise ask whoever invited you to send it again.</p>
      </HelpPage>
    );
  }
  return (
    <HelpPage title="This link has expired" action={{ to: "/auth/forgot-password", label: "Send me a new link" }}>
      <p>A link works once, expires in 30 minutes, and is replaced by a newer one.</p>
      <p className="mt-3 text-sm">
        Already changed your password?{" "}
        <Link to="/auth/login" className="link">
          Sign in
        </Link>
      </p>
    </HelpPage>
  );
}

type SeenLink = LinkState | { state: "looking" } | { state: "failed"; message: string };

/** What the link of a mail opens; `again` asks once more after a failure. */
function useResetLink(token: string, isActivation: boolean): { link: SeenLink; again: () => void } {
  const [link, setLink] = useState<SeenLink>({ state: "looking" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    let isOpen = true;
    const show = (next: SeenLink) => isOpen && setLink(next);
    show({ state: "looking" });
    sessionCalls.checkLink({ token, is_activation: isActivation }).then(show, (error: unknown) => {
      const { code, message } = failureOf(error);
      show(code === "BAD_REQUEST" ? { state: "ended" } : { state: "failed", message });
    });
    return () => {
      isOpen = false;
    };
  }, [token, isActivation, tries]);
  return { link, again: () => setTries(tries + 1) };
}
