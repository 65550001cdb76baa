import { Button, Popover, PopoverContent, PopoverTrigger, SearchableList } from "@copydesk/ui";
import { AtIcon } from "@phosphor-icons/react/dist/csr/At";
import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";

const shown = 8;

/** Puts the name of a campaign into the question. */
export function CampaignPicker({ onPick }: { onPick: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  const picked = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <Button variant="quiet" size="sm" icon={<AtIcon size={15} />} className="-ml-2">
          Campaign
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label="Campaigns"
        side="top"
        className="flex w-80 flex-col p-0"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          input.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          // The question has the focus then.
          if (picked.current) event.preventDefault();
          picked.current = false;
        }}
      >
        <CampaignOptions
          inputRef={input}
          onPick={(_id, name) => {
            picked.current = true;
            setOpen(false);
            onPick(name);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

interface CampaignOptionsProps {
  inputRef: React.RefObject<HTMLInputElement | null>;
  onPick: (id: string, name: string) => void;
}

/** Campaigns that the person may see, found by a part of their name. */
export function CampaignOptions({ inputRef, onPick }: CampaignOptionsProps) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, 200);
  const { data, error } = trpc.campaigns.list.useQuery({ search, limit: shown }, { placeholderData: keepPreviousData });
  return (
    <SearchableList
      inputRef={inputRef}
      label="Campaigns"
      searchPlaceholder="Search campaigns"
      empty={error ? failureOf(error).message : data ? "No matching campaigns" : "Looking…"}
      options={(data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      isSelected={() => false}
      onSearch={setTyped}
      onPick={({ value, label }) => onPick(value, label)}
    />
  );
}
