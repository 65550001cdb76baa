import { HelpPage } from "./help-page.tsx";

/** `/auth/ms-callback`: whoever arrives here was not signed in on the way. */
export default function MsCallbackPage() {
  return (
    <HelpPage title="Sign-in with Microsoft was not completed">
      Nothing was changed. Sign in with your email and password, or try again from the sign-in page.
    </HelpPage>
  );
}
