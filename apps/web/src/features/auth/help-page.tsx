import { Button } from "@copydesk/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SignInFrame } from "./sign-in-frame.tsx";

/** A page before sign-in that tells the person what to do next and leads back to the form. */
export function HelpPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SignInFrame label={title}>
      <title>{`${title} · Copydesk`}</title>
      <h1 className="mb-2 font-title text-lg tracking-title text-balance">{title}</h1>
      <div className="mb-6 text-base text-ink-2 text-pretty">{children}</div>
      <Button asChild size="xl" className="w-full">
        <Link to="/auth/login">Back to sign in</Link>
      </Button>
    </SignInFrame>
  );
}
