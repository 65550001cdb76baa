import { useSearchParams } from "react-router";
import { HelpPage } from "./help-page.tsx";

/** `/auth/reset-password/{token}`, for a new account with `isActivation`. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  return query.get("isActivation") === "true" ? (
    <HelpPage title="Activate your account">
      This link cannot be used here. Ask the administrator of your Copydesk for a password to sign in with.
    </HelpPage>
  ) : (
    <HelpPage title="Set a new password">
      This link cannot be used here. Ask the administrator of your Copydesk for a new password.
    </HelpPage>
  );
}
