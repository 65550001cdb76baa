import type { SessionUser } from "@copydesk/contracts";

/** The session's user as the navigation shows them. */
export const navUserOf = (user: SessionUser) => ({
  firstName: user.first_name,
  lastName: user.last_name,
  profilePic: user.profile_pic,
});
