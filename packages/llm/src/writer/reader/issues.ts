import { findDays, monthName } from "./dates.ts";
import { isDayLine } from "./day-line.ts";
import { stop } from "./lines.ts";

// What names only what is being sent: a newsletter and its issue, or a kind of text.

/** “Spring 2026”, “№ 9, вересень 2026 р.”, “2026年9月号（总第87期）”: nothing but which issue it is. The full stop of “2026 р.” is that of a word. */
export function isIssueAlone(whole: string): boolean {
  // “2026年第1期(总第23期)”, “Issue 4 (31 in all)”
  const line = whole.replace(/\s?[(（][^()（）]{1,24}[)）]$/u, "");
  return isNumberAndMonth(line) || (findDays(line).length === 0 && (isIssue(line) || season.exec(line)?.index === 0));
}

/** “第12期 2027年5月”, “ฉบับที่ 12 พฤษภาคม 2570”: the number of an issue and its month may look like a day. */
function isNumberAndMonth(line: string): boolean {
  const found = /^\P{Nd}{1,12}\p{Nd}{1,4}(?:\s?[期号號호])?(?!\p{Nd})/u.exec(line)?.[0] ?? "";
  const rest = line.slice(found.length).replace(/^[\s,،，、|·•–—-]+/u, "");
  return found !== "" && number.test(found) && season.exec(rest)?.index === 0;
}

/** “THE MILL LETTER, SPRING 2026”, “Rundbrief Nr. 12”, “북촌 소식지 제12호”. */
export const isIssue = (line: string) =>
  [...line].length <= longestMasthead &&
  (number.test(line) || (/[,،，、|·•–—-]\s*[^,،，、|·•–—-]{2,30}$/u.test(line) && season.test(line)));
const longestMasthead = 70;
/** “No. 12”, “第148号”: the issue of something. */
const number =
  /(?:^|[\s,|·–—-])(?:no|nr|núm|n[.º°]|nº|num|numéro|número|numero|issue|ausgabe|heft|nummer|numer|číslo|sayı|sz|szám|број|бр|брой|№|выпуск|випуск|ч|τεύχος|τχ|αρ|العدد|عدد|شماره|شمارهٔ|גיליון|גליון|अंक|সংখ্যা|இதழ்|ฉบับที่)\.?\s*\p{Nd}{1,4}$|第\s?[\p{Nd}一二三四五六七八九十百]{1,5}[期号號]$|제?\s?\p{Nd}{1,4}호$/iu;
const seasonWord =
  "spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|lente|zomer|herfst|vår|höst|wiosna|lato|jesień|zima|jaro|léto|podzim|ilkbahar|yaz|sonbahar|kış|весна|лето|осень|зима|літо|осінь|пролет|лято|есен|άνοιξη|καλοκαίρι|φθινόπωρο|χειμώνας|ربيع|صيف|خريف|شتاء|بهار|تابستان|پاییز|زمستان|אביב|קיץ|סתיו|חורף|वसंत|ग्रीष्म|शरद|शीत|বসন্ত|গ্রীষ্ম|শরৎ|শীত|வசந்தம்|கோடை|春|夏|秋|冬|봄|여름|가을|겨울";
const season = new RegExp(
  `(?:(?:${seasonWord})\\p{L}{0,3}|${monthName})\\.?\\s*(?:de\\s|of\\s)?(?:\\p{Nd}{4}|\\p{Nd}{2}/\\p{Nd}{2})\\s?\\p{L}{0,2}\\.?$|\\p{Nd}{4}\\s?[年년]\\s?(?:\\p{Nd}{1,2}\\s?[月월](?:[号號호]|号刊)?|(?:${seasonWord})(?:号|号刊|季)?)$`,
  "iu",
);

/** Names an issue or a day of a year. */
export function isDated(line: string): boolean {
  const bare = line.replace(/\s?[(（][^()（）]{1,24}[)）]$/u, "");
  return isDayLine(line) || [line, bare, ...line.split(/\s*[|·•–—]\s*/u)].some((part) => isIssueAlone(part) || isIssue(part));
}

/** Calls itself a newsletter, a bulletin or a letter to somebody. */
export const isNewsletter = (line: string) => !stop.test(line) && line.split(/\s+/u).length <= mostWords && newsletter.test(line);
const mostWords = 9;
const newsletter = new RegExp(
  [
    `(?<!\\p{L})(?:${[
      "newsletters?|bulletin|circular|gazette|letter (?:to|from)",
      "rundbrief|rundschreiben|mitgliederbrief|mitteilungsblatt|infobrief|elternbrief|gemeindebrief|vereinsbrief|brief an",
      "infolettre|lettre (?:d['’]information|aux|à|de)|circulaire|boletín|carta (?:a|aos?|às?)(?!\\p{L})|boletim|bollettino|notiziario|circolare|lettera (?:ai|agli|alle|a)(?!\\p{L})",
      "nieuwsbrief|ledenbrief|nyhetsbrev|nyhedsbrev|medlemsbrev|medlemsblad|uutiskirje|jäsenkirje|jäsentiedote",
      "biuletyn|zpravodaj|oběžník|hírlevél|körlevél|buletin(?:ul)?|bülten(?:i)?|bản tin|surat edaran|warta",
      "вестник|бюллетень|рассылка|письмо (?:членам|к|жителям)|листок|вісник|бюлетень|розсилка|лист (?:до|членам|голови)|бюлетин|билтен",
      "ενημερωτικ(?:ό|ή) (?:δελτίο|φυλλάδιο|σημείωμα|επιστολή)|εγκύκλιος|επιστολή (?:προς|στ)|γράμμα (?:προς|στ)",
      "(?:ال)?نشرة|رسالة (?:إلى|الأعضاء|مفتوحة)|تعميم|خبرنامه|איגרת|אגרת|ידיעון|עלון|מידעון|ניוזלטר|מכתב ל\\p{L}+",
      "տեղեկագիր|ბიულეტენი",
    ].join("|")})`,
    "पत्रिका|परिपत्र|बुलेटिन|न्यूज़लेटर|समाचार[ -]?पत्र|के नाम (?:पत्र|चिट्ठी|ख़?त)|वार्तापत्र|নিউজলেটার|বুলেটিন|মুখপত্র|পরিপত্র|বার্তাপত্র|செய்தி ?மடல்|சுற்றறிக்கை|వార్తాలేఖ",
    "จดหมายข่าว|จุลสาร|จดหมาย(?:ถึง|จาก)",
    "[通会會简簡快季月][讯訊刊报報]$|通讯|通訊|会報|會報|だより|便り|通信$|ニュースレター|[会員]誌$|소식지|회보|뉴스레터|소식$|회지$|[께에게]{1,2} (?:드리는|보내는) (?:글|편지)$",
  ].join("|"),
  "iu",
);

/** “CALL FOR APPLICATIONS”, “公告”: what a text is. */
export const isKindOfText = (line: string) => [line, unspread(line)].some((text) => kindOfText.test(text.replace(/[\s.!:：]+$/u, "")));
/** “I N V I T A T I O N” as “INVITATION”. */
const unspread = (line: string) => (/^(?:\p{L}\p{M}*\s+){3,}\p{L}\p{M}*$/u.test(line.trim()) ? line.replace(/\s+/gu, "") : line);
/** What a text is, in every language that the writer knows words of. */
const kindOfText = new RegExp(
  `^[\\s【[（(<＜]*(?:${[
    'إعلان (?:عن|بخصوص|حول) [^«»"\\p{Nd}]{4,30}|(?:public )?call for (?:applications|proposals|candidates)|(?:öffentliche )?ausschreibung|appel à (?:candidatures|projets)|convocatoria|bando|edital',
    "(?:customer|consumer|important|urgent) (?:notice|information|announcement)|kundeninformation|verbraucherinformation|information (?:clients|consommateurs)",
    "(?:product )?(?:safety|recall) (?:notice|alert|warning)|sicherheitshinweis|avis de (?:rappel|sécurité)|aviso de (?:seguridad|segurança)|avviso di sicurezza|veiligheidswaarschuwing",
    "(?:temporary |special |new )?exhibition|(?:product )?recall|concert|(?:sonder)?ausstellung|produktrückruf|rückruf|konzert|(?:nouvelle )?exposition(?: temporaire)?|rappel(?: de produits?)?|exposición(?: temporal)?|mostra(?: temporanea)?|richiamo|exposição(?: temporária)?|tentoonstelling|utställning|udstilling|wystawa(?: czasowa)?|výstava|kiállítás|expoziție|sergi|triển lãm|pameran",
    "выставка|отзыв товара|информационное письмо|информация|виставка|інформаційний лист|изложба|съобщение|с ъ о б щ е н и е|έκθεση|ανάκληση(?: προϊόντος)?|معرض|سحب منتج|תערוכה|प्रदर्शनी|প্রদর্শনী|கண்காட்சி|นิทรรศการ|展覧会|企画展|展览|展覽|召回|전시(?:회)?|리콜",
    "(?:open )?call for (?:applications|applicants|entries|volunteers|papers|proposals|participants|artists|tenders)|invitation(?: to tender)?|(?:public )?notice|announcement|(?:job )?vacancy|open letter|newsletter|a letter to (?:our )?(?:members|neighbours|customers|parents)",
    "ausschreibung|stellenausschreibung|bekanntmachung|einladung|aufruf|offener brief|rundbrief|mitteilung",
    "appel à (?:candidatures|projets|participation|bénévoles)|avis(?: public)?|invitation|lettre ouverte|annonce|offre d['’]emploi",
    "convocatoria(?: abierta)?|invitación|aviso(?: público)?|carta abierta|anuncio|oferta de empleo",
    "bando(?: di concorso)?|avviso(?: pubblico)?|invito|lettera aperta|annuncio",
    "chamada (?:aberta|pública)|edital|convite|aviso|carta aberta|anúncio",
    "oproep|uitnodiging|bekendmaking|open brief|vacature|inbjudan|utlysning|öppet brev|invitation|åbent brev|invitasjon|åpent brev|kutsu|avoin kirje",
    "zaproszenie|ogłoszenie|nabór|list otwarty|pozvánka|oznámení|otevřený dopis|meghívó|felhívás|nyílt levél|invitație|anunț|scrisoare deschisă",
    "davet|duyuru|çağrı|açık mektup|thư ngỏ|thư mời|thông báo|undangan|pengumuman|surat terbuka",
    "приглашение|объявление|открытое письмо|вакансия|приём заявок|запрошення|оголошення|відкритий лист|покана|обява|отворено писмо|конкурс",
    "ανακο[ίι]νωση|γνωστοπο[ίι]ηση|ενημ[έε]ρωση|πρ[όο]σκληση(?: εκδ[ήη]λωσης ενδιαφ[έε]ροντος| συμμετοχ[ήη]ς)?|ανοι(?:χτ[ήη]|κτ[ήη]) (?:επιστολ[ήη]|πρ[όο]σκληση)|προκ[ήη]ρυξη",
    "دعوة(?: عامة| للتقديم| للمشاركة)?|إعلان|رسالة مفتوحة|فتح باب التقديم|فراخوان|نامهٔ? سرگشاده|اطلاعیه|دعوت‌نامه",
    "קול קורא|הזמנה|הודעה(?: לציבור)?|מכתב פתוח|דרושים",
    "(?:सादर |भावभीना )?(?:आमंत्रण|निमंत्रण)(?:[ -]?पत्र)?|सूचना|निमंत्रण|खुला पत्र|आवेदन आमंत्रित|जाहीर सूचना|अर्ज मागविणे|खुले पत्र",
    "বিজ্ঞপ্তি|(?:সাদর )?আমন্ত্রণ(?:[ -]?পত্র)?|(?:সাদর )?নিমন্ত্রণ(?:[ -]?পত্র)?|খোলা চিঠি|আবেদন আহ্বান|(?:\\S{2,12} )?அழைப்பிதழ்|அறிவிப்பு|திறந்த மடல்|விண்ணப்பங்கள் வரவேற்பு|ప్రకటన|ఆహ్వానం|బహిరంగ లేఖ",
    "ประกาศ|ประกาศรับสมัคร|บัตรเชิญ|เรียนเชิญ|หนังสือเชิญ|คำเชิญ|จดหมายเปิดผนึก",
    "公告|通知|通告|邀请函|邀請函|公开信|公開信|招聘启事|招募启事|招募公告|お知らせ|ご案内|ご招待|募集要項|公開書簡",
    "공고|공지(?: ?사항)?|안내|초대장|초대합니다|공개 ?서한|모집 ?공고|알림",
    "მოწვევა|განცხადება|ღია წერილი|հրավեր|հայտարարություն|բաց նամակ",
  ].join("|")})[\\s】\\]）)>＞]*$`,
  "iu",
);
