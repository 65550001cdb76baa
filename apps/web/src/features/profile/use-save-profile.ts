import type { ProfileDetail, ProfileInput } from "@copydesk/contracts";
import { ownZone } from "../../lib/own-zone.ts";
import { useAuth } from "../../lib/stores/auth.ts";
import { notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";

/** Saves some of the profile, the rest as it is stored; the whole console shows it. Throws the server's refusal. */
export function useSaveProfile(profile: ProfileDetail): (changed: Partial<ProfileInput>) => Promise<ProfileDetail> {
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation();
  return async (changed) => {
    const { first_name, last_name, job_title, timezone } = utils.profile.details.getData() ?? profile;
    const saved = await update.mutateAsync({ first_name, last_name, job_title, timezone, ...changed });
    utils.profile.details.setData(undefined, saved);
    showInConsole(saved);
    ownZone.set(saved.timezone);
    notifySuccess("Profile updated successfully");
    // Names and time zones stand in lists and forms, too.
    void utils.invalidate(undefined, { predicate: ({ queryKey }) => !isOwn(queryKey), refetchType: "none" });
    return saved;
  };
}

/** The navigation bar and whatever else shows who is signed in. */
export function showInConsole({
  first_name,
  last_name,
  profile_pic,
}: Pick<ProfileDetail, "first_name" | "last_name" | "profile_pic">): void {
  const { user, authenticated } = useAuth.getState();
  if (user) authenticated({ ...user, first_name, last_name, profile_pic });
}

const isOwn = (key: readonly unknown[]) => Array.isArray(key[0]) && ["profile", "preferences"].includes(String(key[0][0]));
