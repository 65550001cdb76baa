import { companyChange, retentionInput, companyDetailSchema as settings } from "@copydesk/contracts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Company");
const path = "/company/settings";

export const companyRoutes = [
  route(
    {
      method: "GET",
      path,
      procedure: "company.get",
      summary: "Everything that is set for the whole company",
    },
    ({ caller }) => caller.company.get(),
  ),
  route(
    {
      method: "GET",
      path: `${path}/retention-preview`,
      procedure: "company.retention_preview",
      summary: "What would be deleted if logs were kept so many days; what is left out is as it is set",
      query: retentionInput,
    },
    ({ caller, query }) => caller.company.retention_preview(query),
  ),
  route(
    {
      method: "PUT",
      path,
      procedure: "company.update",
      summary: "Change the company's settings; 409 when somebody else did in between",
      body: takingBack(companyChange, settings),
    },
    ({ caller, body }) => caller.company.update(body),
  ),
  route(
    {
      method: "DELETE",
      path: "/company/logo",
      procedure: "company.remove_logo",
      summary: "Take the company's logo away",
      status: 204,
    },
    ({ caller }) => caller.company.remove_logo(),
  ),
];
