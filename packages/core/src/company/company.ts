import type { CompanySettings } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { type Core, fileAddress } from "../kernel/index.ts";

/** What the sign-in page must know before anybody has signed in. Microsoft is offered only where the environment knows how. */
export async function readCompany(core: Core): Promise<CompanySettings> {
  const { company_settings: company } = schema;
  const [row] = await core.db
    .select({ ms_auth: company.ms_auth, enable_chat_agent: company.enable_chat_agent, logo_file_id: company.logo_file_id })
    .from(company)
    .limit(1);
  if (!row) return { ms_auth: false, enable_chat_agent: false, logo: null };
  const { enable_chat_agent, logo_file_id } = row;
  return { ms_auth: row.ms_auth && core.services.microsoft !== null, enable_chat_agent, logo: logo_file_id && fileAddress(logo_file_id) };
}
