import { Avatar, Button, cn, RadioCard, RadioCards } from "@copydesk/ui";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { SignOutIcon } from "@phosphor-icons/react/dist/csr/SignOut";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAuth } from "../lib/stores/auth.ts";
import { useTheme } from "../lib/theme.ts";
import { themeOptions } from "./theme-options.ts";

/** `/profile`. */
export default function ProfilePage() {
  const user = useAuth((state) => state.user);
  const { choice, choose } = useTheme();
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 pt-[26px] pb-16 md:px-6">
      <title>My Profile · Copydesk</title>
      <h1 className="font-title text-lg tracking-title">My Profile</h1>
      <Section title="You" help="Shown beside what you write.">
        <div className="flex items-center gap-5">
          <Avatar src={user.profile_pic} size={72} />
          <div className="min-w-0">
            <p className="truncate font-bold text-md">{name}</p>
            <p className="truncate text-ink-2">{user.email}</p>
          </div>
        </div>
        <dl className="mt-5 grid grid-cols-[104px_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
          <dt className="text-ink-3">{user.roles.length === 1 ? "Role" : "Roles"}</dt>
          <dd>{user.roles.join(", ") || "None. Ask the administrator for one."}</dd>
          <dt className="text-ink-3">Signs in with</dt>
          <dd>{user.is_cbn_auth ? "Microsoft" : "Email and password"}</dd>
        </dl>
        <p className="mt-4 flex items-start gap-2 text-ink-3 text-xs">
          <LockSimpleIcon size={14} aria-hidden className="mt-px shrink-0" />
          The administrator changes these.
        </p>
      </Section>
      <Section title="Theme" help="In this browser.">
        <RadioCards aria-label="Theme" value={choice} onValueChange={choose} className="max-w-[560px] grid-cols-1 sm:grid-cols-3">
          {themeOptions.map((option) => (
            <RadioCard
              key={option.value}
              value={option.value}
              title={option.label}
              description={option.value === "auto" ? "As the system" : undefined}
            >
              <ThemePicture theme={option.value} />
            </RadioCard>
          ))}
        </RadioCards>
      </Section>
      <Section title="This session">
        <Button asChild>
          <Link to="/auth/logout">
            <SignOutIcon size={15} aria-hidden />
            Log out
          </Link>
        </Button>
      </Section>
    </div>
  );
}

function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-line border-b py-7 last:border-0 md:grid-cols-[208px_minmax(0,1fr)]">
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        {help && <p className="mt-1 text-ink-3 text-xs leading-[18px]">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** A page in little, in its own theme; half and half for "auto". */
function ThemePicture({ theme }: { theme: "light" | "dark" | "auto" }) {
  const halves = theme === "auto" ? (["light", "dark"] as const) : [theme];
  return (
    <span aria-hidden className="flex h-14 overflow-hidden rounded-sm border border-line-strong">
      {halves.map((half) => (
        <span key={half} data-theme={half} className={cn("grid flex-1 content-start gap-1.5 bg-canvas px-3 pt-3")}>
          <span className="h-1 w-3/5 rounded-full bg-ink" />
          <span className="h-1 w-11/12 rounded-full bg-line-strong" />
          <span className="h-1 w-4/5 rounded-full bg-line-strong" />
        </span>
      ))}
    </span>
  );
}
