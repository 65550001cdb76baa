import { expect, test } from "vitest";
import { mendLabels } from "./mend-labels.ts";
import { linesOf } from "./story-lines.ts";

const sentence = "The barn opens on the third of May, with bread and music.";

/** Lines as “label|text”, with labels as they come back. */
function mended(story: string): string {
  const lines = linesOf(story.replace(/^(\w)\|/gmu, ""));
  const labels = story.split("\n").flatMap((row) => (row === "" ? [] : [row.charAt(0)]));
  return mendLabels(lines, labels).join("");
}

test.each([
  ["what is to be known in a Japanese letter", "H|配合変更\n\nT|配合を変更いたします。\n\nE|記\n\nD|塩分：10.8%\n\nE|以上", "HTETE"],
  [
    "a headline that asks, above a line that greets nobody and a greeting",
    `G|Blue heated throw: unplug it now and send it back\n\nH|Its controller can overheat\n\nG|Dear customer,\n\nT|${sentence}`,
    "HSGT",
  ],
  [
    "an address above a subject",
    `G|All members of the barn and mill society\n\nH|Subject: Barn opens\n\nG|Dear members,\n\nT|${sentence}`,
    "GHGT",
  ],
  [
    "a note in brackets above a letter",
    `H|【Final version, goes out on Monday】\nG|To all members of the barn\nO|——The system changes in June\n\nG|Dear readers,\n\nT|${sentence}`,
    "EHSGT",
  ],
  ["brackets that are the headline", `H|【Barn opens in May】\n\nG|Dear readers,\n\nT|${sentence}`, "HGT"],
  ["when a shuttle leaves", `H|Barn opens\n\nT|${sentence}\n\nF|A bus leaves the station at 8.30 am.\n\nF|Kind regards,\n\nN|Ann`, "HTTFN"],
  [
    "a day above the first rows of a programme",
    `H|Seed fair\n\nG|Good morning to all of you.\n\nK|Programme\n\nD|13.06.2026, Saturday\nT|- 10.00: opening\n\nT|14.06.2026, Sunday\nT|- 10.30: cooking\n\nT|${sentence}`,
    "HGKTTTTT",
  ],
  [
    "a heading with a day and a sign above its items",
    `H|Notice\n\nT|${sentence}\n\nD|■ New timetable (from 1 April)\nE|・Line 1: every 15 minutes\n\nT|${sentence}`,
    "HTTET",
  ],
  [
    "what is not given, and what to bring",
    "H|விழா\n\nT|விழா ஜூன் 13 அன்று நடைபெறுகிறது.\n\nF|பிளாஸ்டிக் பைகள் வழங்கப்படாது. துணிப்பை கொண்டு வாருங்கள்.\n\nN|மருதம்",
    "HTTN",
  ],
  ["a name with a comma", `G|we invite you to\n\nH|“Half a century”,\n\nS|with all choirs\n\nT|${sentence}`, "GHST"],
  ["somebody with a comma", `H|Dear friends,\n\nT|${sentence}`, "GT"],
  ["figures for a greeting", `H|Barn opens\n\nG|Batches 2208 to 2231 only. Stop using yours.\n\nT|${sentence}`, "HTT"],
  [
    "a list that looks like a signature",
    `H|Barn opens\n\nT|${sentence}\n\nF|Where:\nN|The barn\nN|The mill\n\nT|${sentence}\n\nT|${sentence}\n\nN|Ann`,
    "HTTTTTTN",
  ],
  ["a signature above a last paragraph", `H|Barn opens\n\nT|${sentence}\n\nN|Ann\nN|Chair\n\nT|${sentence}`, "HTNNT"],
  ["a heading of lines below it", `H|Barn opens\n\nT|${sentence}\n\nE|Good to know\nT|– Tram B`, "HTTT"],
  ["an end mark in the middle", `H|Barn opens\n\nT|${sentence}\n\nE|###\n\nT|${sentence}\n\nT|${sentence}`, "HTETT"],
  ["an invitation above its headline", `G|Dear all,\n\nT|We are glad to invite you to our show:\n\nH|Barn opens\n\nT|${sentence}`, "GGHT"],
  ["a sentence among furniture", `H|Barn opens\n\nT|${sentence}\n\nE|${sentence}\n\nT|${sentence}`, "HTTT"],
  ["a telephone in a letterhead", "O|The Barn\nK|Press contact: Ann, 020 555 0142\n\nH|Barn opens", "OCH"],
  [
    "a long line below a headline, without a full stop",
    `H|Six residencies\n\nT|The trust opens its fourth year with 4,800 euros for each\n\nT|${sentence}`,
    "HST",
  ],
  ["a short line below a headline, without a full stop", `H|Six residencies\n\nT|Who can apply\n\nT|${sentence}`, "HTT"],
  [
    "when it is, right below its headline",
    `H|Barn opens\n\nK|Opening: Friday, 16 October 2026, 19:30\nD|Duration: until 10 January 2027\n\nT|${sentence}`,
    "HTTT",
  ],
  ["when it was written, right below its headline", `H|Barn opens\n\nD|Date: 16 October 2026\n\nT|${sentence}`, "HDT"],
  ["a kind of text that its headline goes on from", `K|NOTICE\nH|of an interruption of the water supply\n\nT|${sentence}`, "HHT"],
  [
    "a long sentence for a greeting",
    `H|Barn opens\n\nG|Dear all,\n\nG|The trust informs everybody that the barn opens on the third of May, with bread and music, and that the mill stays closed until the autumn of this year.\n\nT|${sentence}`,
    "HGTT",
  ],
  [
    "a note to colleagues in the place of the headline",
    `O|The Barn\n\nH|(Draft 4, approved. Tom – please use the new photo)\n\nS|Barn opens after three years\n\nT|${sentence}`,
    "OEHT",
  ],
  [
    "a note to colleagues at the end",
    `H|Barn opens\n\nT|${sentence}\n\nC|Ann, 020 555 0142\n\nT|(No. 26-031 / to be checked before it goes out)`,
    "HTCE",
  ],
  [
    "a remark in brackets inside of a text",
    `H|Barn opens\n\nT|${sentence}\n\nT|(The mill stays closed in the meantime)\n\nT|${sentence}`,
    "HTTT",
  ],
  [
    "a headline in bold letters below a request",
    `G|Dear colleagues,\nT|Please publish the news below with its picture:\n\nT|**Barn and mill sign an agreement**\nT|It covers bread and a shared laboratory\n\nT|${sentence}`,
    "GGHST",
  ],
  [
    "a headline in capitals below a greeting",
    `G|Dear all,\n\nT|${sentence}\n\nT|GENERAL MEETING ON MAY THE THIRD\n\nT|${sentence}`,
    "GTHT",
  ],
  ["how long it lasts, right below its headline", `H|Barn opens\n\nK|From 3 October 2026 to 28 February 2027\n\nT|${sentence}`, "HTT"],
  ["an office among the lines of a letterhead", `O|Town of Barn\nS|– Press office –\nO|Market 1\n\nH|Barn opens\n\nT|${sentence}`, "OOOHT"],
  [
    "what it is, in brackets above a headline in bold letters",
    `H|[Release and invitation]\n\nC|Ann, 020 555 0142\n\nT|**Barn and mill sign an agreement**\n\nT|*It covers bread and a shared laboratory*\n\nT|${sentence}`,
    "ECHST",
  ],
  ["what stands above the headline and tells nothing", `K|Release\nT|3 pictures enclosed\n\nH|Barn opens\n\nT|${sentence}`, "KEHT"],
  ["a greeting in the place of a headline", `H|Liebe Leute,\n\nT|${sentence}`, "GT"],
])("%s", (_, story, labels) => {
  expect(mended(story)).toBe(labels);
});

test.each([
  ["a greeting without a comma", `H|New prices from 13 December\n\nO|Liebe Stammgäste der Luftseilbahn Furgg\n\nT|${sentence}`, "HGT"],
  [
    "who organises it above other rows",
    `H|Grants for makers\n\nO|Organiser: Centre for the valley\nT|Sum: 4,000 to 9,000\nT|Grants: 25\n\nT|${sentence}`,
    "HTTTT",
  ],
  ["from when, below the headline", `H|New timetable of the ferry\n\nH|In force from: Tuesday, 15 December 2026\n\nT|${sentence}`, "HTT"],
  ["from when to when, below the headline", `H|Festive sale\n\nK|अवधि: शुक्रवार, 16 अक्टूबर से शनिवार, 7 नवंबर 2026\n\nT|${sentence}`, "HTT"],
  ["where it was printed", `H|The book van needs wheels\nS|हमारे मासिक समाचार-पत्र से, जुलाई 2026\n\nT|${sentence}`, "HET"],
  [
    "how to get there, who organises it and what happens when it rains",
    `H|Honey fair\n\nT|${sentence}\n\nE|HOW TO GET THERE\n\nA|The old market hall stands in Market Street, beside the station.\n\nE|Organiser: The bee society of Tarn, with the town.\n\nE|If it rains, the concert is held inside of the market hall.`,
    "HTTTTT",
  ],
  [
    "rows above the headline",
    `T|Кто: все, кому нужно починить вещь\nT|Вход: свободный\nT|12 сентября, 11:00–17:00\nH|Barn opens\n\nT|${sentence}`,
    "TTTHT",
  ],
  [
    "what else a page links to",
    `H|Honey fair\n\nT|${sentence}\n\nT|${sentence}\n\nT|Читайте также\nT|→ Ночь в музее: программа на 15 мая\n\nA|© Музей быта, 2027. Мы используем cookies.`,
    "HTTEEE",
  ],
  [
    "what else a page links to, below its heading",
    `H|Honey fair\n\nT|${sentence}\n\nT|Related articles:\n\nT|Night at the mill\nT|New bridge`,
    "HTEEE",
  ],
  [
    "a caption in the middle",
    `H|Honey fair\n\nT|${sentence}\n\nE|[Фото: подстаканник с паровозом, 1950-е. Из собрания музея]\n\nT|${sentence}`,
    "HTET",
  ],
  [
    "a kind above a name between marks",
    `O|Town of Barn\n\nH|ΠΡΟΓΡΑΜΜΑ ΣΕΜΙΝΑΡΙΟΥ\nS|«Από το χωράφι στο ράφι: τυποποίηση και πώληση για μικρούς»\n\nT|${sentence}`,
    "OKHT",
  ],
  ["why somebody gets a mail", `H|Honey fair\n\nT|${sentence}\n\nE|If you do not want to get this newsletter, unsubscribe here.`, "HTE"],
])("what stands around a text is what it is: %s", (_, story, labels) => expect(mended(story)).toBe(labels));
