import type { Attribute, AttributeValues, PromptPair } from "@copydesk/contracts";
import { Disclosure } from "@copydesk/ui";
import { PromptEditor } from "../../../lib/prompt-editor/prompt-editor.tsx";
import { usePromptLab } from "../../../lib/prompt-editor/use-prompt-lab.ts";
import type { SettingsForm } from "./use-block-settings.ts";

/** The prompts of the block, which follow those of its channel or configuration until somebody changes them here. */
export function OwnPrompts({ form }: { form: SettingsForm }) {
  const { settings, overrides, change, reset, errors } = form;
  const defaults: PromptPair = { system_prompt: settings.inherited.system_prompt, user_prompt: settings.inherited.user_prompt };
  const value = {
    system_prompt: overrides.system_prompt ?? defaults.system_prompt,
    user_prompt: overrides.user_prompt ?? defaults.user_prompt,
  };
  const lab = usePromptLab({
    owner: settings.owner,
    draft: { attributes: attributesWith(settings.attributes, overrides.attributes) },
    block: { id: settings.block_id, overrides },
  });
  function set(next: PromptPair) {
    for (const key of ["system_prompt", "user_prompt"] as const) {
      if (next[key] === defaults[key]) reset(key);
      else if (next[key] !== value[key]) change({ [key]: next[key] });
    }
  }
  return (
    <div className="grid gap-6">
      <PromptEditor
        lab={lab}
        value={value}
        onChange={set}
        defaults={defaults}
        errors={{ system_prompt: errors.system_prompt, user_prompt: errors.user_prompt }}
      />
      <Disclosure label="The exact prompt that will be sent" className="border-line border-t pt-4">
        {lab.previewFailure && <p className="text-ink-2 text-sm">{lab.previewFailure.message}</p>}
        {lab.preview?.messages.map((message) => (
          <figure key={message.role} className="grid gap-1.5 pt-3">
            <figcaption className="font-semibold text-ink-3 text-xs">
              {message.role === "system" ? "System" : "User"}, about {message.tokens.toLocaleString("en")} tokens
            </figcaption>
            <pre
              dir="auto"
              className="max-h-96 overflow-auto whitespace-pre-wrap rounded-md border border-line bg-rail p-3 font-mono text-xs"
            >
              {message.content}
            </pre>
          </figure>
        ))}
      </Disclosure>
    </div>
  );
}

/** Attributes with the values of the form in place of their defaults, as prompts see them. */
const attributesWith = (attributes: readonly Attribute[], values: AttributeValues = {}): Attribute[] =>
  attributes.map((one) => (Object.hasOwn(values, one.key) ? { ...one, default: values[one.key] ?? null } : one));
