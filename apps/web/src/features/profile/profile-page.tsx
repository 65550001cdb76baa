import type { ProfileDetail } from "@copydesk/contracts";
import { Button, Loading, Skeleton } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { Failed } from "../../lib/failed.tsx";
import { failureOf } from "../../lib/failure.ts";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { tourDoneKey, tourFlows } from "../../lib/tour-flow.ts";
import { trpc } from "../../lib/trpc.ts";
import { ConnectedAccounts } from "./connected-accounts.tsx";
import { PasswordSection } from "./password-section.tsx";
import { Section } from "./section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { ThemeAndTime } from "./theme-and-time.tsx";
import { TokensSection } from "./tokens/tokens-section.tsx";
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
        <Failed
          failure={failureOf(error)}
          title="Your profile could not be loaded"
          onRetry={refetch}
          retrying={isRefetching}
          className="mt-6"
        />
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
      <Section title="Connected accounts" help="Their keys are stored encrypted.">
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
    <Loading label="Loading your profile" className="grid gap-12 pt-8">
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

const keys = tourFlows.map(tourDoneKey);

/** How many of the tours the person has seen, and how to see them again. */
function ToursSection() {
  const { data } = trpc.preferences.get.useQuery({ keys });
  const utils = trpc.useUtils();
  const remove = trpc.preferences.remove.useMutation();

  async function restart() {
    try {
      await remove.mutateAsync({ keys });
      await utils.preferences.get.invalidate();
      notifySuccess("Each screen offers its tour again");
    } catch (error) {
      notifyFailure(error);
    }
  }
  return (
    <Section title="Guided tours" help={data ? `${data.length} of ${keys.length} done.` : undefined}>
      <Button
        icon={<ArrowCounterClockwiseIcon size={14} aria-hidden />}
        loading={remove.isPending}
        disabled={data?.length === 0}
        onClick={restart}
      >
        Show all tours again
      </Button>
    </Section>
  );
}
