import { ChannelIconsByCode } from "@copydesk/ui";
import { type ReactNode, useMemo } from "react";
import { trpc } from "./trpc.ts";

/** Lets everything beneath it draw a company's own channels by their codes, as soon as some screen has asked for them. */
export function ChannelIconsProvider({ children }: { children: ReactNode }) {
  const { data } = trpc.options.get.useQuery(undefined, { enabled: false });
  const icons = useMemo(
    () => new Map((data?.channels ?? []).flatMap(({ code, icon }) => (code === icon ? [] : [[code, icon] as const]))),
    [data],
  );
  return <ChannelIconsByCode value={icons}>{children}</ChannelIconsByCode>;
}
