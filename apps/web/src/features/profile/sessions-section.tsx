import { type SessionView, signInLimits } from "@copydesk/contracts";
import { Button, ConfirmDialog, FailureNote, Loading, Skeleton } from "@copydesk/ui";
import type { Icon } from "@phosphor-icons/react";
import { DesktopIcon } from "@phosphor-icons/react/dist/csr/Desktop";
import { DeviceMobileIcon } from "@phosphor-icons/react/dist/csr/DeviceMobile";
import { DeviceTabletIcon } from "@phosphor-icons/react/dist/csr/DeviceTablet";
import { TerminalWindowIcon } from "@phosphor-icons/react/dist/csr/TerminalWindow";
import { useState } from "react";
import { Link } from "react-router";
import { failureOf } from "../../lib/failure.ts";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { Section } from "./section.tsx";
import { formatWhen } from "./when.ts";

/** Where the person is signed in, and how to end it there. */
export function SessionsSection({ timeZone }: { timeZone: string }) {
  const { data, error, refetch, isRefetching } = trpc.profile.sessions.useQuery();
  const { idleHours, absoluteDays, sessionsPerUser } = signInLimits;
  const used = data ? `${data.length} of ${sessionsPerUser}. ` : "";
  return (
    <Section
      title="Signed in on"
      help={`${used}You are signed out after ${idleHours} hours without use, or ${absoluteDays} days at most.`}
      action={data && data.length > 1 ? <EndOthers count={data.length - 1} /> : null}
    >
      {data && (
        <ul className="grid">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {!data && error && (
        <FailureNote title="Your sessions could not be loaded" onRetry={refetch} retrying={isRefetching}>
          {failureOf(error).message}
        </FailureNote>
      )}
      {!data && !error && (
        <Loading label="Loading your sessions" className="grid gap-4 py-2">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-2/3" />
        </Loading>
      )}
    </Section>
  );
}

const marks: Record<SessionView["kind"], Icon> = {
  desktop: DesktopIcon,
  phone: DeviceMobileIcon,
  tablet: DeviceTabletIcon,
  other: TerminalWindowIcon,
};

function SessionRow({ session, timeZone }: { session: SessionView; timeZone: string }) {
  const { device, kind, address, is_current, created_at, last_seen_at } = session;
  const Mark = marks[kind];
  const now = Date.now();
  const when = is_current ? `since ${formatWhen(created_at, now, timeZone)}` : `last used ${formatWhen(last_seen_at, now, timeZone)}`;
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-3 first:pt-0 last:border-0 last:pb-0 sm:gap-x-5">
      <Mark size={22} aria-hidden className="text-ink-3" />
      <div className="min-w-0">
        <p className="font-medium text-base">
          {device}
          {is_current && <span className="ml-2 font-normal text-accent-ink text-xs">this one</span>}
        </p>
        <p className="text-ink-3 text-xs tabular-nums [overflow-wrap:anywhere]">
          {address}, {when}
        </p>
      </div>
      {is_current ? (
        <Button asChild size="sm">
          <Link to="/auth/logout">Log out</Link>
        </Button>
      ) : (
        <EndSession session={session} />
      )}
    </li>
  );
}

function EndSession({ session: { id, device } }: { session: SessionView }) {
  const utils = trpc.useUtils();
  const end = trpc.profile.end_session.useMutation();

  async function signOut() {
    try {
      await end.mutateAsync({ id });
      notifySuccess(`Logged out on ${device}`);
    } catch (error) {
      // Ended in the meantime is what was wanted.
      if (failureOf(error).code !== "NOT_FOUND") notifyFailure(error);
    }
    await utils.profile.sessions.invalidate();
  }
  return (
    <Button size="sm" loading={end.isPending} aria-label={`Log out on ${device}`} onClick={signOut}>
      Log out
    </Button>
  );
}

function EndOthers({ count }: { count: number }) {
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const end = trpc.profile.end_other_sessions.useMutation();

  async function signOut() {
    try {
      const { ended } = await end.mutateAsync();
      notifySuccess(ended === 1 ? "One other session ended" : `${ended} other sessions ended`);
    } catch (error) {
      notifyFailure(error);
    }
    await utils.profile.sessions.invalidate();
  }
  return (
    <>
      <button type="button" className="link text-xs" onClick={() => setAsking(true)}>
        Log out everywhere else
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Log out everywhere else?"
        description={`${count === 1 ? "One other session ends" : `${count} other sessions end`}; anything typed there but not saved is lost. You stay signed in here.`}
        confirmLabel="Log out"
        cancelLabel="Cancel"
        onConfirm={signOut}
      />
    </>
  );
}
