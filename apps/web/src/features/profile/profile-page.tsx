import type { ProfileDetail } from "@copydesk/contracts";
import { FailureNote, Loading, Skeleton } from "@copydesk/ui";
import { failureOf } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { ConnectedAccounts } from "./connected-accounts.tsx";
import { PasswordSection } from "./password-section.tsx";
import { Section } from "./section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { ThemeAndTime } from "./theme-and-time.tsx";
import { TokensSection } from "./tokens/tokens-section.tsx";
import { ToursSection } from "./tours-section.tsx";
import { YouSection } from "./you/you-section.tsx";

/** `/profile`. */
export default function ProfilePage() {
  const { data, error, refetch, isRefetching } = trpc.profile.details.useQuery();
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 pt-[26px] pb-16 md:px-6">
      <title>My Profile · Copydesk</title>
      <h1 className="mb-1.5 font-title text-lg tracking-title">My Profile</h1>
      {data ? <Sections profile={data} /> : null}
      {!data && error && (
        <FailureNote
          title="Your profile could not be loaded"
          onRetry={refetch}
          retrying={isRefetching}
          requestId={failureOf(error).requestId}
          className="mt-6"
        >
          {failureOf(error).message}
        </FailureNote>
      )}
      {!data && !error && <ProfileSkeleton />}
    </div>
  );
}

function Sections({ profile }: { profile: ProfileDetail }) {
  return (
    <>
      <YouSection profile={profile} />
      <ThemeAndTime profile={profile} />
      <Section title="Connected accounts" help="Copydesk keeps their keys encrypted.">
        <ConnectedAccounts profile={profile} />
      </Section>
      <SessionsSection timeZone={profile.timezone} />
      <PasswordSection profile={profile} />
      <TokensSection />
      <ToursSection />
    </>
  );
}

function ProfileSkeleton() {
  return (
    <Loading label="Your profile is loading" className="grid gap-12 pt-8">
      {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
        <div key={width} className="grid gap-x-10 gap-y-4 md:grid-cols-[208px_minmax(0,1fr)]">
          <Skeleton className="h-3 w-24" />
          <div className="grid gap-4">
            <Skeleton className={width} />
            <Skeleton className="h-9 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
