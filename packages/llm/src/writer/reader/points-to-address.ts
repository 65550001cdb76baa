// “Tell us at the number above”: below another text, or in a field of its own, nobody finds it.

const pointer = [
  "above|below|oben\\p{L}*|unten\\p{L}*|obig\\p{L}*|ci-dessus|ci-dessous|arriba|abajo|sopra|sotto|sottostante|acima|abaixo|hierboven|hieronder|ovan\\p{L}*|nedan\\p{L}*|ovenfor|nedenfor|ovenstående|nedenstående|yllä|alla\\p{L}*|powyż\\p{L}+|poniż\\p{L}+|výše\\p{L}*|níže\\p{L}*|fenti\\p{L}*|alábbi\\p{L}*|de mai (?:sus|jos)|yukarıda\\p{L}*|aşağıda\\p{L}*|(?:bên|phía) (?:trên|dưới)|di (?:atas|bawah)",
  "выше\\p{L}*|ниже\\p{L}*|вище\\p{L}*|нижче\\p{L}*|по-горе|по-долу|горепосочен\\p{L}+|παραπάνω|παρακάτω|ανωτέρω|κατωτέρω|أعلاه|أدناه|המצוין לעיל|לעיל|שלמעלה|למטה|שלהלן|להלן",
  "ऊपर\\p{L}*|नीचे|उपर्युक्त|उपरोक्त|निम्नलिखित|खालील|वरील|ওপরের|উপরের|নিচের|নীচের|উল্লিখিত|மேலே\\p{L}*|மேற்கண்ட|கீழே\\p{L}*|கீழ்க்கண்ட|పైన|క్రింది|ด้านบน|ข้างต้น|ด้านล่าง|ข้างล่าง|上記|下記|上述|上列|下述|下列|위의?(?=\\s)|상기|아래의?(?=\\s)|ზემოთ|ქვემოთ|վերոնշյալ|ներքևի",
].join("|");
const address = [
  "numbers?|phone|e-?mails?|address(?:es)?|nummer|telefon\\p{L}*|adress\\p{L}*|numéro|adresse|teléfono|número|dirección|correo|numero|indirizzo|telefone|endereço|adres\\p{L}*|numer\\p{L}*|čísl\\p{L}*|szám\\p{L}*|număr\\p{L}*|numara\\p{L}*|số|nomor",
  "номер\\p{L}*|телефон\\p{L}*|адрес\\p{L}*|почт\\p{L}+|пошт\\p{L}+|αριθμ\\p{L}+|τηλέφων\\p{L}+|διεύθυνση|(?:ال)?رقم|(?:ال)?هاتف|(?:ال)?عنوان|(?:ال)?بريد|שמספר\\p{L}*|ה?מספר|ה?טלפון|ה?כתובת",
  "नंबर|नम्बर|फ़ोन|फोन|पते|पता|क्रमांक\\p{L}*|নম্বর|নাম্বার|ফোন|ঠিকানা|ই-?মেইল|எண்|முகவரி|నంబర్|చిరునామా|หมายเลข|เบอร์|อีเมล|番号|電話|連絡先|アドレス|宛先|电话|号码|號碼|邮箱|郵箱|地址|번호|연락처|전화|주소|ნომერ\\p{L}*|հեռախոս\\p{L}*",
].join("|");
const near = "[^.!?。！？।\\n]{0,16}";
const between = "(?:(?<![\\p{L}\\p{M}])|(?<=[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Thai}]))";
const pointing = new RegExp(
  `${between}(?:${pointer})${near}${between}(?:${address})|${between}(?:${address})${near}${between}(?:${pointer})(?!\\p{L})`,
  "iu",
);

/** Whether a sentence sends readers to a number or an address that stands above or below it. */
export const pointsToAddress = (sentence: string): boolean => pointing.test(sentence);
