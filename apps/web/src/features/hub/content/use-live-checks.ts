import {
  type BlockDetail,
  type ChannelOption,
  type CheckResult,
  checkFields,
  type FieldValues,
  type LanguageOption,
} from "@copydesk/contracts";
import { useMemo } from "react";

/** Rules that only the server knows: those of the voice, the brief and the language. */
const serverOnly = new Set<CheckResult["code"]>(["banned_terms", "preferred_terms", "mandatory_text", "language", "cut"]);

/** Checks of what is typed. The server's word about its own rules stays until the next save. */
export function useLiveChecks(fields: FieldValues, channel: ChannelOption, language: LanguageOption, block: BlockDetail): CheckResult[] {
  const said = block.selected?.checks;
  return useMemo(() => {
    const found = checkFields(fields, {
      fields: channel.fields,
      fold: channel.fold,
      mandatory_text: "",
      language: language.code,
    });
    return [...found.filter((check) => !serverOnly.has(check.code)), ...(said?.filter((check) => serverOnly.has(check.code)) ?? [])];
  }, [fields, channel, language, said]);
}
