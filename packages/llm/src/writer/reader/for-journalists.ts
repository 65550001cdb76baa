import { tellsWhen } from "./dates.ts";

/** Whether a text invites those who report on something: it names them, and a day or an hour. */
export const invitesJournalists = (text: string): boolean => journalists.test(text) && tellsWhen(text);

/** Whether a note is for those who report: it names them, or pictures to print. */
export const isForMedia = (note: string): boolean => journalists.test(note) || pictures.test(note);

const pictures =
  /(?<!\p{L})(?:photos?|images?|pictures|press (?:kit|pack|material)|high[- ]resolution|pressebild\p{L}*|bildmaterial|fotos?|visuels|imágenes|immagini|imagens|bilder|zdjęcia|fotografi\p{L}+)(?!\p{L})|фото|зображен|снимк|φωτογραφ|صور|تصاویر|צילומים|תמונות|तस्वीर|चित्र|फ़ोटो|फोटो|ছবি|படங்கள்|புகைப்பட|ఫోటో|ภาพ(?:ถ่าย|ความละเอียด|ประกอบ)|画像|写真|媒体|图片|圖片|高清|사진|영상|보도자료|이미지|ფოტო|լուսանկար/iu;

const journalists = new RegExp(
  [
    "(?<!\\p{L})(?:journalists?|reporters?|press (?:visit|tour|preview|call|conference)|the (?:press|media)|journalist(?:en|innen|in)?|pressetermin|pressevertreter\\p{L}*|medienvertreter\\p{L}*|journalistes?|la presse|periodistas?|la prensa|giornalist[ai]|giornaliste|la stampa|jornalistas?|a imprensa|journalister\\p{L}*|journalisten|toimittaj\\p{L}+|dziennikar\\p{L}+|novinář\\p{L}*|jurnali[sș]t\\p{L}*|újságíró\\p{L}*|gazeteci\\p{L}*|basın mensup\\p{L}*|nhà báo|phóng viên|wartawan|jurnalis)(?!\\p{L})",
    "(?<!\\p{L})(?:журналист\\p{L}*|журналіст\\p{L}*|представник\\p{L}* (?:змі|медіа|преси)|представител\\p{L}* (?:сми|прессы)|δημοσιογράφ\\p{L}+|συντακτ\\p{L}+)(?!\\p{L})",
    "صحفي|صحافي|(?:ال|لل)إعلامي(?:ين|ون)|خاصة بالصحافة|خبرنگار|עיתונא|צוותי תקשורת|पत्रकार|संवाददाता|সাংবাদিক|সংবাদকর্মী|செய்தியாளர|பத்திரிகையாளர|పాత్రికేయ|విలేకర|ผู้สื่อข่าว|สื่อมวลชน|นักข่าว|記者|记者|報道関係|報道の皆|報道各社|報道陣|媒体朋友|媒體朋友|취재진|기자(?:단|들|분)?(?:께|를|을|는|은|의|\\s|$)|언론인|ჟურნალისტ|լրագրող",
  ].join("|"),
  "iu",
);
