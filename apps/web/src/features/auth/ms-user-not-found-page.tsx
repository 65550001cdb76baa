import { useSearchParams } from "react-router";
import { HelpPage } from "./help-page.tsx";
import { shownEmail } from "./microsoft-words.ts";

/** `/auth/ms-callback/not-found`: the provider knows the person, Copydesk does not. */
export default function MsUserNotFoundPage() {
  const [query] = useSearchParams();
  const email = shownEmail(query.get("email"));
  return (
    <HelpPage title="User not found">
      <p>
        Copydesk has no account for {email ? <b className="wrap-anywhere font-semibold">{email}</b> : "this Microsoft sign-in"}. Please
        contact the administrator.
      </p>
      <p className="mt-3 text-ink-3 text-sm">
        If you were invited, open the link in your invitation first. If you have an account under another address, sign in with its password
        and connect Microsoft in your profile.
      </p>
    </HelpPage>
  );
}
