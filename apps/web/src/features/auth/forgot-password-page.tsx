import { HelpPage } from "./help-page.tsx";

/** `/auth/forgot-password`. */
export default function ForgotPasswordPage() {
  return (
    <HelpPage title="Forgot password?">
      Ask the administrator of your Copydesk for a new password. This version does not send links to set one yourself.
    </HelpPage>
  );
}
