import { type ErrorBody, type MicrosoftAnswer, safePath } from "@copydesk/contracts";
import { Button, Spinner } from "@copydesk/ui";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { type Failure, failureOf } from "../../lib/failure.ts";
import { signInWith } from "../../lib/session.ts";
import { readToken } from "../../lib/session-token.ts";
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
        Checking with Microsoft…
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

const under = new Map<string, Promise<string>>();

/**
 * Brings Microsoft's answer to the server, once however often it is asked, and answers the path to go to; whoever was
 * signed in is so afterwards. Throws what `failureOf` reads.
 */
function finishMicrosoft(query: URLSearchParams): Promise<string> {
  const state = query.get("state") ?? "";
  const known = under.get(state) ?? finish(query);
  under.set(state, known);
  return known;
}

async function finish(query: URLSearchParams): Promise<string> {
  const named = ["code", "state", "iss"].map((name) => [name, query.get(name)] as const).filter(([, value]) => value !== null);
  const answer = await send(Object.fromEntries(named));
  if ("token" in answer) await signInWith(answer.token);
  return safePath(answer.redirect) ?? "/";
}

async function send(body: Record<string, string | null>): Promise<MicrosoftAnswer> {
  const token = readToken();
  const response = await fetch("/api/auth/microsoft/callback", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Token ${token}` }) },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  const { code, details, error, request_id }: ErrorBody = await response.json();
  throw Object.assign(new Error(error), { data: { app_code: code, details, request_id } });
}
