import { campaignLimits, type LanguageOption } from "@copydesk/contracts";
import { Field, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { addLanguage, moveLanguage, removeLanguage } from "../brief/languages.ts";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";
import { AddChip } from "./choice-chip.tsx";
import { LanguageList } from "./language-list.tsx";

export function LanguagesSection() {
  const { options } = useFormStage();
  const { value, set, errors } = useBriefField("languages");
  const chosen = value.map(({ language_id }) => options.languages.find(({ id }) => id === language_id) ?? gone(language_id));
  const rest = options.languages.filter(({ id }) => !value.some(({ language_id }) => language_id === id));
  return (
    <FormSection id="languages" title="Languages" help="The first is the primary one; the others follow its messages.">
      <Field label="Languages" hideLabel group error={errors.filter((message) => !message.includes("channel"))}>
        <div className="flex flex-wrap items-center gap-1.5">
          <LanguageList
            languages={chosen}
            onMove={(id, place) => set(moveLanguage(value, id, place))}
            onRemove={(id) => set(removeLanguage(value, id))}
          />
          {value.length < campaignLimits.languages && rest.length > 0 && (
            <AddLanguage languages={rest} onAdd={(id) => set(addLanguage(value, id))} />
          )}
        </div>
      </Field>
    </FormSection>
  );
}

/** A language that was switched off since; it can only be taken out. */
const gone = (id: string): LanguageOption => ({
  id,
  code: "–",
  name: "Removed language",
  native_name: "Removed language",
  direction: "ltr",
  word_spacing: true,
  is_default: false,
});

/** Languages that are not chosen yet; typing letters finds one. */
function AddLanguage({ languages, onAdd }: { languages: readonly LanguageOption[]; onAdd: (id: string) => void }) {
  return (
    <Menu>
      <MenuTrigger>
        <AddChip>Add language</AddChip>
      </MenuTrigger>
      <MenuContent align="start" className="max-h-80 w-60">
        {languages.map((language) => (
          <MenuItem
            key={language.id}
            textValue={language.name}
            onSelect={() => onAdd(language.id)}
            trailing={language.native_name === language.name ? undefined : <bdi lang={language.code}>{language.native_name}</bdi>}
          >
            {language.name}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
