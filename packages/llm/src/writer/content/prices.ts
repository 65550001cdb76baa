/** An amount with the sign or the word of its money. */
export const price =
  /[€$£¥₹₽₩₪฿₺₴]|\p{Nd}\s?(?:円|元|원|บาท|руб|грн|лв|zł|Kč|kr|Ft|lei|TL|ευρώ|euro|دينار|ريال|درهم|جنيه|تومان|ליר|שקל|ש"ח|रुप|টাকা|ரூபா|ლარ|դրամ|đồng|EUR|USD|CHF)|(?<!\p{L})(?:دينار|ريال|درهم|جنيه)(?:اً|ان|ين)?(?!\p{L})/iu;

/** That nothing has to be paid. */
export const free =
  /(?<!\p{L})(?:free(?: of charge)?|kostenlos|kostenfrei|gratis|gratuit\p{L}*|gratuito|бесплатн\p{L}*|безкоштовн\p{L}*|безплатн\p{L}*|δωρεάν|مجان\p{L}*|رایگان|חינם|निःशुल्क|नि:शुल्क|मुफ़?्त|বিনামূল্যে|இலவசம?)(?![\p{L}\p{M}])|無料|免费|免費|무료|ฟรี|miễn phí/iu;

/** What is paid for. */
export const priced =
  /(?<![\p{L}\p{M}])(?:tickets?|costs?|prices?|priced|fees?|admission|entry|entrance|karten?|tickets?|kostet|kosten|preise?|eintritt\p{L}*|gebühr\p{L}*|teilnahme\p{L}*|billets?|prix|tarifs?|entrée|coûte\p{L}*|entradas?|precios?|cuesta\p{L}*|bigliett\p{L}|prezz\p{L}|ingresso|costa|bilhetes?|ingressos?|preços?|custa\p{L}*|toegang|prijs|kaartjes?|bilet\p{L}*|wstęp|cena|koszt\p{L}*|vstupné|билет\p{L}*|вход\p{L}*|стоимость|цена|сто[ия]т|квит\p{L}*|вхід|ціна|вартість|кошту\p{L}*|εισιτήρι\p{L}*|είσοδος|τιμή|κόστος|\p{L}*تذ[اك]\p{L}*|الدخول|السعر|الرسوم|כרטיס\p{L}*|כניסה|מחיר\p{L}*|עלות|टिकट|शुल्क|मूल्य|प्रवेश|টিকিট|প্রবেশ\p{M}*|மூல்|கட்டண\p{L}*)(?![\p{L}])|料金|入場|参加費|价格|票价|费用|門票|门票|요금|참가비|입장|ค่า|ราคา|บัตร|giá|vé/iu;

/** “Entry is one dinar, free for children”: what it costs to get in is none of what it is. */
export const tellsEntry = (text: string): boolean => entry.test(text);
const entry =
  /^(?:(?:the |der |l['’]|la |η )?(?:admission|entry|entrance|eintritt|entrée|entrada|ingresso|toegang|inträde|entré|wstęp|vstupné?|belépés|intrarea|giriş|вход|вхід|входът|είσοδος)(?= (?:is|costs?|ist|kostet|beträgt|est|coûte|es|cuesta|è|costa|é|custa|kost|koster|är|er|kosztuje|je|ücret\p{L}*|—|–|είναι|беспл\p{L}*|свобод\p{L}*|вільн\p{L}*|безкошт\p{L}*|wolny|zdarma|gratis|libre|libero|livre|gratuit\p{L}*))|الدخول|הכניסה|प्रवेश (?:शुल्क|निःशुल्क|मुफ़?्त)|প্রবেশ|நுழைவு|入場(?:料|無料)|入场|門票|门票|입장(?:료| ?무료)|ค่าเข้า|เข้า(?:ชม|งาน)ฟรี)/iu;
