import { withoutEmpty } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { defineList, type ListAddress, oneOf } from "../../../lib/list/list-address.ts";
import { trpc } from "../../../lib/trpc.ts";

/** The list of models in its address. */
export const modelList = defineList({
  orderings: ["name", "provider", "updated_at"],
  usual: "name",
  filters: { status: oneOf(["active", "inactive"]) },
});
export type ModelAddress = ReturnType<typeof modelList.read>;
export type ModelOrdering = ModelAddress extends ListAddress<infer O> ? O : never;

/** One page of models; the page before stays in view while another one loads. */
export function useModelList(address: ModelAddress) {
  return trpc.models.list.useQuery(
    { ...modelList.windowOf(address), ...withoutEmpty(address.filters) },
    { placeholderData: keepPreviousData },
  );
}
