import { Combobox, Field, Select } from "@copydesk/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useRight } from "../rights.ts";
import { trpc } from "../trpc.ts";
import { useDebounced } from "../use-debounced.ts";
import type { PromptLab } from "./use-prompt-lab.ts";

const sample = "sample";

/** Which campaign and language fill the prompt. */
export function LabSource({ lab }: { lab: PromptLab }) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, 200);
  const mayLook = useRight("campaigns.view");
  const campaigns = trpc.campaigns.list.useQuery(
    { search, limit: 20 },
    { placeholderData: keepPreviousData, enabled: mayLook, staleTime: 30_000 },
  );
  const { data: options } = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  const shown = lab.preview?.campaign;
  const found = campaigns.data?.results ?? [];
  const chosen =
    lab.campaignId && shown?.id === lab.campaignId && !found.some((one) => one.id === shown.id) ? [{ id: shown.id, name: shown.name }] : [];
  return (
    <div className="mb-4 flex gap-2">
      <Field label="Campaign that fills the prompt" hideLabel className="min-w-0 flex-1">
        <Combobox
          value={lab.campaignId ?? sample}
          onValueChange={(id) => lab.setCampaignId(id === sample ? null : id)}
          onSearch={setTyped}
          options={[
            { value: sample, label: "The kettle built to be mended", detail: "sample", keywords: search },
            ...[...chosen, ...found].map((one) => ({ value: one.id ?? "", label: one.name })),
          ]}
          searchPlaceholder="Name of a campaign"
          empty="No matching campaigns"
        />
      </Field>
      <div className="w-36 shrink-0">
        <Select
          aria-label="Language that fills the prompt"
          value={lab.languageId}
          onValueChange={lab.setLanguageId}
          options={(options?.languages ?? []).map((one) => ({ value: one.id, label: one.native_name, lang: one.code }))}
        />
      </div>
    </div>
  );
}
