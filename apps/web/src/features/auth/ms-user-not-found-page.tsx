import { useSearchParams } from "react-router";
import { HelpPage } from "./help-page.tsx";

/** `/auth/ms-callback/not-found`: the provider knows the person, Copydesk does not. */
export default function MsUserNotFoundPage() {
  const [query] = useSearchParams();
  const email = query.get("email");
  return (
    <HelpPage title="User not found">
      There is no account in this Copydesk for {email ? <b className="break-all font-semibold">{email}</b> : "this Microsoft sign-in"}.
      Please contact the administrator.
    </HelpPage>
  );
}
