import { companyChange, retentionInput } from "@copydesk/contracts";
import { z } from "zod";
import { budgetUse } from "./budget-shapes.ts";
import { route } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const tag = "Company";
const path = "/company/settings";

const settings = z
  .strictObject({
    version: z.number().int(),
    name: z.string(),
    logo: z.string().nullable(),
    timezone: z.string(),
    ms_auth: z.boolean(),
    enable_chat_agent: z.boolean(),
    llm_body_days: z.number().int(),
    llm_metadata_days: z.number().int(),
    activity_days: z.number().int(),
    monthly_budget: z.number().nullable().meta({ description: "Of all models together; null is no budget" }),
    budget_currency: z.string().nullable(),
    budget_stops: z.boolean().meta({ description: "Nothing further is written once it is used up" }),
    budget: budgetUse.nullable(),
    environment: z
      .strictObject({ microsoft: z.boolean(), asana: z.boolean(), mail: z.boolean() })
      .meta({ description: "What the environment of the server is set up for" }),
  })
  .meta({ id: "CompanySettings" });

const retention = z
  .strictObject({
    llm_body_days: z.number().int(),
    llm_metadata_days: z.number().int(),
    activity_days: z.number().int(),
    texts: z.number().int().meta({ description: "What was sent to models and came from them, of so many calls" }),
    calls: z.number().int(),
    activities: z.number().int().meta({ description: "Entries of the activity log" }),
  })
  .meta({ id: "RetentionPreview" });

export const companyRoutes = [
  route(
    {
      method: "GET",
      path,
      procedure: "company.get",
      summary: "Everything that is set for the whole company",
      tag,
      status: 200,
      answer: settings,
    },
    ({ caller }) => caller.company.get(),
  ),
  route(
    {
      method: "GET",
      path: `${path}/retention-preview`,
      procedure: "company.retention_preview",
      summary: "What would be deleted if logs were kept so many days; what is left out is as it is set",
      tag,
      status: 200,
      query: retentionInput,
      answer: retention,
    },
    ({ caller, query }) => caller.company.retention_preview(query),
  ),
  route(
    {
      method: "PUT",
      path,
      procedure: "company.update",
      summary: "Change the company's settings; 409 when somebody else did in between",
      tag,
      status: 200,
      body: takingBack(companyChange, settings),
      answer: settings,
    },
    ({ caller, body }) => caller.company.update(body),
  ),
  route(
    {
      method: "DELETE",
      path: "/company/logo",
      procedure: "company.remove_logo",
      summary: "Take the company's logo away",
      tag,
      status: 204,
    },
    ({ caller }) => caller.company.remove_logo(),
  ),
];
