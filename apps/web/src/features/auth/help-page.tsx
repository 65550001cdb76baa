import { Button } from "@copydesk/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SignInFrame } from "./sign-in-frame.tsx";

interface HelpPageProps {
  title: string;
  /** The one way on; back to the form when absent. */
  action?: { to: string; label: string; state?: unknown };
  children: ReactNode;
}

/** A page before sign-in that tells the person what to do next and leads on. */
export function HelpPage({ title, action = { to: "/auth/login", label: "Back to sign in" }, children }: HelpPageProps) {
  return (
    <SignInFrame label={title}>
      <title>{`${title} · Copydesk`}</title>
      <h1 className="mb-2 font-title text-lg tracking-title text-balance">{title}</h1>
      <div className="mb-6 text-base text-ink-2 text-pretty">{children}</div>
      <Button asChild size="xl" className="w-full">
        <Link to={action.to} state={action.state}>
          {action.label}
        </Link>
      </Button>
    </SignInFrame>
  );
}
