import { voiceStatuses, withoutEmpty } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { defineList, names, oneOf } from "../../../lib/list/list-address.ts";
import { trpc } from "../../../lib/trpc.ts";

export const voiceList = defineList({
  orderings: ["name", "updated_at"],
  usual: "name",
  filters: { status: oneOf(voiceStatuses), language: names },
});
type Address = ReturnType<typeof voiceList.read>;
export type VoiceOrdering = Address["ordering"];

export function useVoiceList(address: Address) {
  const { status, language } = address.filters;
  const input = { ...voiceList.windowOf(address), ...withoutEmpty({ status, language_id: language[0] }) };
  return trpc.voices.list.useQuery(input, { placeholderData: keepPreviousData });
}
