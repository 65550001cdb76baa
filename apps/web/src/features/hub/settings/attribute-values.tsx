import { type Attribute, type AttributeValue, attributeProblem } from "@copydesk/contracts";
import { Button, Field } from "@copydesk/ui";
import { AttributeValueField } from "../../../lib/attributes/attribute-value.tsx";
import type { SettingsForm } from "./use-block-settings.ts";

/** A value for each attribute of the channel or configuration; its default where nothing is set here. */
export function AttributeValues({ form }: { form: SettingsForm }) {
  const { settings, overrides, change, reset, errors } = form;
  const own = overrides.attributes ?? {};
  const set = (key: string, value: AttributeValue) => change({ attributes: { ...own, [key]: value } });
  function unset(key: string) {
    const { [key]: _gone, ...rest } = own;
    if (Object.keys(rest).length === 0) reset("attributes");
    else change({ attributes: rest });
  }
  return settings.attributes.map((attribute) => {
    const value = Object.hasOwn(own, attribute.key) ? (own[attribute.key] ?? null) : attribute.default;
    const differs = JSON.stringify(value) !== JSON.stringify(attribute.default);
    return (
      <Field
        key={attribute.key}
        label={attribute.label}
        optional={!attribute.required}
        help={attribute.help}
        error={(differs ? attributeProblem(attribute, value) : null) ?? errors[`attributes.${attribute.key}`]}
        aside={differs && <Reset attribute={attribute} onReset={() => unset(attribute.key)} />}
      >
        <AttributeValueField attribute={attribute} value={value} onChange={(next) => set(attribute.key, next)} />
      </Field>
    );
  });
}

function Reset({ attribute, onReset }: { attribute: Attribute; onReset: () => void }) {
  return (
    <Button size="sm" variant="quiet" onClick={onReset} aria-label={`Reset ${attribute.label}`}>
      Reset
    </Button>
  );
}
