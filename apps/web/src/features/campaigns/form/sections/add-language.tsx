import type { LanguageOption } from "@copydesk/contracts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";

/** The dashed chip at the end of the chips. */
export const addChipClass =
  "inline-flex h-[30px] items-center gap-1.5 rounded-md border border-line-strong border-dashed bg-canvas px-2.5 font-medium text-ink-2 text-sm transition-colors hover:bg-hover";

/** Languages that are not chosen yet; typing letters finds one. */
export function AddLanguage({ languages, onAdd }: { languages: readonly LanguageOption[]; onAdd: (id: string) => void }) {
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" className={addChipClass}>
          <PlusIcon size={12} weight="bold" aria-hidden />
          Add language
        </button>
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
