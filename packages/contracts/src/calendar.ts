import { z } from "zod";

const id = z.string().min(1).max(64);
const languageCode = z.string().min(1).max(35);

/** Addresses that one person may have of one campaign: one for each language, and one for all. */
export const calendarFeedsInput = z.strictObject({ campaign_id: id });
/** Without a language the calendar has the posts of all of them. */
export const makeCalendarFeedInput = z.strictObject({ campaign_id: id, language_code: languageCode.nullable().default(null) });
export const revokeCalendarFeedInput = z.strictObject({ campaign_id: id, id });
