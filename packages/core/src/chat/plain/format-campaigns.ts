import { channelNames, languageName, listOf, objectOf, textOf, textsOf } from "./look-up.ts";
import { day, plain, quote, some, table } from "./markdown.ts";
import type { Answer } from "./understand.ts";

export const campaignsAnswer: Answer = async (look, write, { campaigns, count }) => {
  if (campaigns.length === 0) return write("There are no campaigns you can see yet.");
  const nameOf = await channelNames(look);
  write(`You can see ${some(count, "campaign")}${count > campaigns.length ? `; these are the ${campaigns.length} changed last` : ""}.`);
  write(
    table(
      ["Campaign", "Status", "From", "To", "Languages", "Channels"],
      campaigns.map((one) => [
        look.cite(textOf(one.name), { campaign_id: textOf(one.id) }),
        plain(textOf(one.status).replaceAll("_", " ")),
        day(textOf(one.from_date)),
        day(textOf(one.to_date)),
        plain(textsOf(one.languages).map(languageName).join(", ")),
        plain(textsOf(one.channels).map(nameOf).join(", ")),
      ]),
    ),
  );
};

export const campaignAnswer: Answer = async (look, write, { campaign }) => {
  const read = await look.ask("read_campaign", { campaign: campaign?.id });
  if (read === null) return;
  const name = look.cite(textOf(read.name), { campaign_id: textOf(read.id) });
  write(
    `${name} runs from ${day(textOf(read.from_date))} to ${day(textOf(read.to_date))}. Status: ${plain(textOf(read.status).replaceAll("_", " "))}.`,
  );
  write(quote(textOf(read.main_story)));
  const facts: [string, string][] = [
    ["Audience", textOf(read.audience)],
    ["Objectives", textsOf(read.objectives).join(", ")],
    ["Voice", textOf(read.voice)],
    ["Call to action", textOf(read.call_to_action)],
    ["Owner", textOf(read.owner)],
  ];
  const known = facts.filter(([, text]) => text !== "");
  write(known.map(([label, text]) => `- **${label}:** ${plain(text)}`).join("\n"));
  const nameOf = await channelNames(look);
  write(
    table(
      ["Text", "Language", "State", "Version"],
      listOf(read.texts).map((one) => [
        plain(nameOf(textOf(one.channel)) || textOf(one.kind)),
        plain(languageName(textOf(one.language))),
        one.out_of_date === true ? "out of date" : plain(textOf(one.state)),
        textOf(one.version) || "–",
      ]),
    ),
  );
};

export const pieceAnswer: Answer = async (look, write, { campaign, channel }) => {
  const read = await look.ask("read_piece", { campaign: campaign?.id, channel: channel?.code });
  if (read === null) return;
  const where = look.cite(`${textOf(read.campaign)}, ${textOf(read.channel)}`, { block_id: textOf(read.piece_id) });
  const fields = objectOf(objectOf(read.content).fields);
  if (Object.keys(fields).length === 0) return write(`${where} has no text yet.`);
  write(`${where}, version ${textOf(read.version)} (${plain(textOf(read.language))}):`);
  const labels = new Map(listOf(read.parts).map((part) => [textOf(part.key), textOf(part.label)]));
  for (const [key, value] of Object.entries(fields))
    write(`**${plain(labels.get(key) ?? key)}**\n\n${quote(Array.isArray(value) ? textsOf(value).join("\n") : textOf(value))}`);
  write(
    listOf(read.checks)
      .map((check) => `- ${plain(textOf(check.message))}`)
      .join("\n"),
  );
};

export const outlineAnswer: Answer = async (look, write, { campaign, campaigns }) => {
  if (campaign === undefined) return askWhich(write, campaigns, "outline");
  const read = await look.ask("read_outline", { campaign: campaign.id });
  if (read === null) return;
  const where = look.cite(`Outline of ${textOf(read.campaign)}`, { block_id: textOf(read.piece_id) });
  const outline = objectOf(read.outline);
  if (read.outline === null) return write(`${where}: nothing is written yet.`);
  write(`${where}: **${plain(textOf(outline.title))}**`);
  write(quote(textOf(outline.summary)));
  write(
    textsOf(outline.key_messages)
      .map((one) => `- ${plain(one)}`)
      .join("\n"),
  );
  for (const section of listOf(outline.sections))
    write(
      `**${plain(textOf(section.heading))}**\n\n${textsOf(section.points)
        .map((one) => `- ${plain(one)}`)
        .join("\n")}`,
    );
};

export const compareAnswer: Answer = async (look, write, { campaign, channel, campaigns }) => {
  if (campaign === undefined || channel === undefined) return askWhich(write, campaigns, "text, by campaign and channel,");
  const read = await look.ask("compare_versions", { campaign: campaign.id, channel: channel.code });
  if (read === null) return;
  const [before, after] = [objectOf(read.before), objectOf(read.after)];
  const cited = (one: Record<string, unknown>) =>
    `${look.cite(`version ${textOf(one.version)}`, { version_id: textOf(one.version_id) })} by ${plain(textOf(one.author))}`;
  write(`${plain(`${textOf(read.campaign)}, ${channel.name}`)}: ${cited(before)}, then ${cited(after)}.`);
  const differences = listOf(read.differences);
  if (differences.length === 0) return write("They say the same.");
  const shown = (value: unknown) => plain(Array.isArray(value) ? textsOf(value).join(" ") : textOf(value)) || "–";
  write(
    table(
      ["Part", "Before", "After"],
      differences.map((one) => [plain(textOf(one.part)), shown(one.before), shown(one.after)]),
    ),
  );
};

function askWhich(write: (text: string) => void, campaigns: readonly Record<string, unknown>[], what: string): void {
  const names = campaigns.slice(0, 10).map((one) => `- ${plain(textOf(one.name))}`);
  write(`Say which ${what} you mean, such as by the campaign's name.`);
  write(names.join("\n"));
}
