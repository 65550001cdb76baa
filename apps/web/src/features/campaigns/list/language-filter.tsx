import { FilterButton, Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "@copydesk/ui";
import { useFormOptions } from "../api/use-form-options.ts";

interface LanguageFilterProps {
  /** Language code. */
  value: string | undefined;
  onChange: (code: string | undefined) => void;
}

export function LanguageFilter({ value, onChange }: LanguageFilterProps) {
  const languages = useFormOptions().data?.languages ?? [];
  const chosen = languages.find((language) => language.code === value);
  return (
    <Menu>
      <MenuTrigger>
        <FilterButton label="Language" value={value && (chosen?.name ?? value.toUpperCase())} onClear={() => onChange(undefined)} />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup value={value ?? ""} onValueChange={onChange}>
          {languages.map((language) => (
            <MenuRadioItem key={language.id} value={language.code}>
              {language.name}
              {language.native_name !== language.name && (
                <bdi lang={language.code} className="ml-2 text-ink-3">
                  {language.native_name}
                </bdi>
              )}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
