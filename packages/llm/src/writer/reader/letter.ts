import { withoutAboveHeadline } from "./above-headline.ts";
import { isDayLine } from "./day-line.ts";
import { isSendingWord } from "./furniture.ts";
import { withoutJapaneseForm, withoutJapaneseSeason } from "./japanese-letter.ts";
import { withoutLetterEnd } from "./letter-end.ts";
import { endsSentence, isShort } from "./lines.ts";
import { withoutMasthead } from "./masthead.ts";
import { readMasthead, senderInMasthead } from "./masthead-groups.ts";

// What a release that was pasted out of an email has around it; none of it is news.
const mailHeader =
  /^(?:from|to|cc|bcc|sent|date|subject|von|an|gesendet|betreff|de|à|objet|para|asunto|oggetto|van|aan|onderwerp|от|кому|тема|件名|主旨|主题|제목|assunto|ämne|emne|aihe|temat|předmět|konu|kimden|kime|θέμα|από|προς|الموضوع|من|إلى|נושא|מאת|אל|विषय|প্রেরক|বিষয়|বিষয়|பொருள்|விஷயம்|เรื่อง|ถึง|寄件人|收件人|发件人|差出人|宛先|보낸 사람|받는 사람)\s*[:：]\s*\S/iu;
const greeting =
  /^(?:(?:всем|усім|всім|svima|a todos|to all|an alle)\s+)?(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen)|moin|servus|sehr geehrte|bonjour|bonsoir|salut|chers?|chères?|hola|buen(?:os|as)|estimad[oa]s?|ciao|buongiorno|gentil[ei]|car[iae]|olá|bom dia|boa tarde|prezad[oa]s?|beste|hoi|goedemorgen|geachte|hej|hei|kära|kære|cześć|dzień dobry|szanowni|drodzy|ahoj|dobrý den|vážen[íá]|bună|dragi|szia|sziasztok|kedves|tisztelt|merhaba|selam|sevgili|değerli|sayın|xin chào|kính gửi|halo|привет|здравствуйте|добрый день|коллеги|уважаемые|дорогие|вітаю|привіт|добрий день|шановні|здравейте|здраво|γεια|καλημέρα|καλησπέρα|αγαπητ|مرحبا|أهلا|السلام عليكم|الزملاء|أعزائي|שלום|היי|נमस्ते|नमस्कार|नमस्ते|प्रिय|নমস্কার|প্রিয়|வணக்கம்|அன்புள்ள|அன்பார்ந்த|মাননীয়|সুধী|माननीय|आदरणीय|అందరికీ|สวัสดี|เรียน|大家好|各位|您好|你好|皆さん|みなさん|皆様|お客様|お客さま|関係者|拝啓|고객님|尊敬的|亲爱的|親愛的|敬启者|敬啟者|السادة|عزيز[يت]|حضرات|お疲れ|안녕하세요|안녕하십니까|여러분|გამარჯობა|მოგესალმებით|բարև|ሰላም|ውድ)/iu;
/** “広報担当の皆さま”, “各位同仁”: whom it is addressed to. */
const addressee =
  /^(?:ถึง|เรียน)(?:ลูกค้า|สมาชิก|ผู้|คุณ|ทุก)\S{0,40}$|^\S{0,24}(?:皆さま|皆様|皆さん|みなさま|各位|御中|同仁|여러분)(?:へ|께)?[、,，:：]?$/u;
/** Said to everybody before there is anything to say. */
const courtesy =
  /^(?:thank you for (?:your|being)|thanks for (?:your|being)|we hope (?:this|you)|i hope (?:this|you)|wir hoffen,? (?:es|sie|ihr)|vielen dank für (?:ihr|euer|ihre|deine)|nous espérons que|merci de votre|esperamos que|gracias por (?:su|tu|vuestr)|speriamo che|grazie per|esperamos que|obrigad[oa] por|надеемся,? (?:что )?(?:у вас|вы)|спасибо,? что|дякуємо,? що|ευχαριστούμε (?:που|για)|نشكركم|نأمل أن|תודה ש|מקווים ש|आशा है|আশা করি|いつも.*ありがとう|平素(?:は|より)|日頃(?:は|より)|お世話になって|항상.*감사|늘.*감사|感谢您|感謝您|ขอบคุณที่).*[.!。！।]?$|^(?:안녕하세요|안녕하십니까|こんにちは|こんばんは)[,、!！.。]?\s?[^.。!！]{2,40}(?:입니다|です)[.。]?$/iu;
/** Said to colleagues about the text. */
const aside =
  /(?:^|[^\p{L}])(?:attached|below|draft|please (?:find|use|share|publish|post|get)|here(?:['’]s| is| are)|fyi|pls|for the (?:newsletter|website|socials?|campaign)|let me know|anbei|anhang|untenstehend|unten|entwurf|bitte (?:bis|um|veröffentlich|posten|prüf)|voici|ci-dessous|ci-joint|pièce jointe|adjunto|a continuación|aquí (?:va|está|tenéis)|in allegato|di seguito|ecco|em anexo|segue|hierbij|bijgaand|bifogat|w załączniku|poniżej|v příloze|níže|ekte|aşağıda\p{L}*|во вложении|ниже|вот текст|у вкладенні|нижче|συνημμέν\p{L}*|παρακάτω|ακολουθεί|مرفق|أدناه|فيما يلي|מצורף|מצ["״]ב|להלן|संलग्न|नीचे)(?![\p{L}])|附件|如下|以下|添付|下記|첨부|아래|แนบ|ด้านล่าง|ქვემოთ|თანდართულ/iu;

const longestLine = 60;
const longestAside = 260;
const longestHeadline = 120;

/** A story without headers, greeting, asides and signature of the email it was pasted from, and without “Press release:” before its headline. */
export function withoutLetter(story: string): string {
  const lettered = withoutJapaneseForm(story.split("\n"));
  const told = lettered.slice(0, longestLetterhead * 2).some((line) => subjectLine.test(line.trim()) || matterLine.test(line.trim()));
  const headed = told ? lettered : withoutAboveHeadline(readMasthead(lettered, isSalutation).below, isGreeting);
  const given = withoutLetterhead(withoutMasthead(headed, isGreeting));
  const subject = subjectOf(given);
  dropAhead(given, (line) => mailHeader.test(line));
  dropDateAbove(given);
  dropSenderAbove(given);
  if (isDirection(firstOf(given)) && hasGreetingInHead(given)) dropAhead(given, isDirection);
  const isBelowHeadline = dropGreetingBelow(given) || dropGreetingInHead(given);
  const isFormal = lettered.join("\n") !== story;
  const isLetter = isFormal || isBelowHeadline || isAddress(given) || isGreeting(firstOf(given)) || isGreeting(openingOf(firstOf(given)));
  // Whoever signed goes before an aside is looked for above a headline.
  const lines = withoutThanks(withoutLetterEnd(given, isLetter || subject !== ""));
  if (isLetter && !isBelowHeadline) {
    if (isAddress(lines)) dropAhead(lines, (line) => line === firstOf(given));
    dropAhead(lines, isGreeting);
    dropOpenings(lines);
    dropAhead(lines, (line) => line.length <= longestAside && courtesy.test(line));
    dropAside(lines);
  } else dropThanksBelow(lines);
  const body = withoutKicker(isLetter ? capitalized(withoutJapaneseSeason(lines)) : lines);
  return (subject !== "" && /[.!?。！？।]["”»」]?$/u.test(firstOf(body)) ? [subject, "", ...body] : body).join("\n");
}

/** Who sends a newsletter, as its masthead has it. */
export const senderAbove = (story: string): string | null => senderInMasthead(readMasthead(story.split("\n"), isSalutation));

/** The day on which a letter was written, above whom it is to. */
function dropDateAbove(lines: string[]): void {
  const first = firstOf(lines);
  const rest = lines.slice(lines.findIndex((line) => line.trim() !== "") + 1);
  if (isDayLine(first) && (isAddress(rest) || isGreeting(firstOf(rest)))) dropAhead(lines, (line) => line === first);
}

/** “Changes to your bill”, and “Dear customer,” below it: the headline stays, the greeting goes. */
function dropGreetingBelow(lines: string[]): boolean {
  const [first, next, afterNext] = [...lines.keys()].filter((at) => (lines[at] ?? "").trim() !== "");
  // Where and when it was written may stand between them.
  const second = isDayLine((lines[next ?? -1] ?? "").trim()) ? afterNext : next;
  const line = (lines[second ?? -1] ?? "").trim();
  if (first === undefined || second === undefined || isGreeting((lines[first] ?? "").trim())) return false;
  if (endsSentence.test((lines[first] ?? "").trim())) return false;
  // A short line with a comma in a paragraph of its own speaks to somebody, whatever its language.
  const isAlone = (lines[second - 1] ?? "").trim() === "" && (lines[second + 1] ?? "").trim() === "";
  const isToSomebody = isAlone && isShort(line) && /[,،，、]$/u.test(line);
  if (!isToSomebody && (!isGreeting(line) || !/[,،，、!！:：]$/u.test(line))) return false;
  dropLine(lines, second);
  return true;
}

/** Takes a greeting out; what it led to begins as sentences do. */
function dropLine(lines: string[], at: number): void {
  lines.splice(at, 1);
  const next = lines.findIndex((line, index) => index >= at && line.trim() !== "");
  if (next !== -1) lines[next] = (lines[next] ?? "").replace(calledOut, "");
  const first = /^\s*\p{Ll}/u.exec(lines[next] ?? "")?.[0] ?? "";
  if (first !== "" && !/\p{sc=Georgian}/u.test(first)) lines[next] = first.toLocaleUpperCase() + (lines[next] ?? "").slice(first.length);
}

/** “Good evening! ”, in front of what a letter says. */
const calledOut = /^\s*(?:[^\s.!?。！？।,،，]+\s){0,2}[^\s.!?。！？।,،，]+[!！]\s*(?=\S)/u;

/** “Fencing club Nord”, “12 Mill Lane, Alston” and a day above a greeting: who writes, and no headline. An address among them tells. */
function dropSenderAbove(lines: string[]): void {
  const filled = [...lines.keys()].filter((at) => (lines[at] ?? "").trim() !== "");
  const greets = filled.slice(1, mostAbove + 1).find((at) => isGreeting((lines[at] ?? "").trim()));
  const above = filled.filter((at) => at < (greets ?? 0)).map((at) => (lines[at] ?? "").trim());
  const isPlain = above.every((line) => [...line].length <= longestHead && !/[.!?。！？।:：]$/u.test(line));
  const addressed = filled.slice(0, above.length).find((_, at) => isStreet(above[at] ?? ""));
  if (greets === undefined || !isPlain || addressed === undefined) return;
  // Two lines are a headline and its second one, unless the first is said again as it is: a name.
  const isName = lines.slice(greets).some((line) => line.includes(above[0] ?? ""));
  if (above.length === 2 && !isName) return;
  // A headline may stand between them.
  const end = lines.findIndex((line, at) => at > addressed && line.trim() === "");
  lines.splice(0, end === -1 ? greets : end);
  dropAhead(lines, isDayLine);
}
const mostAbove = 4;
const isStreet = (line: string) => /\p{Nd}/u.test(line) && /[,،，](?!\p{Nd})/u.test(line) && !isDayLine(line);

/** “To the friends of our workshop” above a greeting: whom it is to, and no headline. */
const isDirection = (line: string) =>
  /^(?:to (?:all|our|the)|an (?:alle|unsere)|à (?:tous|toutes|nos)|a (?:todos|todas|nuestr[oa]s|tutti|tutte|i nostri)|προς|кому:?|до|إلى|لكل|אל|לכבוד)\s/iu.test(
    line,
  ) &&
  [...line].length <= longestHead &&
  !/[.!?。！？।]$|\p{Nd}/u.test(line);

/** The same below a second line, a place and a day: short, alone, and ending in a comma. */
function dropGreetingInHead(lines: string[]): boolean {
  const found = greetingInHead(lines);
  if (found === undefined) return false;
  dropLine(lines, found);
  dropWishAt(lines, found);
  return true;
}

/** “솔내면 주민 여러분께”, “地域の皆様へ”: whom it is to, without a mark. */
const isToAll =
  /^(?:เรียน|ถึง|สวัสดี)[\s\p{sc=Thai}\p{M}ๆฯ.]{3,58}$|(?:여러분|귀하|고객님|회원님)\s?(?:들)?(?:께|에게)$|(?:皆さま|皆様|皆さん|みなさま|各位)へ?$|^致[^。，：]{2,20}$/u;

/** “见信好。”, “Hope all is well.” in a paragraph of its own right below whom it is to: a few words without a figure. */
function dropWishAt(lines: string[], place: number): void {
  const at = lines.findIndex((line, index) => index >= place && line.trim() !== "");
  const line = (lines[at] ?? "").trim();
  const isWish =
    [...line].length <= longestWish && endsSentence.test(line) && !/[:：]$|\p{Nd}/u.test(line) && line.split(/\s+/u).length <= mostOfWish;
  if (at > 0 && isWish && (lines[at + 1] ?? "").trim() === "") lines.splice(at, 1);
}
const longestWish = 30;
const mostOfWish = 5;
const hasGreetingInHead = (lines: readonly string[]) => greetingInHead(lines) !== undefined;

function greetingInHead(lines: readonly string[]): number | undefined {
  const filled = [...lines.keys()].filter((at) => (lines[at] ?? "").trim() !== "");
  const isAlone = (at: number) => (lines[at - 1] ?? "").trim() === "" && (lines[at + 1] ?? "").trim() === "";
  return filled.slice(1, 5).find((at) => {
    const line = (lines[at] ?? "").trim();
    const isBelowHead = filled.filter((other) => other < at).every((other) => !endsSentence.test((lines[other] ?? "").trim()));
    return (
      isAlone(at) &&
      isShort(line, longestLine) &&
      (/[,،，、]$/u.test(line) || greets(line) || isToAll.test(line) || (isBelowHead && callsOut(line)))
    );
  });
}

/** “Dear neighbours:”, “Friends, good morning.”: a part of it greets. */
const greets = (line: string) =>
  /[:：!！.。]$/u.test(line) && (isGreeting(line) || line.split(/[,،，、]\s*/u).some((part) => isGreeting(part.trim())));

/** “Neighbours!” right below a headline. */
const callsOut = (line: string) => /[!！]$/u.test(line) && isShort(line) && line.split(/\s+/u).length <= mostOfWish;

/** “Thank you for …” in a paragraph of its own below a headline. */
function dropThanksBelow(lines: string[]): void {
  const [first = 0, second = 0] = [...lines.keys()].filter((at) => (lines[at] ?? "").trim() !== "");
  const line = (lines[second] ?? "").trim();
  const isAlone = (lines[second - 1] ?? "").trim() === "" && (lines[second + 1] ?? "").trim() === "";
  if (second > first && isAlone && line.length <= longestAside && courtesy.test(line)) lines.splice(second, 1);
}

const subjectLine =
  /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|temat|předmět|konu|тема|θέμα|الموضوع|נושא|विषय|বিষয়|বিষয়|பொருள்|เรื่อง|件名|主旨|主题|제목)\s*[:：]\s*(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)*/iu;

const matterLine =
  /^(?:re|betreff|betrifft|objet|asunto|oggetto|assunto|onderwerp|тема|θέμα|الموضوع|הנדון|विषय|বিষয়|বিষয়|件名|主旨|제목|เรื่อง)\s*[:：]\s*(?=\S)|^เรื่อง\s+(?=\S)/iu;
/** So far down a letter says what it is about. */
const longestLetterhead = 10;

/** A letter's line of what it is about is its headline; who sends it, where from, to whom and the greeting above that go. */
function withoutLetterhead(lines: readonly string[]): string[] {
  const filled = [...lines.keys()].filter((at) => (lines[at] ?? "").trim() !== "");
  const place = filled.slice(0, longestLetterhead).findIndex((at) => matterLine.test((lines[at] ?? "").trim()));
  const above = filled.slice(0, Math.max(place, 0)).map((at) => (lines[at] ?? "").trim());
  const isHead =
    (above.length > 1 || filled[place] === (filled[0] ?? 0) + 1) &&
    above.every((line) => [...line].length <= longestHead && !/[.!?。！？।]$/u.test(line)) &&
    !above.some((line) => mailHeader.test(line));
  const at = filled[place];
  if (at === undefined || !isHead) return [...lines];
  return [(lines[at] ?? "").trim().replace(matterLine, ""), "", ...lines.slice(at + 1)];
}
const longestHead = 80;

/** What an email says it is about; where its text has no headline, that is one. */
function subjectOf(lines: readonly string[]): string {
  const found = lines.slice(0, 8).find((line) => subjectLine.test(line.trim())) ?? "";
  return found.trim().replace(subjectLine, "");
}

/** “Liebe Gäste, ab dem …”: without its greeting a sentence begins as others do. */
function capitalized(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => line.trim() !== "");
  return lines.map((line, index) =>
    index === at
      ? line.replace(/^\s*\p{Ll}(?=\p{Ll}|\s)/u, (letter) => (/\p{sc=Georgian}/u.test(letter) ? letter : letter.toUpperCase()))
      : line,
  );
}

const isGreeting = (line: string) =>
  addressee.test(line) ||
  (line !== "" && line.length <= longestLine && greeting.test(line) && /^[^.?。？:]*[,،，、!！:：.。]?$/u.test(line) && isEnded(line));
const isSalutation = (line: string) => isGreeting(line) || isToAll.test(line) || (isShort(line, longestLine) && greets(line));
/** “Dear Diary opens in Leeds” is a headline: a greeting ends in a mark or is two or three words long. */
const isEnded = (line: string) => /[,،，、!！:：。.]$/u.test(line) || line.split(/\s+/u).length <= 2;

/** What a line says first, where more follows in it; "" where nothing does. */
const openingOf = (line: string) => /^[^.!?。！？।]{2,50}(?:[!！。।]|\.(?=\s))+\s*(?=\S)/u.exec(line)?.[0].trim() ?? "";

/** Sentences ahead that greet, thank or speak of the text, and those of a paragraph that tells nothing before one that names a day or a figure. */
function dropOpenings(lines: string[]): void {
  for (let turn = 0; turn < 6; turn += 1) {
    const at = lines.findIndex((line) => line.trim() !== "");
    const line = (lines[at] ?? "").trim();
    const first = openingOf(line) || line;
    const isFormal =
      isGreeting(first) || courtesy.test(first) || (first.length <= longestLine && aside.test(first) && endsSentence.test(first));
    const isEmpty =
      line.length <= 120 && endsSentence.test(line) && !/\p{Nd}|["“„«「]/u.test(line) && /\p{Nd}/u.test(firstOf(lines.slice(at + 1)));
    if (at === -1 || (!isFormal && !(isEmpty && (lines[at + 1] ?? "").trim() === ""))) return;
    lines[at] = isFormal ? line.slice(first.length).trim() : "";
  }
}

/** “חברים שלום,”: a short first line with a comma, and an empty one below it. */
function isAddress(lines: readonly string[]): boolean {
  const at = lines.findIndex((line) => line.trim() !== "");
  return isShort(lines[at] ?? "", longestLine) && /[,،，、]$/u.test((lines[at] ?? "").trim()) && (lines[at + 1] ?? "").trim() === "";
}

const firstOf = (lines: readonly string[]) => lines.find((line) => line.trim() !== "")?.trim() ?? "";

function dropAhead(lines: string[], isDropped: (line: string) => boolean): void {
  let at = lines.findIndex((line) => line.trim() !== "");
  while (at !== -1 && isDropped((lines[at] ?? "").trim())) {
    lines.splice(0, at + 1);
    at = lines.findIndex((line) => line.trim() !== "");
  }
}

/** The paragraph after a greeting, when it speaks of the text and not of its matter. */
function dropAside(lines: string[]): void {
  const start = lines.findIndex((line) => line.trim() !== "");
  const length = lines.slice(start).findIndex((line) => line.trim() === "");
  if (start === -1 || length === -1) return;
  const text = lines.slice(start, start + length).join(" ");
  const next = firstOf(lines.slice(start + length));
  // What ends like a sentence above a line that does not: a word to colleagues above a headline.
  const isAboveHeadline = endsSentence.test(text) && next !== "" && next.length <= longestHeadline && !endsSentence.test(next);
  if (text.length <= longestAside && (aside.test(text) || isAboveHeadline)) lines.splice(0, start + length);
}

/** “Thank you for your patience!” as the last line, whoever signed below it. */
function withoutThanks(lines: string[]): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== "");
  const line = (lines[end] ?? "").trim();
  return end > 2 && line.length <= longestLine && courtesy.test(line) ? lines.slice(0, end) : lines;
}

const bracketed = /^\s*(?:\*\*|#+\s*)?[【[［〔(（<＜]\s*([^】\]］〕)）>＞]{2,30})\s*[】\]］〕)）>＞]\s*(?=\S)/u;
const labelled = /^\s*(?:\*\*|#+\s*)?([^:：|–—]{3,40}?)\s*(?:[:：|]|\s[–—-]+\s)\s*(?=\S)/u;

/** “【新聞稿】…”, “PRESS RELEASE: …” on the line of the headline. */
function withoutKicker(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => line.trim() !== "");
  return lines.map((line, index) => {
    if (index !== at) return line;
    const found = bracketed.exec(line) ?? labelled.exec(line);
    return found && isSendingWord(found[1] ?? "") ? line.slice(found[0].length).replace(/\*\*\s*$/u, "") : line;
  });
}
