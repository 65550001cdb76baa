import { exampleSources, withoutEmpty } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { type Codec, defineList, type ListAddress, names, oneOf } from "../../../lib/list/list-address.ts";
import { trpc } from "../../../lib/trpc.ts";

/** One name, such as an id, or none. */
const oneName: Codec<string | undefined> = { read: (text) => names.read(text)[0], write: (value) => value ?? "" };

/** The list of examples in its address. */
export const exampleList = defineList({
  orderings: ["updated_at", "title", "rating"],
  usual: "-updated_at",
  filters: { voice: oneName, languages: names, channels: names, used: oneOf(["yes", "no"]), source: oneOf(exampleSources) },
});
export type ExampleAddress = ReturnType<typeof exampleList.read>;
export type ExampleOrdering = ExampleAddress extends ListAddress<infer O> ? O : never;

/** One page of examples; the page before stays in view while another one loads. */
export function useExampleList(address: ExampleAddress) {
  const { voice, languages, channels, used, source } = address.filters;
  const input = {
    ...exampleList.windowOf(address),
    ...withoutEmpty({
      voice_id: voice,
      language_ids: languages,
      channel_ids: channels,
      use_in_prompts: used && used === "yes",
      source,
    }),
  };
  return trpc.examples.list.useQuery(input, { placeholderData: keepPreviousData });
}

/** What examples can be given to; it changes seldom. */
export const useExampleOptions = () => trpc.examples.options.useQuery(undefined, { staleTime: 30_000 }).data;
