import { Button, Field } from "@copydesk/ui";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useMemo, useState } from "react";
import { allAlike, applyToAll, rowsAtFirst, setChannel } from "../brief/languages.ts";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";
import { ChannelMatrix } from "./channel-matrix.tsx";

export function ChannelsSection() {
  const { options } = useFormStage();
  const { value, set, errors } = useBriefField("languages");
  const used = useMemo(() => new Set(value.flatMap((one) => one.channel_ids)), [value]);
  const offered = options.channels.filter(({ id, is_active }) => is_active || used.has(id));
  const order = offered.map(({ id }) => id);
  // Chosen once, so that rows do not jump about under the pointer while one ticks.
  const [first] = useState(() => rowsAtFirst(order, value));
  const [showAll, setShowAll] = useState(false);
  const shown = [...first, ...order.filter((id) => !first.includes(id) && (showAll || used.has(id)))];
  const hidden = order.length - shown.length;
  const primary = options.languages.find(({ id }) => id === value[0]?.language_id);

  return (
    <FormSection id="channels" title="Channels per language" help="A piece is written for every tick.">
      <Field label="Channels per language" hideLabel group error={errors}>
        {value.length === 0 ? (
          <p className="text-ink-2 text-sm">Choose a language first.</p>
        ) : (
          <ChannelMatrix
            channels={shown.flatMap((id) => offered.find((channel) => channel.id === id) ?? [])}
            languages={value.flatMap(({ language_id }) => options.languages.find(({ id }) => id === language_id) ?? [])}
            isOn={(language, channel) => value.some((one) => one.language_id === language && one.channel_ids.includes(channel))}
            onSet={(language, channel, on) => set(setChannel(value, { language, channel, on }, order))}
          />
        )}
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
          {hidden > 0 || showAll ? (
            <Button
              variant="quiet"
              size="sm"
              className="-ml-2"
              icon={showAll ? <CaretUpIcon size={13} weight="bold" /> : <PlusIcon size={13} weight="bold" />}
              onClick={() => setShowAll(!showAll)}
            >
              {showAll ? (
                "Fewer channels"
              ) : (
                <span>
                  More channels <span className="ml-0.5 font-normal text-ink-3">{hidden}</span>
                </span>
              )}
            </Button>
          ) : (
            <span />
          )}
          {value.length > 1 && primary && (
            <Button size="sm" disabled={allAlike(value)} onClick={() => set(applyToAll(value))}>
              <span>Apply {primary.name} to all languages</span>
            </Button>
          )}
        </div>
      </Field>
    </FormSection>
  );
}
