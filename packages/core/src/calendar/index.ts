export { calendarLeftovers, listCalendarFeeds, makeCalendarFeed, revokeCalendarFeed } from "./calendar-feeds.ts";
export { readCalendar } from "./read-calendar.ts";
