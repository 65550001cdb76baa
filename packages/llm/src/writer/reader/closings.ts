import { findAddresses } from "./links.ts";

/**
 * Whether a sentence only closes a notice or a letter: “It is hereby announced”, a wish for the season, when the next issue comes. Said at the end
 * of a story and of nothing in it.
 */
export const onlyCloses = (text: string): boolean =>
  [...text].length <= longestClosing && findAddresses(text).length === 0 && (closes.test(text) || comesNext.test(text));
const longestClosing = 110;

const closes = new RegExp(
  [
    "^特此(?:公告|通告|通知|布告|函告|声明|聲明|说明|說明|敬告|告知|周知)[。！!.]?$|^敬请(?:周知|知悉|知照)[。！!]?$|^敬請(?:周知|知悉|查照)[。！!]?$",
    "ご自愛(?:ください|の(?:ほど|程)|くださいま).*[。！]?$|(?:ご健康|ご健勝|ご多幸|ご清栄|ご発展|ご活躍).*(?:お祈り|祈念).*[。！]?$|^(?:まずは|取り急ぎ|略儀ながら|末筆ながら).*(?:申し上げます|いたします)[。！]?$|^今後とも.*(?:お願い(?:いた|申し上げ|致)|くださいますよう).*[。！]?$|^以上(?:です|、ご案内まで)?[。]?$",
    "건강(?:에)? ?(?:유의|조심)하(?:시|세).*[.!]?$|(?:행복|건강|평안)(?:하시|이 가득하)기를? (?:기원|바랍)\\S*[.!]?$|^이상입니다[.]?$",
    "^(?:take care(?: of yourselves?)?|stay (?:well|safe)|keep well|bleiben sie gesund|prenez soin de vous|cuídense(?: mucho)?|abbiate cura di voi|cuidem-se|blijf gezond)[^,;:]{0,20}[.!]$",
    "^(?:бережіть себе|берегите себя|пазете се|να προσέχετε|دمتم (?:بخير|سالمين)|שמרו על עצמכם)[^,;:]{0,24}[.!]$",
    "^(?:আপনারা )?ভালো থাকবেন[।!]$|^अपना ध्यान रखें[।!]$",
  ].join("|"),
  "iu",
);

/** “The next issue comes in September.” */
const comesNext = new RegExp(
  `^(?:${[
    "(?:the|our) next (?:issue|newsletter|bulletin)|(?:die|unsere) nächste ausgabe|le prochain (?:numéro|bulletin)|la prochaine lettre|el próximo (?:número|boletín)|il prossimo (?:numero|bollettino)|(?:a próxima edição|o próximo (?:número|boletim))|het volgende nummer|de volgende nieuwsbrief",
    "(?:наступн(?:ий (?:номер|випуск)|е число)|следующий (?:номер|выпуск)|следващият брой|το επόμενο τεύχος)",
    "العدد (?:القادم|المقبل)|הגיליון הבא|अगला अंक|(?:পরের|পরবর্তী|আগামী) সংখ্যা|அடுத்த இதழ்|ฉบับ(?:หน้า|ต่อไป)",
    "次号(?:は|の)|下一?期(?:会刊|通讯|简报|將|将)|다음 ?호(?:는|에서)",
  ].join("|")})(?![\\p{L}\\p{M}]{0,3}['’])`,
  "iu",
);

/** Whether a sentence speaks of what is in the envelope or on the next page: true of the letter on paper, and of nothing made of it. */
export const isOnPaper = (text: string): boolean => findAddresses(text).length === 0 && onPaper.test(text);
const onPaper =
  /同封(?:し|いた|され|して)|裏面(?:を|の|に)|동봉(?:했|하였|합)|随信附|随函附|(?:见|請見|请见)背面|แนบมาพร้อม|(?<!\p{L})(?:please find enclosed|(?:is|are) enclosed|we (?:have )?enclosed?|enclosed (?:is|are|you)|overleaf|beiliegend|umseitig|ci-inclus\p{L}*|al dorso|bijgesloten|ommezijde|на обороте|на звороті|εσωκλείου?\p{L}+|طيه)(?!\p{L})/iu;
