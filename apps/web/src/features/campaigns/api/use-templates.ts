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

export type TemplateDetail = inferProcedureOutput<AppRouter["templates"]["get"]>;

/** A template and what the form begins with when a campaign is made from it. */
export const useTemplate = (id: string | null) => trpc.templates.get.useQuery({ id: id ?? "" }, { enabled: id !== null, staleTime: 0 });

/** Keeps a campaign's settings as a template. */
export function useSaveTemplate() {
  const utils = trpc.useUtils();
  return trpc.templates.save_from.useMutation({ onSuccess: () => utils.templates.list.invalidate() });
}

export function useUpdateTemplate() {
  const utils = trpc.useUtils();
  return trpc.templates.update.useMutation({
    onSuccess: (saved) => {
      utils.templates.get.setData({ id: saved.id }, saved);
      void utils.templates.list.invalidate();
    },
  });
}

export function useRemoveTemplate() {
  const utils = trpc.useUtils();
  return trpc.templates.remove.useMutation({ onSettled: () => utils.templates.list.invalidate() });
}

export function useRestoreTemplate() {
  const utils = trpc.useUtils();
  return trpc.templates.restore.useMutation({ onSettled: () => utils.templates.list.invalidate() });
}
