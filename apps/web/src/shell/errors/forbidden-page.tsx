import { Button } from "@copydesk/ui";
import { Link } from "react-router";
import { Logo } from "../../lib/logo.tsx";
import { useAuth } from "../../lib/stores/auth.ts";

/** `/forbidden`, outside the console. */
export default function ForbiddenPage() {
  const isAuthenticated = useAuth((state) => state.isAuthenticated);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center px-6 py-14 text-center">
      <title>Access Denied · Copydesk</title>
      <Logo className="mb-[22px]" />
      <h1 className="font-title text-lg tracking-title">Access Denied</h1>
      <p className="mt-1.5 max-w-[48ch] text-base text-ink-2 text-balance">
        Your account has no access to this part of Copydesk. Please contact the administrator.
      </p>
      <div className="mt-5 flex gap-2">
        <Button asChild variant="primary">
          <Link to="/">Go to Home</Link>
        </Button>
        {isAuthenticated && (
          <Button asChild>
            <Link to="/auth/logout">Log out</Link>
          </Button>
        )}
      </div>
    </main>
  );
}
