import { anything, query, schema } from "@copydesk/db";
import { eq, exists, or } from "drizzle-orm";
import type { LanguageUser } from "../languages/index.ts";

const { campaign_languages, blocks } = schema;

/** Campaigns in a language, and what is left of pieces that were taken out of one. */
export const campaignsInLanguage: LanguageUser = (id) => {
  const planned = query.select(anything).from(campaign_languages).where(eq(campaign_languages.language_id, id));
  const written = query.select(anything).from(blocks).where(eq(blocks.language_id, id));
  return or(exists(planned), exists(written)) ?? exists(planned);
};
