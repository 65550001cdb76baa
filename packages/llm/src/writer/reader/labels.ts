// “Where”, “Preis”, “日時”: these need no heading to be understood.
const usualLabel =
  /^(?:how much|wie ?viel|combien|cuánto|quanto|hoeveel|ile|ne kadar|сколько|скільки|колко|πόσο|بكم|כמה|कितना|কত|얼마|いくら|多少钱|what|who|when|starts?|meeting point|beginn|start|treffpunkt|durata|début|inicio|inizio|where|date|dates|time|times|day|days|place|venue|location|address|price|prices|cost|costs|fee|entry|admission|tickets?|deadline|duration|hours|opening hours|parking|was|wer|wann|wo|datum|termin|zeit|ort|adresse|preis|preise|kosten|eintritt|dauer|frist|quoi|qui|quand|où|date|lieu|adresse|tarifs?|prix|entrée|durée|horaires|qué|quién|cuándo|dónde|fecha|hora|lugar|precio|entrada|horario|plazo|quando|dove|data|luogo|prezzo|ingresso|orari|onde|local|preço|entrada|horário|wanneer|waar|prijs|toegang|kiedy|gdzie|cena|wstęp|kdy|kde|vstup|ne zaman|nerede|tarih|yer|ücret|saat|что|кто|когда|где|дата|время|место|адрес|цена|стоимость|вход|срок|що|хто|коли|де|час|місце|ціна|вхід|кога|къде|πότε|πού|ημερομηνία|ώρα|τόπος|τιμή|είσοδος|κόστος|συμμετοχή|διάρκεια|έναρξη|αφετηρία|προθεσμία|ποσό|متى|أين|التاريخ|الوقت|المكان|العنوان|السعر|الدخول|الرسوم|المدة|الموعد|آخر موعد\S*.*|أوقات.*|זמן|תאריך|מתי|היכן|איפה|מקום|כתובת|מחיר|כניסה|שעות.*|פיקדון|कब|कब से|दिनांक|कहाँ|कहां|तिथि|समय|स्थान|शुल्क|मूल्य|কখন|কবে|কবে থেকে|কী|খরচ|কোথায়|তারিখ|সময়|সময়|স্থান|মূল্য|প্রবেশ.*|எப்போது|எங்கே|எங்கு|நாள்|நேரம்|இடம்|கட்டணம்|วันที่|เวลา|สถานที่|ราคา|ค่าเข้าชม|日時|日程|期間|時間|場所|会場|料金|参加費|入場料|定員|対象|締切|締め切り|価格|発売日|休館日|时间|地点|日期|地址|费用|票价|门票|对象|時間|地點|日期|地址|費用|票價|門票|對象|名額|일시|일정|기간|시간|장소|주소|요금|참가비|입장료|대상|정원|주차|모집.*|신청.*|결과.*|접수.*)$/iu;

/** Whether a label says by itself what its value is: when, where, for how much. */
export const isUsualLabel = (label: string): boolean => usualLabel.test(label.trim());

/** “Date: 3 May”, “التاريخ: …” in a letterhead: the day on which something was written. */
export const isDateLabel = (label: string): boolean => dateLabel.test(label.trim());
const dateLabel =
  /^(?:date|datum|fecha|data|dato|päiväys|дата|ημερομηνία|التاريخ|تاريخ|تاریخ|תאריך|दिनांक|तारीख|তারিখ|தேதி|తేదీ|તારીખ|วันที่|tarih|ngày|tanggal|日期|日付|날짜|일자|embargo|sperrfrist)$/iu;
