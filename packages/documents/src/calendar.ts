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

interface CalendarOptions {
  /** Address of the installation, whose host the ids carry. */
  publicUrl: string;
  /** Makes it a feed, whose events lead to the campaign at this address. */
  feedOf?: string;
}

/**
 * The schedules of all languages as an iCalendar file (RFC 5545) in UTC. A post keeps its id from export to export, so
 * that importing again moves it instead of adding a second one.
 */
export function campaignCalendar(document: CampaignDocument, { publicUrl, feedOf }: CalendarOptions): string {
  const calendar = ical({
    name: visible(document.name),
    prodId: { company: "Copydesk", product: "Copydesk", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ...(feedOf === undefined ? {} : { ttl: askAgainAfter, url: feedOf }),
  });
  const host = URL.parse(publicUrl)?.host || "copydesk.invalid";
  const channels = channelNames(document);
  for (const language of document.languages) {
    for (const post of language.schedule?.plan.posts ?? []) {
      const start = new Date(zonedToUtc(post.date, post.time, language.schedule?.plan.time_zone ?? document.time_zone).utc);
      const channel = channels.get(post.channel) ?? post.channel;
      calendar.createEvent({
        id: eventId(post, language, host),
        sequence: language.schedule?.version ?? 0,
        stamp: new Date(document.generated_at),
        start,
        end: new Date(start.getTime() + eventMinutes * 60_000),
        summary: visible(post.title),
        description: visible(describe(post, language, channel)),
        status: statuses[post.status],
        ...(feedOf === undefined ? {} : { url: `${feedOf}?language=${encodeURIComponent(language.code)}` }),
        categories: [{ name: visible(channel) }, { name: visible(language.name) }],
      });
    }
  }
  return calendar.toString();
}

const eventId = (post: SchedulePost, language: LanguageDocument, host: string) =>
  /^[\w.-]{1,64}$/.test(post.id)
    ? `${post.id}@${host}`
    : `${createHash("sha256").update(`${language.code} ${post.id}`).digest("hex").slice(0, 32)}@${host}`;

/** Channel, language and state, why then, and the text that goes out. */
function describe(post: SchedulePost, language: LanguageDocument, channel: string): string {
  const piece = language.pieces.find((one) => one.channel_code === post.channel);
  const parts = [
    `${channel} · ${language.name} · ${statusWords(post.status)}`,
    post.angle,
    post.reason,
    post.notes,
    piece ? plainText(piece) : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

// Control characters are not allowed in the format; line breaks it escapes itself.
const visible = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
