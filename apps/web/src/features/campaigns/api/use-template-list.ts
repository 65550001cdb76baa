import type { AppRouter } from "@copydesk/api";
import { keepPreviousData } from "@tanstack/react-query";
import type { inferProcedureOutput } from "@trpc/server";
import { trpc } from "../../../lib/trpc.ts";

export interface TemplateQuery {
  search?: string;
  ordering?: "name" | "-name" | "updated_at" | "-updated_at";
  limit?: number;
  offset?: number;
}

export function useTemplateList(query: TemplateQuery, { enabled }: { enabled: boolean }) {
  return trpc.templates.list.useQuery(query, { enabled, placeholderData: keepPreviousData });
}

/** One row of the list. */
export type Template = inferProcedureOutput<AppRouter["templates"]["list"]>["results"][number];
