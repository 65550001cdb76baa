import type { ProfileDetail } from "@copydesk/contracts";
import { Combobox, Field, RadioCard, RadioCards } from "@copydesk/ui";
import { useEffect, useMemo, useState } from "react";
import { notifyFailure } from "../../lib/stores/toast.ts";
import type { ThemeChoice } from "../../lib/theme.ts";
import { timeZoneOptions } from "../../lib/time-zones.ts";
import { useThemeChoice } from "../../lib/use-theme-choice.ts";
import { Section } from "./section.tsx";
import { useSaveProfile } from "./use-save-profile.ts";
import { nowIn } from "./when.ts";

const themes: readonly { value: ThemeChoice; title: string; description?: string }[] = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
  { value: "auto", title: "Auto", description: "as the system" },
];

/** Both are saved as soon as they are chosen. */
export function ThemeAndTime({ profile }: { profile: ProfileDetail }) {
  const { choice, choose } = useThemeChoice();
  return (
    <Section title="Theme and time" help="On every device you sign in from.">
      <RadioCards aria-label="Theme" value={choice} onValueChange={choose} className="max-w-[560px] grid-cols-1 sm:grid-cols-3">
        {themes.map(({ value, title, description }) => (
          <RadioCard key={value} value={value} title={title} description={description}>
            <ThemePicture theme={value} />
          </RadioCard>
        ))}
      </RadioCards>
      <TimeZone profile={profile} />
    </Section>
  );
}

function TimeZone({ profile }: { profile: ProfileDetail }) {
  const save = useSaveProfile(profile);
  const [chosen, setChosen] = useState<string | null>(null);
  const zone = chosen ?? profile.timezone;
  const options = useMemo(() => timeZoneOptions(zone), [zone]);
  const now = useNow();

  async function choose(timezone: string) {
    setChosen(timezone);
    try {
      await save({ timezone });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setChosen(null);
    }
  }

  return (
    <Field label="Time zone" help={`${nowIn(zone, now)}. Posts keep the zone of their campaign.`} className="mt-5 max-w-[364px]">
      <Combobox value={zone} onValueChange={choose} options={options} searchPlaceholder="City or region" disabled={chosen !== null} />
    </Field>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A page in little, in its own theme; half and half for "auto". */
function ThemePicture({ theme }: { theme: ThemeChoice }) {
  const halves = theme === "auto" ? (["light", "dark"] as const) : [theme];
  return (
    <span aria-hidden className="flex h-14 overflow-hidden rounded-sm border border-line-strong">
      {halves.map((half) => (
        <span key={half} data-theme={half} className="grid flex-1 content-start gap-1.5 bg-canvas px-3 pt-3">
          <span className="h-1 w-3/5 rounded-full bg-ink" />
          <span className="h-1 w-11/12 rounded-full bg-line-strong" />
          <span className="h-1 w-4/5 rounded-full bg-line-strong" />
        </span>
      ))}
    </span>
  );
}
