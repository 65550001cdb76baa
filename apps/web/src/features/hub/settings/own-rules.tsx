import { Notice, Switch } from "@copydesk/ui";
import { RulesSection } from "../../configurations/index.ts";
import { useHub } from "../hub-context.ts";
import type { SettingsForm } from "./use-block-settings.ts";

/** When posts of this schedule go out, which follows the company's rules until somebody decides otherwise here. */
export function OwnRules({ form }: { form: SettingsForm }) {
  const { campaign, language, options } = useHub();
  const { settings, overrides, change, reset, errors } = form;
  const inherited = settings.inherited.rules;
  if (!inherited) return null;
  const { rules } = overrides;
  const chosen = campaign.brief.languages.find((one) => one.language_id === language.id)?.channel_ids ?? [];
  const channels = options.channels.filter((channel) => chosen.includes(channel.id));
  return (
    <section aria-label="Rules" className="grid gap-4 border-line border-b pb-6" data-tour="schedule-own-rules">
      <div>
        <h3 className="font-semibold text-base">Rules of this schedule</h3>
        <p className="mt-1 text-ink-3 text-sm">
          They apply to marks at once; planned posts stay where they are until the schedule is planned again.
        </p>
      </div>
      <Switch
        label="Rules of its own"
        help="Off: the company's rules apply, including future changes."
        checked={rules !== undefined}
        onCheckedChange={(on) => (on ? change({ rules: inherited }) : reset("rules"))}
      />
      {errors.rules && <Notice tone="destructive">{errors.rules}</Notice>}
      <div className="-my-2">
        <RulesSection rules={rules ?? inherited} channels={channels} onChange={rules ? (next) => change({ rules: next }) : null} stacked />
      </div>
    </section>
  );
}
