import { z } from "zod";

const id = z.string().min(1).max(64);
const languageCode = z.string().min(1).max(35);

/** Addresses that one person may have of one campaign: one for each language, and one for all. */
export const calendarFeedsInput = z.strictObject({ campaign_id: id });
/** Without a language the calendar has the posts of all of them. */
export const makeCalendarFeedInput = z.strictObject({ campaign_id: id, language_code: languageCode.nullable().default(null) });
export const revokeCalendarFeedInput = z.strictObject({ campaign_id: id, id });

/** An address under which a calendar program reads a campaign's posts as one person sees them. */
export interface CalendarFeed {
  id: string;
  /** Null for all languages. */
  language_code: string | null;
  created_at: string;
  /** When a program last asked, to the hour; null when none ever did. */
  last_read_at: string | null;
}

/** The only time at which the address is told: it is kept in a way that nobody can read. */
export interface NewCalendarFeed extends CalendarFeed {
  address: string;
}
