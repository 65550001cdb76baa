import { dayPattern } from "./dates.ts";
import { findAddresses } from "./links.ts";

/**
 * Whether a sentence says only where it was announced: “This was said today, Tuesday, at a press conference in Alston.” It names such a
 * meeting and no figure but a day or an hour, and nobody is quoted.
 */
export const saysWhereAnnounced = (text: string): boolean =>
  [...text].length <= longest &&
  meeting.test(text) &&
  !/\p{Nd}/u.test(text.replace(when, "")) &&
  !/[“„«「『"]/u.test(text) &&
  findAddresses(text).length === 0;
const longest = 180;
const when = new RegExp(`${dayPattern}|\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2}|(?=\\s?(?:টা|बजे|மணி|時|时|點|点|시|uhr|h|[ap]\\.?m)))`, "giu");

const meeting = new RegExp(
  [
    "(?<!\\p{L})(?:(?:press|news) conference|press briefing|pressekonferenz|pressegespräch|medienkonferenz|conférence de presse|point (?:de )?presse|(?:rueda|conferencia) de prensa|(?:conferência|coletiva) de imprensa|entrevista coletiva|conferenza stampa|persconferentie|presskonferens|pressträff|pressekonferan[sc]e|pressemøde\\p{L}*|tiedotustilaisuu\\p{L}+|konferencj\\p{L} prasow\\p{L}+|tiskov\\p{L}+ konferenc\\p{L}+|conferinț\\p{L}+ de presă|sajtótájékoztató\\p{L}*|basın toplantısı\\p{L}*|konferensi pers|jumpa pers|họp báo)",
    "(?<!\\p{L})(?:пресс?-?конференц\\p{L}+|брифинг\\p{L}*|брифінг\\p{L}*|конференциј\\p{L}+ за (?:новинаре|медије|штампу)|συν[εέ]ντε[υύ]ξη\\p{L}* τύπου)|მ?პრესკონფერენცი|մամուլի ասուլիս",
    "مؤتمر\\p{L}*\\s(?:ال)?صح(?:ف|اف)ي|نشست خبری|کنفرانس (?:خبری|مطبوعاتی)|מסיבת ה?עיתונאים",
    "प्रेस (?:कॉन्फ़?्रें?स|कांफ्रेंस|वार्ता)|पत्रकार (?:वार्ता|परिषद)|संवाददाता सम्मेलन|সংবাদ সম্মেলন|প্রেস ব্রিফিং|(?:செய்தியாளர்|பத்திரிகையாளர்)(?:கள்)?\\s?(?:சந்திப்ப|கூட்டத்த)|(?:విలేకరుల|పాత్రికేయుల) సమావేశ",
    "記者会見|記者発表会|新闻发布会|新聞發布會|记者会|記者會|기자\\s?(?:회견|간담회|설명회)",
  ].join("|"),
  "iu",
);
