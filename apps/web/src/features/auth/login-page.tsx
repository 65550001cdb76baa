import { Button, Checkbox, Field, Input, Notice } from "@copydesk/ui";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { hasEnded } from "../../lib/session-ended.ts";
import { useApp } from "../../lib/stores/app.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { useSignIn } from "./use-sign-in.ts";

// Most companies sign in without Microsoft: nobody waits for its picture.
const KeyIcon = lazy(async () => ({ default: (await import("@phosphor-icons/react/dist/csr/Key")).KeyIcon }));

/** `/auth/login`. */
export default function LoginPage() {
  const msAuth = useApp((state) => state.msAuth);
  const [query] = useSearchParams();
  const [ended] = useState(hasEnded);
  return (
    <SignInFrame label="Sign in">
      <title>Sign in · Copydesk</title>
      <h1 className="mb-6 font-title text-lg tracking-title">Sign in</h1>
      {ended && (
        <Notice tone="info" className="mb-5">
          You were signed out. Sign in to continue.
        </Notice>
      )}
      <SignInForm />
      {msAuth && (
        <>
          <p className="my-[18px] grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-ink-3 text-xs before:h-px before:bg-line after:h-px after:bg-line">
            or
          </p>
          <Button asChild size="xl" className="w-full">
            <a href={`/api/auth/microsoft/initiate?redirect=${encodeURIComponent(query.get("redirect") ?? "/")}`}>
              <Suspense fallback={<span className="size-4" />}>
                <KeyIcon size={16} aria-hidden />
              </Suspense>
              Sign in with Microsoft
            </a>
          </Button>
        </>
      )}
    </SignInFrame>
  );
}

function SignInForm() {
  const { fields, failure, sending, submit } = useSignIn();
  const [remember, setRemember] = useState(false);
  // Whoever has just chosen a password need not type their address again.
  const known = String(useLocation().state?.email ?? "");
  return (
    <form noValidate onSubmit={(event) => submit(event, remember)} className="grid gap-4">
      <Field label="Email" error={fields.email}>
        <Input name="email" type="email" size="lg" autoComplete="username" autoFocus={!known} defaultValue={known} spellCheck={false} />
      </Field>
      <div className="relative">
        <Field label="Password" error={fields.password}>
          <Input name="password" type="password" size="lg" autoComplete="current-password" autoFocus={known !== ""} />
        </Field>
        <Link to="/auth/forgot-password" className="link absolute top-0 right-0 text-sm">
          Forgot password?
        </Link>
      </div>
      <Checkbox label="Remember me for 30 days" checked={remember} onCheckedChange={setRemember} className="mt-0.5 mb-1.5" />
      <div role="alert" className="empty:hidden">
        {failure && <Notice tone="destructive">{failure}</Notice>}
      </div>
      <Button type="submit" variant="primary" size="xl" loading={sending} className="w-full">
        Sign in
      </Button>
    </form>
  );
}
