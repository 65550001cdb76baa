import type { LanguageOption } from "@copydesk/contracts";
import { Button, Mark, Menu, MenuContent, MenuItem, MenuTrigger, Tab, TabList } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { countWritten } from "../state/guides.ts";
import type { CurrentVoice } from "../state/voice-store.ts";
import { formatGuides } from "../words/guide-words.ts";

export type NamedLanguage = Pick<LanguageOption, "id" | "code" | "name" | "native_name" | "direction">;

interface LanguageTabsProps {
  voice: CurrentVoice;
  languages: readonly NamedLanguage[];
  /** Languages with something wrong in them. */
  wrong: readonly string[];
  /** Those that can be added. */
  offered: readonly NamedLanguage[];
  onAdd: (id: string) => void;
}

/** A tab for each language of the voice, and the way to one more. */
export function LanguageTabs({ voice, languages, wrong, offered, onAdd }: LanguageTabsProps) {
  return (
    <div
      className="sticky top-[109px] z-5 flex items-stretch gap-4 border-line border-b bg-canvas px-4 md:px-6 xl:pl-12"
      data-tour="voice-languages"
    >
      <TabList aria-label="Languages" className="min-w-0">
        {languages.map((language) => {
          const count = countWritten(voice.styleGuides[language.id]);
          // No guide yet is no fault: the description is used there instead.
          const mark = wrong.includes(language.id) ? "alert" : count === 0 ? "draft" : null;
          return (
            <Tab key={language.id} value={language.id} detail={formatGuides(count)} icon={mark && <Mark kind={mark} size={15} />}>
              <bdi lang={language.code}>{language.native_name}</bdi>
            </Tab>
          );
        })}
      </TabList>
      {offered.length > 0 && (
        <Menu>
          <MenuTrigger>
            <Button variant="quiet" size="sm" className="my-auto" icon={<PlusIcon size={12} weight="bold" />}>
              Add language
            </Button>
          </MenuTrigger>
          <MenuContent align="start" className="max-h-80">
            {offered.map((language) => (
              <MenuItem
                key={language.id}
                onSelect={() => onAdd(language.id)}
                trailing={<bdi lang={language.code}>{language.native_name}</bdi>}
              >
                {language.name}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
      )}
    </div>
  );
}
