import { type DaysAsked, daysAsked } from "./days-asked.ts";
import { channelNames, type LookUp, languageName, listOf, textOf } from "./look-up.ts";
import { day, plain, some, table } from "./markdown.ts";
import type { Answer } from "./understand.ts";

/** Campaigns whose schedules are read when a question names none. */
const mostSchedules = 8;
const mostPosts = 40;

export const scheduleAnswer: Answer = async (look, write, { campaign, campaigns, count, question, channel, language }) => {
  const living = campaigns.filter((one) => one.status !== "archived" && one.status !== "completed");
  // Drafts seldom have a schedule yet.
  const ordered = [...living.filter((one) => one.status !== "draft"), ...living.filter((one) => one.status === "draft")];
  const wanted = campaign ? [campaign.id] : ordered.slice(0, mostSchedules).map((one) => textOf(one.id));
  const planned = [];
  for (const id of wanted) planned.push(...postsOf(id, await look.ask("read_schedule", { campaign: id })));
  const all = planned.filter((post) => (!channel || post.channel === channel.code) && (!language || post.language === language.code));
  all.sort((a, b) => (a.utc < b.utc ? -1 : 1));
  const isPartial = campaign === undefined && (living.length > mostSchedules || count > campaigns.length);
  const only = [channel, language].flatMap((one) => (one ? [plain(one.name)] : []));
  const among = `${only.length > 0 ? ` (${only.join(", ")})` : ""}${isPartial ? ` in the ${wanted.length} campaigns that were looked at` : ""}`;
  const days = daysAsked(question, look.today);
  const within = days === null ? all : all.filter((post) => post.date >= days.from && post.date <= days.to);
  const posts = within.length > 0 || days === null ? within : all.filter((post) => post.date > days.to);
  if (all.length === 0) return write(`No posts are planned yet${among}.${isPartial ? " Name the campaign that you mean." : ""}`);
  if (days !== null && within.length === 0)
    write(`Nothing is planned for ${inWords(days)}${among}.${posts.length > 0 ? " After that:" : ""}`);
  if (posts.length > 0) await writePosts(look, write, posts, among);
};

const inWords = ({ from, to }: DaysAsked) => (from === to ? day(from) : `${day(from)} to ${day(to)}`);

async function writePosts(
  look: LookUp,
  write: (text: string) => void,
  posts: readonly ReturnType<typeof postsOf>[number][],
  among: string,
) {
  const nameOf = await channelNames(look);
  const zones = [...new Set(posts.map((post) => post.zone))];
  write(`${some(posts.length, "post")}${among}, each in its campaign's own time zone (${plain(zones.join(", "))}):`);
  write(
    table(
      ["When", "Campaign", "Channel", "Language", "Post", "Status"],
      posts
        .slice(0, mostPosts)
        .map((post) => [
          `${day(post.date)} ${plain(post.time)}`,
          look.cite(post.campaign, { campaign_id: post.campaign_id }),
          plain(nameOf(post.channel)),
          plain(languageName(post.language)),
          plain(post.title),
          plain(post.status),
        ]),
    ),
  );
  if (posts.length > mostPosts) write(`And ${posts.length - mostPosts} more.`);
}

export const gapsAnswer: Answer = async (look, write, { campaign }) => {
  const read = await look.ask("find_gaps", campaign ? { campaign: campaign.id } : {});
  if (read === null) return;
  const results = campaign ? [read] : listOf(read.campaigns);
  const lacking = results.filter((one) => one.total !== 0);
  if (lacking.length === 0)
    return write("Nothing is missing: every piece has a text, every post a piece, and no text is out of date or too long.");
  const nameOf = await channelNames(look);
  for (const one of lacking) {
    const id = look.sources.find((source) => source.kind === "campaign" && source.title === textOf(one.campaign))?.campaign_id;
    write(`**${look.cite(textOf(one.campaign), id === undefined ? {} : { campaign_id: id })}**`);
    write(table(["What", "Language", "Channel", "More"], gapRows(one, nameOf)));
  }
};

function postsOf(campaign_id: string, read: Record<string, unknown> | null) {
  return listOf(read?.schedules).flatMap(({ language, posts }) =>
    listOf(posts)
      .filter((post) => post.status !== "skipped")
      .map((post) => ({
        campaign_id,
        campaign: textOf(read?.campaign),
        zone: textOf(read?.time_zone),
        language: textOf(language),
        utc: textOf(post.utc),
        date: textOf(post.date),
        time: textOf(post.time),
        channel: textOf(post.channel),
        title: textOf(post.title),
        status: textOf(post.status),
      })),
  );
}

function gapRows(gaps: Record<string, unknown>, nameOf: (code: string) => string): string[][] {
  const row = (what: string) => (one: Record<string, unknown>) => [
    what,
    plain(languageName(textOf(one.language))),
    plain(nameOf(textOf(one.channel))),
    plain([textOf(one.title), textOf(one.problem)].filter(Boolean).join(": ")),
  ];
  return [
    ...listOf(gaps.pieces_without_text).map(row("No text yet")),
    ...listOf(gaps.channels_missing).map(row("Not planned in this language")),
    ...listOf(gaps.posts_without_piece).map(row("Post without a piece")),
    ...listOf(gaps.out_of_date).map(row("Out of date")),
    ...listOf(gaps.over_limit).map(row("Over its limit")),
  ];
}
