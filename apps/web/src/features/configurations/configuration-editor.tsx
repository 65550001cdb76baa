import {
  type ConfigurationChange,
  type ConfigurationDetail,
  configurationChanges,
  type FormOptions,
  schedulerRulesSchema,
} from "@copydesk/contracts";
import { ConfirmDialog, Notice } from "@copydesk/ui";
import { useMemo, useState } from "react";
import { usePromptLab } from "../../lib/prompt-editor/use-prompt-lab.ts";
import { useRight } from "../../lib/rights.ts";
import { FormDraftNotice } from "../../lib/unsaved/form-draft-notice.tsx";
import { FormFailure, VersionedForm } from "../../lib/versioned-form/versioned-form.tsx";
import { ConfigurationBar } from "./configuration-bar.tsx";
import { ConfigurationPanel } from "./configuration-panel.tsx";
import { ConfigurationConflict } from "./form/configuration-conflict.tsx";
import { configurationTitles } from "./form/configuration-values.ts";
import { SharedSections } from "./form/shared-sections.tsx";
import { type ConfigurationForm, useConfigurationForm } from "./form/use-configuration-form.ts";
import { type ChannelNames, formatInShort } from "./history/change-words.ts";
import { StateDialog } from "./history/state-dialog.tsx";
import { RulesSection } from "./rules/rules-section.tsx";
import type { ConfigurationCalls } from "./use-configuration-calls.ts";

interface ConfigurationEditorProps {
  calls: ConfigurationCalls;
  stored: ConfigurationDetail;
  options: FormOptions;
}

/** The form of one configuration, with tries, the prompt it makes and its history beside it. */
export function ConfigurationEditor({ calls, stored, options }: ConfigurationEditorProps) {
  const { kind } = calls;
  const mayEdit = useRight(`${kind}_configuration.edit`);
  const form = useConfigurationForm(calls, stored, { readOnly: !mayEdit });
  const mayRestore = useRight(`${kind}_configuration.restore`);
  const [restoring, setRestoring] = useState(false);
  const [opened, setOpened] = useState<ConfigurationChange | null>(null);
  const channels = useMemo(() => new Map(options.channels.map((one) => [one.code, one.name])), [options]);
  const models = useMemo(() => new Map(options.models.map((one) => [one.id, one.name])), [options]);
  const { values } = form;
  const lab = usePromptLab({ owner: kind, draft: draftOf(form) });
  return (
    <VersionedForm state={form} unsaved="Your changes to this configuration aren't saved." className="flex flex-1 flex-col">
      <title>{`${configurationTitles[kind]} · Copydesk`}</title>
      <ConfigurationBar form={form} mayEdit={mayEdit} onRestore={mayRestore ? () => setRestoring(true) : null} />
      <div className="grid flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_400px] xl:grid-cols-[minmax(0,1fr)_452px]">
        <div className="min-w-0 px-4 pb-10 md:px-6 xl:px-12">
          {!mayEdit && <Notice className="mt-4">You can view this configuration but not change it.</Notice>}
          <FormDraftNotice found={form.kept} />
          <FormFailure state={form} counts />
          {values.rules && (
            <RulesSection
              rules={values.rules}
              channels={options.channels.filter((one) => one.is_active)}
              onChange={mayEdit ? (rules) => form.change({ rules }) : null}
            />
          )}
          <SharedSections form={form} lab={lab} readOnly={!mayEdit} />
        </div>
        <ConfigurationPanel calls={calls} form={form} lab={lab} channels={channels} mayTry={mayEdit} onOpen={setOpened} />
      </div>
      {opened && (
        <StateDialog
          change={opened}
          form={form}
          channels={channels}
          models={models}
          mayRestore={mayRestore}
          onClose={() => setOpened(null)}
        />
      )}
      <RestoreDialog form={form} names={{ channels, models }} open={restoring} onClose={() => setRestoring(false)} />
      <ConfigurationConflict form={form} channels={channels} models={models} />
    </VersionedForm>
  );
}

/** What the prompt is filled by; rules that are still being typed are left as they are saved. */
function draftOf({ values, stored }: ConfigurationForm) {
  const { attributes, system_prompt, user_prompt, model_id, parameters } = values;
  const rules = schedulerRulesSchema.safeParse(values.rules).data ?? stored.rules;
  return { attributes, system_prompt, user_prompt, model_id, parameters, ...(rules && { rules }) };
}

interface RestoreDialogProps {
  form: ConfigurationForm;
  names: { channels: ChannelNames; models: ReadonlyMap<string, string> };
  open: boolean;
  onClose: () => void;
}

function RestoreDialog({ form, names, open, onClose }: RestoreDialogProps) {
  const changes = configurationChanges(form.stored, form.stored.defaults, names.models);
  const lost =
    Object.keys(changes).length > 0 ? `This resets ${formatInShort(changes, names.channels)}.` : "Saved settings stay as they are.";
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Restore the defaults?"
      description={`${lost}${form.isDirty ? " Unsaved changes in the form will be lost." : ""} What is in use now stays in the history, so you can go back to it.`}
      confirmLabel="Restore defaults"
      cancelLabel="Keep as it is"
      destructive
      onConfirm={() => form.restore(null, `${configurationTitles[form.kind]} restored to its defaults`)}
    />
  );
}
