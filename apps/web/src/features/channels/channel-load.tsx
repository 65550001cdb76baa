import type { ChannelDetail } from "@copydesk/contracts";
import type { ComponentProps, ReactNode } from "react";
import { whileEdited } from "../../lib/query-options.ts";
import { SettingsToCome } from "../../lib/settings-form/settings-to-come.tsx";
import { trpc } from "../../lib/trpc.ts";

/** A channel as it is stored now, which stays what it was while one types. */
export function StoredChannel({ id, children }: { id: string; children: (channel: ChannelDetail) => ReactNode }) {
  const query = trpc.channels.get.useQuery({ id }, whileEdited);
  return query.data ? children(query.data) : <ChannelToCome query={query} />;
}

export const ChannelToCome = ({ query }: Pick<ComponentProps<typeof SettingsToCome>, "query">) => (
  <SettingsToCome query={query} noun="channel" lines={["w-80", "w-full", "w-2/3", "w-full", "w-full", "w-1/2"]} />
);
