import { createHash } from "node:crypto";
import type { SchedulePost } from "@copydesk/contracts";
import { zonedToUtc } from "@copydesk/contracts";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CampaignDocument, LanguageDocument } from "./document.ts";
import { channelNames, plainText, statusWords } from "./words.ts";

/** Minutes that a post takes up in a calendar, so that it can be seen there. */
const eventMinutes = 15;

const statuses: Record<SchedulePost["status"], ICalEventStatus> = {
  suggested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  published: ICalEventStatus.CONFIRMED,
  skipped: ICalEventStatus.CANCELLED,
};

/** Seconds after which a program that reads a feed should ask again. */
const askAgainAfter = 3_600;

/** Sequences count minutes from here: whichever version of a schedule is selected, the file that was made later is the newer one. */
const firstMinute = Date.UTC(2026, 0, 1) / 60_000;

interface CalendarOptions {
  /** For colleagues: with the state of posts and the notes on them. */
  internal: boolean;
  /** Makes it a feed, whose events lead to the campaign at this address. */
  feedOf?: string;
}

/**
 * The schedules of all languages as an iCalendar file (RFC 5545) in UTC. A post keeps its id from export to export, whatever address the
 * installation has, so that importing again moves it instead of adding a second one.
 */
export function campaignCalendar(document: CampaignDocument, { internal, feedOf }: CalendarOptions): string {
  const calendar = ical({
    name: escaped(visible(document.name)),
    prodId: { company: "Copydesk", product: "Copydesk", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ...(feedOf === undefined ? {} : { ttl: askAgainAfter, url: feedOf }),
  });
  const channels = channelNames(document);
  const stamp = new Date(document.generated_at);
  for (const language of document.languages) {
    for (const post of language.schedule?.plan.posts ?? []) {
      const start = new Date(zonedToUtc(post.date, post.time, language.schedule?.plan.time_zone ?? document.time_zone).utc);
      const channel = channels.get(post.channel) ?? post.channel;
      calendar.createEvent({
        id: eventId(post, language, document),
        sequence: Math.max(0, Math.floor(stamp.getTime() / 60_000) - firstMinute),
        stamp,
        start,
        end: new Date(start.getTime() + eventMinutes * 60_000),
        summary: visible(post.title),
        description: visible(describe(post, language, { channel, internal })),
        status: statuses[post.status],
        ...(feedOf === undefined ? {} : { url: `${feedOf}?language=${encodeURIComponent(language.code)}` }),
        categories: [{ name: visible(channel) }, { name: visible(language.name) }],
      });
    }
  }
  return `${calendar.toString()}\r\n`;
}

/** Of this post of this campaign: posts of two campaigns may be called alike. */
const eventId = (post: SchedulePost, language: LanguageDocument, { id }: CampaignDocument) =>
  `${createHash("sha256").update(`${id} ${language.code} ${post.id}`).digest("hex").slice(0, 32)}@copydesk`;

/** Channel, language, why then, and the text that goes out; for colleagues also its state and their notes. */
function describe(post: SchedulePost, language: LanguageDocument, { channel, internal }: { channel: string; internal: boolean }): string {
  const piece = language.pieces.find((one) => one.channel_code === post.channel);
  const parts = [
    [channel, language.name, ...(internal ? [statusWords(post.status)] : [])].join(" · "),
    post.angle,
    post.reason,
    internal ? post.notes : "",
    piece ? plainText(piece) : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

// Control characters are not allowed in the format; line breaks it escapes itself.
const visible = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** As RFC 5545, 3.3.11, asks for it: the library does so for events, and not for the calendar's own name. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
