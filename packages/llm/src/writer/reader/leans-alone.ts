/** “Here”: where that is, is said elsewhere. */
export const saysHere =
  /(?:這裡|這裏|这里|ここ|여기|ที่นี่|यहाँ|यहां|এখানে|இங்கே)|(?<!\p{L})(?:here|hier|ici|aquí|aqui|здесь|тут|εδώ|هنا|כאן|აქ|այստեղ)(?!\p{L})/iu;

/** “Both …”: which two is said elsewhere, unless they follow (“both readers and writers”). */
export const saysBoth =
  /(?<![\p{L}\p{M}])(?:both(?!\s.*\sand\s)|beide[nrs]?|les deux|tou(?:s|tes) deux|amb[oa]s|entramb[ie]|båda|begge|molem\p{L}+|oba|obie|obu|obě|obou|obaja|mindkét\p{L}*|amb(?:ele|ii)|her iki\p{L}*|об[ае]|обоих|обеих|обидв\p{L}+|обох|обет[еa]|двете|двамата|και (?:τα|οι|τις|τους) δύο|κι οι δύο|كلا|كلتا|كلاهما|كلتاهما|هر دوی?|שניהם|שתיהן|दोनों|दोन्ही|উভয়(?:ই|ের)?|দুটিই|দুটোই)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:இரு|இரண்டு)\s?[\p{L}\p{M}]+(?:க்கும்|களும்|களிலும்)|ทั้งสอง|ทั้งคู่|両者|両方|両日|两者|兩者|两项|兩項|(?:^|\s)(?:두 \p{L}+ 모두|둘 다|양쪽)/iu;

/** “Last year 1,900 people came”: what a sentence begins with when it tells what was, in whatever else a story looks ahead. */
export const saysLastYear = new RegExp(
  `^(?:${[
    "(?:last (?:year|season|spring|summer|autumn|winter|month)|a year ago|im (?:vergangenen|letzten|vorigen) jahr|letztes jahr|vor einem jahr|l['’]an(?:née)? (?:dernier|passée?)|l['’]année dernière|el año pasado|l['’]anno scorso|lo scorso anno|(?:n?o )?ano passado|vorig jaar|förra året|sidste år|i fjor|viime vuonna|w (?:zeszłym|ubiegłym) roku|loni|anul trecut|tavaly|geçen (?:yıl|sene)|năm ngoái|tahun lalu)(?!\\p{L})",
    "(?:в прошлом году|год назад|торік|минулого року|рік тому|миналата година|прошле године|π[εέ]ρ(?:υ)?σι|την περασμένη χρονιά)(?!\\p{L})",
    "و?(?:في )?(?:العام|السنة) (?:الماضي|الماضية)|پارسال|سال گذشته|אשתקד|בשנה שעברה",
    "पिछले (?:साल|वर्ष)|गत वर्ष|मागील वर्षी|গত (?:বছর|বার)|গেল বছর|(?:கடந்த|சென்ற) ஆண்டு|గత (?:ఏడాది|సంవత్సరం)|ปีที่แล้ว|ปีก่อน",
    "去年|昨年|上年|지난해|작년|შარშან|անցյալ տարի",
  ].join("|")})`,
  "iu",
);

/** “The city's second theatre …”: a sentence that begins with a town which only its dateline names. */
export const saysTheTown =
  /^(?:(?:the )?(?:city|town|village|borough)['’]s|(?:die|der) stadt|la ville|la ciudad|la città|a cidade|de stad|miasto|město|η πόλη|المدينة|העיר)(?!\p{L})|^(?:शहर|नगर|ज़िले|जिले|शहरातील|শহরের|জেলার|நகரின்|மாவட்டத்தின்|నగరంలోని|શહેરની|本市|我市|全市|市内の|시내)(?![\p{L}\p{M}])/iu;

/** “Book yours by 3 May”: what it is that is theirs stands in the sentence before. */
export const saysYours =
  /(?<!\p{L})(?:yours|(?:book|order|reserve|collect|claim|get) (?:it|them|one)|le vôtre|la vôtre|el suyo|la suya|el tuyo|la tuya|(?:το|τον|τη|την|τα|τις) δικ[όέήάοί]\p{L}* (?:σας|σου)|את שלכם|את שלך)(?!\p{L})/iu;

/** “The company today published …”: on which day that was stands in a dateline. */
export const saysToday =
  /(?<![\p{L}\p{M}])(?:today|heute|aujourd['’]hui|hoy|oggi|hoje|vandaag|i dag|idag|dzisiaj|dziś|dnes|сегодня|сьогодні|днес|данас|σήμερα|اليوم|היום|आज|আজ|இன்று|bugün)(?![\p{L}\p{M}]|\s(?:يوم|ה))|今天|今日|本日|今[（(]\p{Nd}|오늘/iu;

/** “At the meeting it was decided …”: which one is said elsewhere. */
export const saysAtTheMeeting =
  /^(?:(?:at|in) the (?:meeting|session|assembly|ceremony|event)|(?:auf|bei|in) der (?:sitzung|versammlung|veranstaltung)|(?:lors de|à) la (?:réunion|séance|cérémonie|rencontre)|en la (?:reunión|sesión|ceremonia)|(?:nella|alla) (?:riunione|seduta|cerimonia)|na (?:reunião|sessão|cerimónia)|na (?:собрании|заседании|встрече|церемонии|зборах|засіданні|зустрічі)|στη (?:συνέλευση|συνεδρίαση|συνάντηση|τελετή)|(?:و?في|خلال) (?:الاجتماع|اللقاء|الحفل|الجلسة)|ב(?:אסיפה|ישיבה|פגישה|טקס)|(?:सभा|बैठक|समारोह|कार्यक्रम) में|(?:সভায়|সভায়|বৈঠকে|অনুষ্ঠানে)|(?:கூட்டத்தில்|விழாவில்|நிகழ்ச்சியில்))(?![\p{L}\p{M}])|^(?:ที่ประชุม|ในที่ประชุม|会议上|会上|會上|席上|総会では|会議では|회의에서|총회에서)/iu;
