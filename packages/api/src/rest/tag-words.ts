/** What each part of the REST surface is for, as the documentation says it. */
const tagWords: Record<string, string> = {
  Account: "Sign in and out, passwords, and who you are and may do.",
  "Blocks and versions": "The texts of a campaign: outline, pieces and schedule, each with all its versions. One version is selected.",
  Campaigns:
    "A story, who it is for, and the languages and channels it is written in. Also duplicates, exports, and the way back after deleting.",
  Channels: "What a text for a channel consists of, with its limits and prompts.",
  Chat: "Questions to the agent, which answers from the campaigns you may see.",
  Company: "The company's name, logo, switches and monthly budget.",
  Configurations: "How outlines and schedules are written.",
  Examples: "Texts that sound right. The nearest ones are shown to the model as models to follow.",
  Generation: "Have texts written, follow the writing live, and stop it.",
  Languages: "The languages that campaigns are written in.",
  Logs: "Who did what, and every call to a model with what it cost.",
  Models: "The models that write, their prices, and tests of their connections.",
  Objectives: "What campaigns are for.",
  Prompts: "Prompts as they would be for a real campaign, checked and tried.",
  "Replays and experiments": "Calls asked again, as they were or changed, and sets of such calls compared.",
  Roles: "What people may do.",
  Schedules: "When posts go out, as plan, calendar and tasks in Asana.",
  Teams: "People who share campaigns.",
  Templates: "Briefs that campaigns begin with.",
  Uploads: "Files whose texts become examples, in parts and resumable (tus 1.0.0).",
  Users: "The people of the company, their roles and their places in teams.",
  Voices: "How the company sounds, with a style guide for each language and channel.",
};

/** @throws Error for a part that nobody has described, which a test sees. */
export function describeTag(name: string): string {
  const words = tagWords[name];
  if (!words) throw new Error(`The part "${name}" of the API needs a description.`);
  return words;
}
