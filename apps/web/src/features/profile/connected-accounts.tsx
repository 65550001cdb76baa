import type { ConnectedAccount, ErrorBody, ProfileDetail } from "@copydesk/contracts";
import { Button, ConfirmDialog } from "@copydesk/ui";
import type { Icon } from "@phosphor-icons/react";
import { KanbanIcon } from "@phosphor-icons/react/dist/csr/Kanban";
import { WindowsLogoIcon } from "@phosphor-icons/react/dist/csr/WindowsLogo";
import { type ReactNode, useState } from "react";
import { notifyOutcome } from "../../lib/notify-outcome.tsx";
import { ownZone } from "../../lib/own-zone.ts";
import { readToken } from "../../lib/session-token.ts";
import { notifyFailure } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";

type Provider = ConnectedAccount["provider"];
type Connections = Pick<ProfileDetail, "connections" | "can_connect" | "has_password">;

/** Accounts at other services: what is connected, and what can be. */
export function ConnectedAccounts({ profile }: { profile: Connections }) {
  const shown = (["microsoft", "asana"] as const).filter(
    (provider) => profile.can_connect[provider] || profile.connections.some((one) => one.provider === provider),
  );
  if (shown.length === 0) return <p className="text-ink-3 text-sm">No other services are set up. An administrator can add them.</p>;
  return (
    <ul className="grid">
      {shown.map((provider) => (
        <AccountRow key={provider} provider={provider} profile={profile} />
      ))}
    </ul>
  );
}

const services: Record<Provider, { name: string; Mark: Icon; offer: string; loses: string }> = {
  microsoft: {
    name: "Microsoft",
    Mark: WindowsLogoIcon,
    offer: "Lets you sign in without your password. Microsoft asks you to agree first.",
    loses: "You will sign in with your email and password.",
  },
  asana: {
    name: "Asana",
    Mark: KanbanIcon,
    offer: "Turns scheduled posts into tasks. Asana asks you to agree first.",
    loses: "Posts can no longer be sent to Asana as you. Existing tasks stay.",
  },
};

function AccountRow({ provider, profile }: { provider: Provider; profile: Connections }) {
  const account = profile.connections.find((one) => one.provider === provider);
  const isOnlyWayIn = provider === "microsoft" && !profile.has_password;
  const { name, Mark, offer } = services[provider];
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5 border-line border-b py-3 first:pt-0 last:border-0 sm:grid-cols-[22px_minmax(0,1fr)_auto]">
      <Mark size={22} aria-hidden className="text-ink-2" />
      <div className="min-w-0">
        <p className="font-medium text-base">{name}</p>
        <p className="text-ink-3 text-xs text-pretty">{account ? <AccountFacts account={account} isOnlyWayIn={isOnlyWayIn} /> : offer}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:col-start-2">
        {profile.can_connect[provider] && (!account || account.has_ended) && <Connect provider={provider} again={Boolean(account)} />}
        {account && <Disconnect provider={provider} disabled={isOnlyWayIn} />}
      </div>
    </li>
  );
}

const formatDate = (iso: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: ownZone.get() }).format(new Date(iso));

function AccountFacts({ account, isOnlyWayIn }: { account: ConnectedAccount; isOnlyWayIn: boolean }): ReactNode {
  const since = formatDate(account.connected_at);
  const verb = account.provider === "microsoft" ? "used to sign in" : "connected";
  return (
    <>
      <bdi className="wrap-anywhere">{account.display_name}</bdi>, {verb} since {since}
      {account.has_ended && (
        <span className="block text-destructive-ink">Asana ended the connection. Connect it again to send posts there.</span>
      )}
      {isOnlyWayIn && <span className="block">Can't be disconnected: it is your only way to sign in.</span>}
    </>
  );
}

function Connect({ provider, again }: { provider: Provider; again: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const words = again ? "Connect again" : "Connect";
  const label = `${words} ${services[provider].name}`;
  if (provider === "asana") {
    return (
      <Button asChild size="sm">
        <a href={`/api/auth/asana/initiate?redirect_back=${encodeURIComponent("/profile")}`} aria-label={label}>
          {words}
        </a>
      </Button>
    );
  }
  return (
    <Button size="sm" loading={leaving} aria-label={label} onClick={() => connectMicrosoft(setLeaving)}>
      {words}
    </Button>
  );
}

function Disconnect({ provider, disabled }: { provider: Provider; disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const disconnect = useDisconnect();
  const { name, loses } = services[provider];
  return (
    <>
      <Button size="sm" disabled={disabled} aria-label={`Disconnect ${name}`} onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Disconnect ${name}?`}
        description={loses}
        confirmLabel="Disconnect"
        cancelLabel="Cancel"
        destructive
        onConfirm={() => disconnect(provider, name)}
      />
    </>
  );
}

/** Leaves for Microsoft's page, to come back with an account for whoever is signed in. Says it when that is not possible. */
async function connectMicrosoft(setLeaving: (leaving: boolean) => void): Promise<void> {
  setLeaving(true);
  try {
    window.location.assign(await begin());
  } catch (error) {
    notifyFailure(error);
    setLeaving(false);
  }
}

/** Asks with the token, so that no other site can begin it. */
async function begin(): Promise<string> {
  const response = await fetch("/api/auth/microsoft/initiate", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Token ${readToken()}` },
    body: JSON.stringify({ redirect: "/profile" }),
  });
  if (response.ok) return ((await response.json()) as { address: string }).address;
  const { code, error, request_id }: ErrorBody = await response.json();
  throw Object.assign(new Error(error), { data: { app_code: code, request_id } });
}

/** Ends a connection and says how that went. */
function useDisconnect(): (provider: Provider, name: string) => Promise<void> {
  const utils = trpc.useUtils();
  const disconnect = trpc.profile.disconnect.useMutation();
  return async (provider, name) => {
    await notifyOutcome(disconnect.mutateAsync({ provider }), `${name} disconnected successfully`);
    await utils.profile.details.invalidate();
  };
}
