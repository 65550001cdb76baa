import { z } from "zod";

/** `redirect` is a path of this site. A session is opened for a sign-in; connecting an account needs none. */
export const microsoftAnswerSchema = z.union([
  z.strictObject({ token: z.string(), user_id: z.string(), redirect: z.string() }),
  z.strictObject({ connected: z.literal(true), redirect: z.string() }),
]);
export type MicrosoftAnswer = z.infer<typeof microsoftAnswerSchema>;

export const asanaItemSchema = z.strictObject({
  gid: z.string(),
  name: z.string(),
});
export type AsanaItem = z.infer<typeof asanaItemSchema>;

/** How far the sending of a schedule to one project is. */
export const asanaSendingSchema = z
  .strictObject({
    project: asanaItemSchema,
    total: z.number().int(),
    sent: z.number().int(),
    waiting: z.number().int().meta({ description: "Still to come." }),
    failed: z
      .array(z.strictObject({ post_id: z.string(), title: z.string(), problem: z.string() }))
      .meta({ description: "Each with what Asana said, and what the post was called." }),
    waits_until: z.string().nullable().meta({ description: "When it goes on, where Asana asked to wait." }),
    sent_by: z.string().meta({ description: "Who sent it last, and when." }),
    updated_at: z.string(),
    task_url: z.string().nullable().meta({ description: "A task that is there, to begin looking from." }),
  })
  .meta({ id: "AsanaSending" });
export type AsanaSending = z.infer<typeof asanaSendingSchema>;

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
