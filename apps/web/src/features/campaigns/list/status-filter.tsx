import type { CampaignStatus } from "@copydesk/contracts";
import { FilterButton, Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "@copydesk/ui";
import { statuses, statusWords } from "../words/status-words.ts";

interface StatusFilterProps {
  value: CampaignStatus | undefined;
  onChange: (status: CampaignStatus | undefined) => void;
}

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const pick = (picked: string) => onChange(statuses.find((status) => status === picked));
  return (
    <Menu>
      <MenuTrigger>
        <FilterButton label="Status" value={value && statusWords[value].label} onClear={() => onChange(undefined)} />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup value={value ?? ""} onValueChange={pick}>
          {statuses.map((status) => (
            <MenuRadioItem key={status} value={status}>
              {statusWords[status].label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
