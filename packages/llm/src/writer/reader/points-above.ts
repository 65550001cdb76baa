// A site, a form or a number that is named only above, or told to be the same: where the call that names it moves to the end, it stands below.
const spaced = [
  "(?:the |our )?(?:above|same) (?:web ?)?(?:site|page|form|number|address|link)|(?:site|website|page|form|number|address|link) above",
  "(?:oben ?genannte|obige|gleiche|selbe)[nrms]? (?:web)?(?:seite|adresse|nummer|formular|link)|(?:même|ci-dessus) (?:site|page|formulaire|numéro|adresse|lien)",
  "(?:mism[oa]|stess[oa]|mesm[oa]) (?:sitio|página|formulario|número|dirección|sito|pagina|modulo|numero|indirizzo|site|formulário|endereço)",
  "(?:вище(?:згадан|вказан|зазначен)|выше(?:указанн|названн)|упомянут)\\p{L}+ (?:сайт|страниц|сторін|номер|адрес|форм)\\p{L}*|т(?:ом|ой|ій|ій|ому) же? (?:сайт|страниц|сторін|номер|адрес|форм)\\p{L}*",
  "(?:ίδι[αο]|παραπάνω|ανωτέρω) (?:φόρμα|σελίδα|διεύθυνση|τηλέφωνο|ιστοσελίδα|ιστότοπο)",
  "(?:ال|ب?ال)(?:موقع|رابط|رقم|نموذج) (?:نفسه|ذاته|أعلاه|المذكور)|ב?(?:אותו|אותה) (?:אתר|טופס|כתובת|מספר)",
  "(?:उपरोक्त|उपर्युक्त|उसी|इसी) (?:वेबसाइट|साइट|नंबर|पते|फ़ॉर्म|फॉर्म)|(?:ওপরের|উপরের|একই) (?:নম্বর|ঠিকানা|ফরম|ওয়েবসাইট)[\\p{L}\\p{M}]*|(?:மேற்கண்ட|அதே) (?:தள|எண்|முகவரி|படிவ)[\\p{L}\\p{M}]*",
];
const joined =
  /上述(?:网站|网址|网页|链接|平台|电话|号码|網站|網址|連結|平台|電話|號碼)|(?:上記|同じ)の?(?:サイト|ページ|URL|電話|番号|フォーム|アドレス)|(?:위의?|같은|동일한) ?(?:누리집|홈페이지|사이트|번호|주소)|(?:เว็บไซต์|ลิงก์|หมายเลข|เบอร์)(?:ข้างต้น|เดียวกัน)/u;
const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** Whether a text sends readers to something that only a sentence above it names: “on the site above”, “in the same form”. */
export const pointsAbove = (text: string): boolean => pattern.test(text) || joined.test(text);
