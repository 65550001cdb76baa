import { z } from "zod";

/** An address under which a calendar program reads a campaign's posts as one person sees them. */
export const calendarFeedSchema = z
  .strictObject({
    id: z.string(),
    language_code: z.string().nullable().meta({ description: "Null for all languages." }),
    created_at: z.string(),
    last_read_at: z.string().nullable().meta({ description: "When a program last asked, to the hour; null when none ever did." }),
  })
  .meta({ id: "CalendarFeed" });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The only time at which the address is told: it is kept in a way that nobody can read. */
export const newCalendarFeedSchema = calendarFeedSchema.extend({ address: z.string() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
