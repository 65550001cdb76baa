// Words around what a letter or a mail tells, in every language that the writer knows words of.

/** “From: …”, “Betreff: …”: a header of a mail with its value. */
export const isMailHeader = (line: string): boolean => mailHeader.test(line);
const mailHeader =
  /^(?:from|to|cc|bcc|sent|date|subject|von|an|gesendet|betreff|de|à|objet|para|asunto|oggetto|van|aan|onderwerp|от|кому|тема|件名|主旨|主题|제목|assunto|ämne|emne|aihe|temat|předmět|konu|kimden|kime|θέμα|θεμα|από|προς|الموضوع|موضوع|من|إلى|נושא|מאת|אל|विषय|প্রেরক|বিষয়|বিষয়|பொருள்|விஷயம்|เรื่อง|ถึง|寄件人|收件人|发件人|差出人|宛先|보낸 사람|받는 사람|수신|참조)\s*[:：]\s*\S/iu;

/** “Dear members,”, “広報担当の皆さま”: speaks to somebody, and ends in a mark or after two or three words: “Dear Diary opens in Leeds” is a headline. */
export const isGreeting = (line: string): boolean =>
  addressee.test(line) ||
  asksHow.test(line) ||
  (line !== "" && line.length <= longestLine && greeting.test(line) && /^[^.?。？:]*[,،，、!！:：.。]?$/u.test(line) && isEnded(line));
const isEnded = (line: string) => /[,،，、!！:：。.]$/u.test(line) || line.split(/\s+/u).length <= 2;
const longestLine = 60;
/** “학부모님, 안녕하십니까?” */
const asksHow = /^(?:[\p{sc=Hangul}\s]{2,16},?\s)?(?:그동안 )?안녕하(?:십니까|신지요)[?？.!]?$/u;
const greeting =
  /^(?:(?:всем|усім|всім|svima|a todos|to all|an alle)\s+)?(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen)|moin|servus|sehr geehrte|bonjour|bonsoir|salut|chers?|chères?|hola|buen(?:os|as)|estimad[oa]s?|ciao|buongiorno|gentil[ei]|car[iae]|olá|bom dia|boa tarde|prezad[oa]s?|beste|hoi|goedemorgen|geachte|hej|hei|kära|kære|cześć|dzień dobry|szanowni|drodzy|ahoj|dobrý den|vážen[íá]|bună|dragi|szia|sziasztok|kedves|tisztelt|merhaba|selam|sevgili|değerli|sayın|xin chào|kính gửi|halo|привет|здравствуйте|добрый день|коллеги|уважаемые|дорогие|вітаю|привіт|добрий день|шановні|здравейте|здраво|γεια|καλημέρα|καλησπέρα|αγαπητ|مرحبا|أهلا|السلام عليكم|الزملاء|أعزائي|שלום|היי|נमस्ते|नमस्कार|नमस्ते|प्रिय|নমস্কার|প্রিয়|வணக்கம்|அன்புள்ள|அன்பார்ந்த|মাননীয়|সুধী|माननीय|आदरणीय|అందరికీ|สวัสดี|เรียน|大家好|各位|您好|你好|皆さん|みなさん|皆様|お客様|お客さま|関係者|拝啓|고객님|尊敬的|亲爱的|親愛的|敬启者|敬啟者|السادة|عزيز[يت]|حضرات|お疲れ|안녕하세요|안녕하십니까|여러분|გამარჯობა|მოგესალმებით|բարև|ሰላም|ውድ)/iu;
const addressee =
  /^(?:ถึง|เรียน)(?:ลูกค้า|สมาชิก|ผู้|คุณ|ทุก)\S{0,40}$|^\S{0,24}(?:皆さま|皆様|皆さん|みなさま|各位|御中|同仁|여러분)(?:へ|께)?[、,，:：]?$/u;

/** “솔내면 주민 여러분께”, “地域の皆様へ”: whom it is to, without a mark. */
export const isToAll = (line: string): boolean => toAll.test(line);
const toAll =
  /^(?:เรียน|ถึง|สวัสดี)[\s\p{sc=Thai}\p{M}ๆฯ.]{3,58}$|(?:여러분|귀하|고객님|회원님)\s?(?:들)?(?:께|에게)$|(?:皆さま|皆様|皆さん|みなさま|各位)へ?$|^致[^。，：]{2,20}$/u;

/** “To the friends of our workshop”: whom it is to. */
export const isDirection = (line: string): boolean => direction.test(line);
const direction =
  /^(?:to (?:all|our|the)|an (?:alle|unsere)|à (?:tous|toutes|nos)|a (?:todos|todas|nuestr[oa]s|tutti|tutte|i nostri)|προς|кому:?|до|إلى|لكل|אל|לכבוד)\s/iu;

/** Said to everybody before there is anything to say. */
export const isCourtesy = (line: string): boolean => courtesy.test(line);
const courtesy =
  /^(?:귀\S{1,4}의? (?:무궁한|일익) (?:발전|번영|번창)|貴[社校会]ますます|we wish you|happy (?:new year|holidays)|wir wünschen (?:ihnen|euch|dir)|nous vous souhaitons|les deseamos|os deseamos|vi auguriamo|desejamos|поздравля(?:ем|ю) (?:вас |всех )?с|(?:щиро )?вітаємо (?:вас |всіх )?з[іи]?(?=\s)|честит(?:им|о) |σας ευχόμαστε|أطيب التحيات|تحية طيبة|כל טוב|शुभकामनाएँ|শুভেচ্ছা|yeni yılınız|thank you for (?:your|being)|thanks for (?:your|being)|we hope (?:this|you)|i hope (?:this|you)|wir hoffen,? (?:es|sie|ihr)|vielen dank für (?:ihr|euer|ihre|deine)|nous espérons que|merci de votre|esperamos que|gracias por (?:su|tu|vuestr)|speriamo che|grazie per|esperamos que|obrigad[oa] por|надеемся,? (?:что )?(?:у вас|вы)|спасибо,? что|дякуємо,? що|ευχαριστούμε (?:που|για)|نشكركم|نأمل أن|תודה ש|מקווים ש|आशा है|আশা করি|いつも.*ありがとう|平素(?:は|より)|日頃(?:は|より)|お世話になって|항상.*감사|늘.*감사|感谢您|感謝您|ขอบคุณที่).*[.!。！।]?$|^(?:안녕하세요|안녕하십니까|こんにちは|こんばんは)[,、!！.。]?\s?[^.。!！]{2,40}(?:입니다|です)[.。]?$|^[^.]{4,60}(?:건강|평안|행복|행운|가호)[^.]{0,24}(?:기원합니다|바랍니다|빕니다|기원드립니다)\.?$/iu;

/** Said to colleagues about the text. */
export const isAside = (line: string): boolean => aside.test(line);
const aside =
  /(?:^|[^\p{L}])(?:attached|below|draft|please (?:find|use|share|publish|post|get)|here(?:['’]s| is| are)|fyi|pls|for the (?:newsletter|website|socials?|campaign)|let me know|anbei|anhang|untenstehend|unten|entwurf|bitte (?:bis|um|veröffentlich|posten|prüf)|voici|ci-dessous|ci-joint|pièce jointe|adjunto|a continuación|aquí (?:va|está|tenéis)|in allegato|di seguito|ecco|em anexo|segue|hierbij|bijgaand|bifogat|w załączniku|poniżej|v příloze|níže|ekte|aşağıda\p{L}*|во вложении|ниже|вот текст|у вкладенні|нижче|συνημμέν\p{L}*|παρακάτω|ακολουθεί|مرفق|أدناه|فيما يلي|מצורף|מצ["״]ב|להלן|संलग्न|नीचे)(?![\p{L}])|附件|如下|以下|添付|下記|첨부|아래|แนบ|ด้านล่าง|ქვემოთ|თანდართულ/iu;

/** “Subject: …”, “Θέμα: …”: a line of what a letter or a mail is about, without its label; null for any other. */
export function matterOf(line: string): string | null {
  const label = subjectLabel.exec(line) ?? matterLabel.exec(line);
  return label === null ? null : line.slice(label[0].length);
}
const subjectLabel =
  /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|temat|předmět|konu|тема|θέμα|θεμα|الموضوع|موضوع|נושא|विषय|বিষয়|বিষয়|பொருள்|เรื่อง|หัวข้อ|件名|主旨|主题|제목)\s*[:：]\s*(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)*/iu;
const matterLabel =
  /^(?:re|betreff|betrifft|objet|asunto|oggetto|assunto|onderwerp|тема|θέμα|θεμα|الموضوع|موضوع|הנדון|विषय|বিষয়|বিষয়|件名|主旨|제목|เรื่อง)\s*[:：]\s*(?=\S)|^เรื่อง\s+(?=\S)/iu;

/** “Prices go up. All details inside”: the subject of a mail without what only holds above that mail. */
export const withoutInside = (subject: string): string => subject.replace(inside, "");
const inside =
  /(?<=\S)\s*[.!,:–—|-]\s*(?:(?:all |the )?details (?:are )?(?:inside|below|in this e?-?mail)|alle (?:details|infos|informationen) (?:in dieser (?:e-)?mail|hier|unten|im text)|tous les détails (?:à l['’]intérieur|ci-dessous|dans (?:ce|cet) e?-?mail)|todos los detalles (?:dentro|aquí|en este correo|a continuación)|tutti i dettagli (?:all['’]interno|qui|in questa mail)|todos os detalhes (?:aqui|neste e-?mail|abaixo)|(?:все )?(?:подробности|детали) (?:внутри|в письме|ниже)|(?:[ув]сі )?(?:подробиці|деталі) (?:всередині|в листі|у листі|нижче)|(?:όλες οι )?λεπτομέρειες (?:μέσα|στο μήνυμα|παρακάτω)|(?:כל )?הפרטים (?:בפנים|במייל|בהמשך)|(?:كل |جميع )?التفاصيل (?:في الداخل|بالداخل|في الرسالة|أدناه)|(?:पूरी )?जानकारी (?:अंदर|नीचे|इस मेल में)|বিস্তারিত (?:ভেতরে|নিচে)|விவரங்கள் (?:உள்ளே|கீழே)|รายละเอียด(?:ด้านใน|ในอีเมล|ด้านล่าง)|[详詳]情(?:[见見][内內文]|[见見]正文|如下)|詳細は(?:本文|下記|メール本文)(?:をご覧ください|で|にて)?|자세한 내용은 (?:본문|아래)(?:에서|에|을)?(?: 확인하세요)?)\s*[.!。]?$/iu;

/** “Kind regards”, “С уважением”: nothing but a farewell. */
export const isSignOff = (line: string): boolean => signOff.test(line);
const signOff =
  /^(?:(?:顺祝|順祝|顺颂|順頌|即颂|即頌|谨祝|謹祝)\S{0,4}|[春夏秋冬近台大教]安|此致|敬[礼禮]|(?:(?:kind|best|warm|many)\s+)?(?:regards|wishes)|best|cheers|thanks(?: (?:a lot|so much|again|all|everyone))?|thank you|many thanks|sincerely|yours (?:sincerely|faithfully|truly)|(?:viele|beste|liebe|herzliche|schöne|freundliche|mit (?:freundlichen|besten|herzlichen)) grü(?:ß|ss)en?|lg|vg|mfg|danke|vielen dank|cordialement|bien (?:cordialement|à vous)|merci(?: d['’]avance)?|saludos(?: cordiales)?|un (?:cordial )?saludo|gracias|cordiali saluti|un saluto|grazie|atenciosamente|cumprimentos|obrigad[oa]|abraços|met vriendelijke groet(?:en)?|groet(?:en|jes)?|bedankt|vänliga hälsningar|hälsningar|med vänlig hälsning|venlig hilsen|mvh|med vennlig hilsen|ystävällisin terveisin|terveisin|pozdrawiam|z poważaniem|s pozdravem|děkuji|cu stimă|üdvözlettel|köszönöm|saygılarımla|saygılarımızla|sevgiler|teşekkürler|iyi çalışmalar|trân trọng|salam|с уважением|спасибо|всего доброго|з повагою|дякую|с уважение|поздрави|με εκτίμηση|ευχαριστώ|φιλικά|مع التحية|مع خالص التحية|تحياتي|شكرا|وتفضلوا.*|בברכה|תודה|धन्यवाद|सादर|ধন্যবাদ|শুভেচ্ছা|நன்றி|ధన్యవాదాలు|ขอบคุณ(?:ครับ|ค่ะ)?|ด้วยความเคารพ|谢谢|謝謝|此致|敬祝|よろしくお願い(?:いた|致)?します|以上、?よろしく.*|감사합니다|პატივისცემით|მადლობა|հարգանքով|አመሰግናለሁ|ከሰላምታ ጋር)[\s,.!،，。！–—-]*$/iu;
