import { useAuth } from "../../lib/stores/auth.ts";
import { ConsoleProviders } from "../console-providers.tsx";
import { NavigationBar } from "../navigation/navigation-bar.tsx";
import { PlainFrame } from "./plain-frame.tsx";
import { ErrorScreen } from "./route-error.tsx";

/** Any path the console does not know; open to everyone, with the menu for whoever is signed in. */
export default function NotFoundPage() {
  const isAuthenticated = useAuth((state) => state.isAuthenticated);
  const screen = <ErrorScreen error={{ kind: "not_found" }} />;
  if (!isAuthenticated) return <PlainFrame>{screen}</PlainFrame>;
  return (
    <ConsoleProviders>
      <NavigationBar />
      <main>{screen}</main>
    </ConsoleProviders>
  );
}
