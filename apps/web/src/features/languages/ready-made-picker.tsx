import { Combobox, Field } from "@copydesk/ui";
import { trpc } from "../../lib/trpc.ts";
import { type LanguageValues, valuesOf } from "./language-values.ts";

interface ReadyMadePickerProps {
  code: string;
  onPick: (values: LanguageValues) => void;
}

/** Fills a new row with what is known of a language. */
export function ReadyMadePicker({ code, onPick }: ReadyMadePickerProps) {
  const { data = [] } = trpc.languages.catalogue.useQuery(undefined, { staleTime: 60_000 });
  const known = data.find((one) => one.code === code);
  return (
    <Field label="Start from a ready-made language" help="Fills in the fields below. You can change them all.">
      <Combobox
        value={known ? known.code : null}
        onValueChange={(next) => {
          const chosen = data.find((one) => one.code === next);
          if (chosen) onPick(valuesOf(chosen));
        }}
        options={data.map((one) => ({ value: one.code, label: one.name, detail: one.code, keywords: one.native_name }))}
        placeholder="Choose a language"
        searchPlaceholder="Name or code"
        empty="Not in the catalogue. Fill in the fields yourself."
      />
    </Field>
  );
}
