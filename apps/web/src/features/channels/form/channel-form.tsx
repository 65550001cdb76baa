import type { ChannelDetail, PromptPair } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PromptPanel } from "../../../lib/prompt-editor/prompt-panel.tsx";
import { usePromptLab } from "../../../lib/prompt-editor/use-prompt-lab.ts";
import { SettingsBar } from "../../../lib/settings-form/settings-bar.tsx";
import { SettingsSplit } from "../../../lib/settings-form/settings-split.tsx";
import { TourButton } from "../../../lib/tour-button.tsx";
import { FormDraftNotice } from "../../../lib/unsaved/form-draft-notice.tsx";
import { FormFailure, VersionedForm } from "../../../lib/versioned-form/versioned-form.tsx";
import { formatUses } from "../channel-words.ts";
import { ChannelConflict } from "./channel-conflict.tsx";
import { AttributesSection, ChannelSection, ModelSection, PartsSection, PromptsSection } from "./channel-sections.tsx";
import { TestButton, useChannelTest } from "./channel-test.tsx";
import { draftOf } from "./channel-values.ts";
import { useChannelForm } from "./use-channel-form.ts";

interface ChannelFormProps {
  /** Absent: a new one. */
  channel?: ChannelDetail;
  /** What a new one begins with. */
  prompts: PromptPair;
  /** May be looked at, not changed. */
  readOnly?: boolean;
  /** Buttons in the bar, in place of Cancel and Save. */
  actions?: ReactNode;
}

/** A channel with its parts, attributes and prompts, and beside it what they become. */
export function ChannelForm({ channel, prompts, readOnly = false, actions }: ChannelFormProps) {
  const state = useChannelForm(channel, prompts, { readOnly });
  const { values, stored, isDirty, isSaving, conflict } = state;
  const lab = usePromptLab({ owner: "channel", channel_id: stored?.id, draft: draftOf(values) });
  const test = useChannelTest(lab);
  const title = values.name.trim() || (stored ? stored.name : "New channel");
  return (
    <VersionedForm state={state} unsaved="Your changes to this channel aren't saved." className="flex flex-1 flex-col">
      <title>{`${title} · Copydesk`}</title>
      <SettingsBar
        title={title}
        back={{ to: "/settings/channels", label: "All channels" }}
        isUnsaved={isDirty && !readOnly}
        note={stored && formatUses(stored.used_by)}
      >
        {actions ?? (
          <>
            <TourButton flow="channel-create" flowId={stored?.id ?? "new"} />
            <Button asChild>
              <Link to={stored ? `/settings/channels/${stored.id}` : "/settings/channels"}>Cancel</Link>
            </Button>
            <Button type="submit" variant="primary" loading={isSaving} data-tour="save">
              Save
            </Button>
          </>
        )}
      </SettingsBar>
      <SettingsSplit
        panelLabel="Preview of the prompt"
        panel={
          <PromptPanel
            lab={lab}
            value={values}
            defaults={stored?.default_prompts ?? null}
            saved={stored ?? null}
            result={test.result}
            footer={!readOnly && <TestButton test={test} />}
          />
        }
      >
        <FormDraftNotice found={state.kept} />
        <FormFailure state={state} counts className="pt-5 empty:hidden" />
        <div data-reading={readOnly || undefined}>
          <ChannelSection state={state} readOnly={readOnly} />
          <PartsSection state={state} readOnly={readOnly} />
          <AttributesSection state={state} readOnly={readOnly} />
          <PromptsSection state={state} readOnly={readOnly} lab={lab} />
          <ModelSection state={state} readOnly={readOnly} lab={lab} />
        </div>
      </SettingsSplit>
      {conflict && (
        <ChannelConflict {...conflict} onTakeTheirs={state.takeTheirs} onKeepMine={state.keepMine} onClose={state.closeConflict} />
      )}
    </VersionedForm>
  );
}
