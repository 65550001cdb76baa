import { promptVariables } from "@copydesk/contracts";
import { Field } from "@copydesk/ui";
import { AttributesField } from "../../../lib/attributes/attributes-field.tsx";
import { ModelPicker } from "../../../lib/model-settings/model-picker.tsx";
import { ParametersField } from "../../../lib/model-settings/parameters-field.tsx";
import { PromptEditor } from "../../../lib/prompt-editor/prompt-editor.tsx";
import type { PromptLab } from "../../../lib/prompt-editor/use-prompt-lab.ts";
import { asTyped } from "../../../lib/query-options.ts";
import { trpc } from "../../../lib/trpc.ts";
import { beneath, type FormErrors } from "../../../lib/versioned-form/form-problems.ts";
import { FormSection } from "./form-section.tsx";
import type { ConfigurationForm } from "./use-configuration-form.ts";

interface SharedSectionsProps {
  form: ConfigurationForm;
  lab: PromptLab;
  readOnly: boolean;
}

const words = {
  outline: {
    attributes: "What a campaign can set for its outlines.",
    prompts: "One outline is written for each language. The first language leads.",
  },
  scheduler: {
    attributes: "What a campaign can set for its schedules.",
    prompts: "One schedule is planned for each language, from what is written in it.",
  },
};

/** Attributes, prompts, model and parameters, as both configurations have them. */
export function SharedSections({ form, lab, readOnly }: SharedSectionsProps) {
  const { kind, values, errors, change, stored } = form;
  const inherited = useInherited(form);
  const own = new Set(stored.defaults.attributes.map((one) => one.key));
  return (
    <>
      <FormSection title="Attributes" help={words[kind].attributes} tour="configuration-attributes">
        <AttributesField
          value={values.attributes}
          onChange={(attributes) => change({ attributes })}
          errors={beneath(errors, "attributes")}
          // Names that mean something else already; the product's own attributes may bear them.
          reserved={promptVariables.filter((name) => !own.has(name))}
          readOnly={readOnly}
        />
      </FormSection>
      <FormSection title="Prompts" help={words[kind].prompts} tour="configuration-prompts">
        <PromptEditor
          lab={lab}
          value={values}
          onChange={({ system_prompt, user_prompt }) => change({ system_prompt, user_prompt })}
          defaults={stored.defaults}
          errors={{ system_prompt: errors.system_prompt, user_prompt: errors.user_prompt }}
          readOnly={readOnly}
        />
      </FormSection>
      <FormSection title="Model and parameters" help="Campaigns can set their own." tour="configuration-model">
        <div className="grid gap-5">
          <Field label="Model" error={errors.model_id} className="max-w-sm">
            <ModelPicker value={values.model_id} onChange={(model_id) => change({ model_id })} disabled={readOnly} />
          </Field>
          <ParametersField
            value={values.parameters}
            onChange={(parameters) => change({ parameters })}
            inherited={inherited?.parameters ?? {}}
            from={inherited?.model.name}
            errors={parameterErrors(beneath(errors, "parameters"))}
            readOnly={readOnly}
          />
        </div>
      </FormSection>
    </>
  );
}

/** What the chosen model brings where nothing is said here. */
function useInherited({ kind, values }: ConfigurationForm) {
  const bare = { system_prompt: "", user_prompt: "-", attributes: [], parameters: {}, model_id: values.model_id };
  return trpc.prompts.preview.useQuery({ owner: kind, draft: bare }, { staleTime: 60_000, ...asTyped }).data;
}

/** `temperature.value` is of the temperature. */
const parameterErrors = (errors: FormErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.split(".")[0] ?? path, message]));
