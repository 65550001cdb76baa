import type { LanguageOption } from "@copydesk/contracts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { AddChip } from "./choice-chip.tsx";

/** Languages that are not chosen yet; typing letters finds one. */
export function AddLanguage({ languages, onAdd }: { languages: readonly LanguageOption[]; onAdd: (id: string) => void }) {
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
