// Words that a place where people can go is told with, and labels in front of one. Stems by script.
const bordered = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    "street|st\\.|road|avenue|square|hall|centre|center|park|museum|library|station|school|hospital|theatre|theater|campus|market|building|venue|where|location|address|room \\p{Nd}|stadium|harbour|church|gallery|hotel|shop|stores?|branch\\p{L}*",
    "\\p{L}*(?:straße|strasse|platz|gasse|halle|haus|saal|museum|bibliothek|bahnhof|schule|park|markt|zentrum|filiale\\p{L}*|märkten|rathaus|hafen|kirche|theater)|ort|wo|adresse|veranstaltungsort|standort\\p{L}*|raum",
    "rue|place|avenue|salle|musée|parc|gare|bibliothèque|lieu|adresse|halle|magasins?|boutiques?|calle|plaza|avenida|sala|museo|parque|biblioteca|lugar|dirección|dónde|tiendas|centro|via|piazza|viale|luogo|dove|sede|negozi|rua|praça|museu|local|onde|morada|lojas",
    "\\p{L}*straat|plein|zaal|locatie|waar|adres|\\p{L}*gatan?|plats|torget|\\p{L}*gade|sted|\\p{L}*katu|paikka|ulic\\p{L}*|ul\\.|plac\\p{L}*|miejsce|gdzie|hala|místo|kde|náměstí|strada|str\\.|locul|unde|sala|utca|tér|helyszín|hol|\\p{L}*(?:cadde|sokak|meydan|salon|merkez)\\p{L}*|yer|adres|địa điểm|địa chỉ|phố|tempat|lokasi|jalan|jl\\.|gedung",
    "улиц\\p{L}*|ул\\.|площад\\p{L}*|проспект\\p{L}*|зал\\p{L}*|парк\\p{L}*|музе\\p{L}*|библиотек\\p{L}*|центр\\p{L}*|адрес\\p{L}*|место|где|магазин\\p{L}*|вулиц\\p{L}*|вул\\.|площ\\p{L}*|місце|де|адрес\\p{L}*|бібліотек\\p{L}*|трг|сал\\p{L}*",
    "οδ[όο]\\p{L}*|πλατεί\\p{L}*|αίθουσ\\p{L}*|μουσεί\\p{L}*|πάρκ\\p{L}*|βιβλιοθήκ\\p{L}*|κέντρ\\p{L}*|διεύθυνση|τόπος|χώρος|πού|καταστήμα\\p{L}*|λιμάνι\\p{L}*",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
const unbordered =
  /(?:شارع|ساحة|قاعة|مركز|متحف|حديقة|مكتبة|المكان|العنوان|فندق|فروع|متاجر|مقر|خیابان|سالن|محل برگزاری|مقام|רחוב|כיכר|אולם|מרכז|מוזיאון|פארק|ספרייה|מקום|כתובת|היכן|איפה|מתנ"ס|בית ספר|סניפ|שדרות|मार्ग|सड़क|भवन|सभागार|मैदान|केंद्र|केन्द्र|पार्क|संग्रहालय|पुस्तकालय|स्थान|पता|घाट|कहां|कहाँ|ठिकाण|सभागृह|সড়ক|সড়ক|মিলনায়তন|মিলনায়তন|কেন্দ্র|ভবন|মাঠ|পার্ক|জাদুঘর|গ্রন্থাগার|স্থান|ঠিকানা|চত্বর|কোথায়|কোথায়|ถนน|อาคาร|ห้อง|ศูนย์|ชั้น|สถานที่|สวน|พิพิธภัณฑ์|ห้องสมุด|ลาน|สาขา|路\p{Nd}+号|地点|地點|场馆|展馆|会场|场所|地址|中心|广场|公园|图书馆|门店|会場|場所|所在地|会館|ホール|公園|広場|店舗|丁目|図書館|장소|어디|주소|회관|센터|공원|광장|도서관|매장|ქუჩა|ქ\.|გამზირ|მოედ|ცენტრ|მუზეუმ|პარკ|ბიბლიოთეკ|ადგილ|მისამართ|დარბაზ|փողոց|հրապարակ|պողոտա|կենտրոն|թանգարան|այգ|գրադարան|վայր|հասցե|սրահ|தெரு|இடம்|எங்கே|మైదాన|తీరం|ఎక్కడ|వేదిక|స్థలం)/u;

// “στο καταφύγιο «Κορομηλιά»”, “in der Galerie „Nord“”: inside of something that has a name.
const inNamed =
  /(?<!\p{L})(?:at|in|im|am|beim|στο|στη|στην|στον|στα|в|во|на|у|w|we|na|v|ve|nel|nella|al|alla|en|em|no|au|à|på|ved|i|في)\s+(?:(?!(?:der|die|das|the)\s+\p{Lu})[\p{L}\p{M}-]+\s+){1,3}[«„“"'‘]\p{Lu}/u;

/** Whether a text tells where something happens or is to be had. */
export const tellsWhere = (text: string): boolean => bordered.test(text) || unbordered.test(text) || inNamed.test(text);
