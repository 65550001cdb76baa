import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp } from "../../lib/stores/app.ts";
import { trpc } from "../../lib/trpc.ts";

const quiet = 200;
/** Asked for, so that those whose name fits are among them; fewer are shown. */
const most = 24;

/** The campaigns that fit what was typed, asked for when typing pauses; the newest ones while nothing is typed. */
export function useCampaignSearch(typed: string) {
  const search = useSettled(typed.trim());
  const allowed = useApp((state) => state.modules?.some((module) => module.module_code === "campaigns") ?? false);
  return trpc.campaigns.list.useQuery({ search, limit: most }, { enabled: allowed, placeholderData: keepPreviousData });
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
