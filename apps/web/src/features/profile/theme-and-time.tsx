import type { ProfileDetail } from "@copydesk/contracts";
import { Combobox, Field } from "@copydesk/ui";
import { useEffect, useMemo, useState } from "react";
import { notifyFailure } from "../../lib/stores/toast.ts";
import { timeZoneOptions } from "../../lib/time-zones.ts";
import { Section } from "./section.tsx";
import { ThemeChooser } from "./theme-chooser.tsx";
import { useSaveProfile } from "./use-save-profile.ts";
import { nowIn } from "./when.ts";

/** Both are saved as soon as they are chosen. */
export function ThemeAndTime({ profile }: { profile: ProfileDetail }) {
  return (
    <Section title="Theme and time" help="On every device you sign in from.">
      <ThemeChooser />
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
    <Field label="Time zone" help={`${nowIn(zone, now)}. Posts use the time zone of their campaign.`} className="mt-5 max-w-[364px]">
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
