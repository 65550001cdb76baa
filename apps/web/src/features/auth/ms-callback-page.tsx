import { Button, Spinner } from "@copydesk/ui";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { type Failure, failureOf } from "../../lib/failure.ts";
import { finishMicrosoft } from "./finish-microsoft.ts";
import { refusalIn } from "./microsoft-words.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** `/auth/ms-callback`: where Microsoft sends people back to. */
export default function MsCallbackPage() {
  const [query] = useSearchParams();
  // What came in the address counts as it was when the page opened.
  const [answer] = useState(query);
  const refused = refusalIn(answer);
  const failure = useFinish(refused === null ? answer : null);
  if (refused !== null) return <NotCompleted reason={refused} />;
  if (failure) return <NotCompleted reason={failure.message} requestId={failure.requestId} />;
  return (
    <SignInFrame label="Signing in">
      <title>Signing in · Copydesk</title>
      <h1 className="mb-2 font-title text-lg tracking-title">Signing you in</h1>
      <p role="status" className="flex items-center gap-2.5 text-base text-ink-2">
        <Spinner size={16} className="text-accent-ink" />
        Checking Microsoft’s answer…
      </p>
    </SignInFrame>
  );
}

/** Brings the answer home and goes on; answers why that was not possible. */
function useFinish(answer: URLSearchParams | null): Failure | null {
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!answer) return;
    const goTo = (path: string) => navigate(path, { replace: true });
    finishMicrosoft(answer).then(goTo, (error: unknown) => {
      const why = failureOf(error);
      if (why.code === "NOT_FOUND" && typeof why.details.email === "string")
        return goTo(`/auth/ms-callback/not-found?email=${encodeURIComponent(why.details.email)}`);
      // Code and state are used up: they need not stay in the address.
      window.history.replaceState(window.history.state, "", "/auth/ms-callback");
      setFailure(why);
    });
  }, [answer, navigate]);
  return failure;
}

function NotCompleted({ reason, requestId }: { reason: string; requestId?: string | null }) {
  const title = "Sign-in with Microsoft was not completed";
  return (
    <SignInFrame label={title}>
      <title>{`${title} · Copydesk`}</title>
      <h1 className="mb-2 font-title text-lg tracking-title text-balance">{title}</h1>
      <p role="alert" className="mb-6 text-base text-ink-2 text-pretty">
        {reason}
      </p>
      <div className="grid gap-2.5">
        <Button asChild variant="primary" size="xl">
          <a href="/api/auth/microsoft/initiate">Try again</a>
        </Button>
        <Button asChild size="xl">
          <Link to="/auth/login">Back to sign in</Link>
        </Button>
      </div>
      {requestId && <p className="mt-4 break-all text-2xs text-ink-3">Request {requestId}</p>}
    </SignInFrame>
  );
}
