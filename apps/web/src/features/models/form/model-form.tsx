import type { ModelDetail } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { Link } from "react-router";
import { ParametersField } from "../../../lib/model-settings/parameters-field.tsx";
import { useKnownRight, useRight } from "../../../lib/rights.ts";
import { SettingsBar } from "../../../lib/settings-form/settings-bar.tsx";
import { SettingsSection, SettingsSplit } from "../../../lib/settings-form/settings-split.tsx";
import { useApp } from "../../../lib/stores/app.ts";
import { TourButton } from "../../../lib/tour-button.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { FormDraftNotice } from "../../../lib/unsaved/form-draft-notice.tsx";
import { FormFailure, VersionedForm } from "../../../lib/versioned-form/versioned-form.tsx";
import { TestPanel } from "../try/test-panel.tsx";
import { useModelTest } from "../try/use-model-test.ts";
import { useRefreshModels } from "../use-model-actions.tsx";
import { ConnectionSection } from "./connection-section.tsx";
import { FoldedSections, foldedFields } from "./folded-sections.tsx";
import { LimitsSection } from "./limits-section.tsx";
import { ModelConflict } from "./model-conflict.tsx";
import { fingerprint } from "./model-values.ts";
import { NameSection } from "./name-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { useModelForm } from "./use-model-form.ts";
import { UseSection } from "./use-section.tsx";

/** A new model, or a stored one, with a test of it beside the form. @param isFirst there is only the built-in writer so far. */
export function ModelForm({ model, isFirst = false }: { model?: ModelDetail; isFirst?: boolean | undefined }) {
  const testing = useModelTest();
  const mayEdit = useRight(model ? "models.edit" : "models.create");
  const state = useModelForm({ model, isFirst, readOnly: !mayEdit });
  const { form, conflict, stored, isDirty } = state;
  const { errors } = form.formState;
  // Its panel keeps its place until the right is known: the form beside it would become narrower.
  const mayTest = useKnownRight("models.test");
  const models = trpc.options.get.useQuery().data?.models ?? [];
  const [unfolded, setUnfolded] = useState(false);
  const isExplained = useApp(({ tour }) => tour?.flow === "model-create");
  // Whoever connects a model needs its name and a key. The rest has defaults, and shows itself where something is wrong with it.
  const isFolded = !model && !unfolded && !isExplained && !foldedFields.some((name) => errors[name]);
  const refresh = useRefreshModels();
  const values = form.watch();
  const now = fingerprint(values);

  async function test() {
    if (model && !isDirty) {
      const refused = await testing.run({ saved: model.id }, now);
      if (!refused) await refresh();
      return;
    }
    const input = state.check(values);
    if (!input) return;
    const refused = await testing.run({ draft: { ...input, ...(model && { id: model.id }) } }, now);
    if (refused && Object.keys(refused.fields).length > 0) state.showRefusal(refused);
  }

  return (
    <VersionedForm state={state} unsaved="Your changes to this model aren't saved." autoComplete="off">
      <SettingsBar
        title={model?.name ?? "New model"}
        back={{ to: "/settings/models", label: "Back to models" }}
        isUnsaved={isDirty && mayEdit}
        note={model && !mayEdit ? "You can view this model but not change it." : undefined}
      >
        <TourButton flow="model-create" flowId={model?.id ?? "new"} />
        {mayEdit && (
          <>
            <Button asChild>
              <Link to="/settings/models">Cancel</Link>
            </Button>
            <Button type="submit" variant="primary" loading={state.isSaving} data-tour="model-save">
              {model ? "Save" : "Add model"}
            </Button>
          </>
        )}
      </SettingsBar>
      <SettingsSplit
        panelLabel="Test connection"
        panel={
          (mayTest !== false || stored?.last_test) && (
            <TestPanel
              testing={testing}
              onTest={mayTest && (mayEdit || model) ? () => void test() : null}
              isOutdated={testing.about !== null && testing.about !== now}
              last={stored?.last_test ?? null}
            />
          )
        }
      >
        <FormDraftNotice found={state.kept} />
        <FormFailure state={state} className="pt-5 empty:hidden" />
        <fieldset disabled={!mayEdit} className="contents">
          <ProviderSection form={form} />
          <NameSection form={form} offered={testing.state.result?.available_models ?? []} />
          {(mayEdit || !model) && <ConnectionSection form={form} model={stored} isFolded={isFolded} />}
          {isFolded ? (
            <FoldedSections form={form} onUnfold={() => setUnfolded(true)} />
          ) : (
            <>
              <LimitsSection form={form} model={stored} fallbacks={models.filter((one) => one.id !== model?.id)} />
              <SettingsSection
                title="Default parameters"
                help="What is off is not sent. Channels and campaigns can override it."
                tour="model-parameters"
              >
                <Controller
                  control={form.control}
                  name="parameters"
                  render={({ field }) => (
                    <ParametersField value={field.value} onChange={field.onChange} from="the provider" readOnly={!mayEdit} />
                  )}
                />
              </SettingsSection>
            </>
          )}
          <UseSection form={form} model={stored} />
        </fieldset>
      </SettingsSplit>
      {conflict && (
        <ModelConflict {...conflict} onTakeTheirs={state.takeTheirs} onKeepMine={state.keepMine} onClose={state.closeConflict} />
      )}
    </VersionedForm>
  );
}
