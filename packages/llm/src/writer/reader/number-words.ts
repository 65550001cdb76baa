const numbers: Readonly<Record<string, string>> = {
  hi: "एक दो तीन चार पाँच पांच छह सात आठ नौ दस ग्यारह बारह सौ हज़ार हजार लाख",
  mr: "एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा शंभर हजार लाख",
  bn: "এক দুই তিন চার পাঁচ ছয় ছয় সাত আট নয় নয় দশ এগারো বারো শত হাজার লাখ",
  gu: "એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ અગિયાર બાર સો હજાર લાખ",
  ta: "ஒரு இரண்டு இரு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து நூறு ஆயிரம் லட்சம்",
  te: "ఒక రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది వంద వేల లక్ష",
  ka: "ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა ათი ასი ათასი",
  hy: "մեկ երկու երեք չորս հինգ վեց յոթ ութ ինը տասը հարյուր հազար",
  ko: "하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 백 천 만",
  th: "หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ ร้อย พัน หมื่น แสน ล้าน",
  tr: "bir iki üç dört beş altı yedi sekiz dokuz on yüz bin",
  hu: "egy két kettő három négy öt hat hét nyolc kilenc tíz száz ezer",
  fi: "yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen sata tuhat",
};

const known = new Map(Object.entries(numbers).map(([language, words]) => [language, new Set(words.split(" "))]));

/** Whether a word only counts: nobody searches for “five”. For languages in which nothing else tells it from a noun. */
export const isNumberWord = (word: string, language: string): boolean => known.get(language)?.has(word.toLowerCase()) ?? false;
