import type { SessionUser } from "@copydesk/contracts";
import { Avatar, Menu, MenuContent, MenuItem, MenuSegmented, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { BuildingsIcon } from "@phosphor-icons/react/dist/csr/Buildings";
import { CircleHalfIcon } from "@phosphor-icons/react/dist/csr/CircleHalf";
import { SignOutIcon } from "@phosphor-icons/react/dist/csr/SignOut";
import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { Link } from "react-router";
import { useRight } from "../../lib/rights.ts";
import { useAuth } from "../../lib/stores/auth.ts";
import { useThemeChoice } from "../../lib/use-theme-choice.ts";
import { themeOptions } from "../theme-options.ts";

export function ProfileMenu() {
  const user = useAuth((state) => state.user);
  const { choice, choose } = useThemeChoice();
  const mayEditCompany = useRight("company.edit");
  if (!user) return null;
  const { firstName, lastName, profilePic } = navUserOf(user);
  const picture = <Avatar src={profilePic} size={30} />;
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" aria-label="Profile menu" className="grid shrink-0 rounded-full">
          {picture}
        </button>
      </MenuTrigger>
      <MenuContent className="w-[252px]">
        <div className="flex items-center gap-2.5 px-2 py-2">
          {picture}
          <div className="min-w-0">
            <p className="truncate font-control">
              {firstName} {lastName}
            </p>
            <p className="truncate text-ink-3 text-xs">{user.roles.join(", ") || user.email}</p>
          </div>
        </div>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/profile">
            <UserIcon size={16} aria-hidden className="text-ink-3" />
            My Profile
          </Link>
        </MenuItem>
        {mayEditCompany && (
          <MenuItem asChild>
            <Link to="/settings/company">
              <BuildingsIcon size={16} aria-hidden className="text-ink-3" />
              Company settings
            </Link>
          </MenuItem>
        )}
        <MenuSegmented
          label="Theme"
          icon={<CircleHalfIcon size={16} aria-hidden />}
          value={choice}
          onValueChange={choose}
          options={themeOptions}
        />
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/auth/logout">
            <SignOutIcon size={16} aria-hidden className="text-ink-3" />
            Log out
          </Link>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

/** The session's user as the navigation shows them. */
const navUserOf = (user: SessionUser) => ({
  firstName: user.first_name,
  lastName: user.last_name,
  profilePic: user.profile_pic,
});
