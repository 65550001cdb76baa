import type { AppRouter } from "@copydesk/api";
import type { inferProcedureOutput } from "@trpc/server";
import { trpc } from "../../../lib/trpc.ts";

export type TemplateDetail = inferProcedureOutput<AppRouter["templates"]["get"]>;

/** A template and what the form begins with when a campaign is made from it. */
export const useTemplate = (id: string | null) => trpc.templates.get.useQuery({ id: id ?? "" }, { enabled: id !== null, staleTime: 0 });
