// Whom a sentence speaks to where that is not every reader: those who report, those who sell, those who come in a wheelchair.
const some = [
  "journalists|reporters|editors|the press|members of the press|(?:people|guests|visitors|passengers) (?:in|using|who use) wheelchairs?|wheelchair users|shops|retailers|dealers|traders|stockists",
  "journalist\\p{L}*|medienvertreter\\p{L}*|rollstuhl\\p{L}*|(?:der )?einzelh[aä]nd\\p{L}*|händler\\p{L}*|(?:les )?(?:journalistes|personnes en fauteuil|commerçants|revendeurs|points de vente)",
  "(?:l[oa]s )?(?:periodistas|medios de comunicación|personas en silla|usuarios de silla|comercios|tiendas)|(?:i |le |gli )?(?:giornalisti|persone in carrozzina|negozi|rivenditori|commercianti)|(?:os |as )?(?:jornalistas|pessoas em cadeira|lojas|lojistas|revendedores)",
  "journalisten|rolstoelgebruikers|winkels|winkeliers|dziennikar\\p{L}*|osoby na wózk\\p{L}*|sklepy|sprzedawc\\p{L}*|журналист\\p{L}*|представител\\p{L}+ сми|магазин\\p{L}*|продавц\\p{L}*|журналіст\\p{L}*|представник\\p{L}+ (?:змі|медіа)",
  "(?:οι )?(?:δημοσιογράφοι|καταστήματα)|(?:على |يمكن ل?)?(?:الصحفي|للصحفي|الإعلامي|للإعلامي|مستخدمي الكراسي|المتاجر|المحال)\\p{L}*|(?:ה?עיתונאים|ה?כתבים|ה?חנויות|משתמשי כיסאות)",
  // “To book an accessible seat, write to …”
  "(?:to (?:book|reserve) (?:an? )?)?(?:accessible|wheelchair) (?:seats?|places?|spaces?)|barrierefreie plätze|(?:les )?personnes à mobilité réduite|(?:las )?personas con (?:movilidad|discapacidad)|(?:le )?persone con disabilità",
  "маломобильн\\p{L}+|маломобільн\\p{L}+|люди з інвалідністю|άτομα με αναπηρία|(?:ل)?ذوي (?:الإعاقة|الاحتياجات)|(?:כדי )?(?:להזמין|להזמנת) מקום נגיש|מקומות נגישים|אנשים עם מוגבלו\\p{L}+|दिव्यांग\\p{L}*|প্রতিবন্ধী\\p{L}*|மாற்றுத்திறனாளி\\p{L}*",
  // “Other branches: www.…”
  "(?:all )?other (?:branches|shops|stores|showrooms|places|addresses|dates|ways)|weitere (?:filialen|standorte|termine|adressen|verkaufsstellen)|(?:les )?autres (?:boutiques|magasins|adresses|dates)|otr[ao]s (?:tiendas|sucursales|fechas)|altr[ei] (?:negozi|sedi|date)|(?:другие|остальные) (?:магазины|адреса|филиалы|даты)|інші (?:магазини|адреси)|(?:बाक़?ी|अन्य) (?:शोरूम|दुकान|शाखा|पते|केंद्र)\\p{L}*|অন্যান্য (?:শাখা|শোরুম)\\p{L}*",
  // “Existing customers are moved by 14 December”
  "(?:existing|current) (?:customers|users|subscribers|members)|bestands\\p{L}+|bestehende \\p{L}+|(?:les )?clients (?:existants|actuels)|(?:los |las )?(?:clientes|usuarios) (?:actuales|existentes)|(?:i )?clienti (?:attuali|esistenti)|(?:os )?clientes atuais|bestaande klanten|obecni klienci|(?:действующие|нынешние|текущие) (?:клиенты|пользователи|абоненты)|(?:чинні|наявні|теперішні) (?:клієнти|користувачі)|(?:οι )?υφιστάμενοι \\p{L}+|(?:العملاء|المشتركون|المستخدمون) الحاليون|(?:ה?לקוחות|ה?מנויים|ה?משתמשים) ה?קיימים|मौजूदा (?:ग्राहक|सदस्य|उपयोगकर्ता)\\p{L}*|বর্তমান (?:গ্রাহক|সদস্য)\\p{L}*|தற்போதைய (?:வாடிக்கையாளர்|உறுப்பினர்)\\p{L}*",
  // “Whoever has no shop nearby sends …”
  "(?:who(?:ever)?|those|anyone) (?:who )?(?:has|have|is|are|can|do|does)(?: no|(?:n['’]t| not))|wer (?:kein|nicht|keine[nrms]?)\\p{L}*|(?:ceux|celles) qui n['’]|quien(?:es)? no|chi non|quem não|wie geen|kto nie|кто не|хто не|όσοι δεν|من لا|מי שאין",
  // “Not online? Call us on …”: beside the way for everybody else.
  "not online|no (?:internet|computer|smartphone)(?: access)?|prefer (?:to (?:call|phone|write|talk)|the (?:phone|post))|(?:can['’]t|cannot) (?:get|go) online",
  "kein(?:en?)? (?:internet|computer|online-?\\p{L}*)|lieber (?:telefonisch|per post|anrufen)|ohne internet|geen internet|liever (?:bellen|telefonisch)",
  "pas (?:d['’](?:accès à )?internet|de connexion)|sans internet|(?:vous )?préférez(?:-vous)? (?:téléphoner|appeler|le téléphone)",
  "¿?(?:sin|no tiene\\p{L}*) (?:acceso a )?internet|¿?prefiere\\p{L}* (?:llamar|el teléfono)|(?:niente|senza|non (?:hai|avete|ha)) internet|(?:sem|não tem) internet",
  "(?:nie masz|brak|bez) internetu|wolisz zadzwonić|(?:нет|без) интернета|(?:немає|без) інтернету|(?:δεν έχετε|χωρίς) (?:ίντερνετ|διαδίκτυο|internet)",
  "(?:لا (?:تملك|يتوفر لديكم?)|ليس لديكم?|بدون) (?:ال)?إنترنت|(?:אין (?:לכם |לך )?|ללא |בלי )אינטרנט|(?:इंटरनेट|ऑनलाइन) (?:नहीं|न हो)|ইন্টারনেট (?:নেই|না থাকলে)",
  "पत्रकार|मीडियाकर्मी|व्हीलचेयर|दुकानदार|সাংবাদিক|হুইলচেয়ার|দোকান(?:দার|গুলো)|ჟურნალისტ\\p{L}*|მაღაზი\\p{L}*",
];
const spaced = new RegExp(`^(?:${some.join("|")})(?![\\p{L}\\p{M}])`, "iu");
const joined =
  /^(?:สื่อมวลชน|ผู้ใช้(?:รถเข็น|วีลแชร์)|ร้านค้า|報道(?:関係|機関)|取材|車(?:いす|椅子)|販売店|媒体|媒體|记者|記者|轮椅|輪椅|经销商|經銷商|휠체어|インターネットを?(?:お使いでない|ご利用でない|ご利用になれない|使えない)|(?:没有|沒有)(?:网络|網路)|不(?:会|會|方便)上(?:网|網)|인터넷(?:이|을)? ?(?:어려|없|못)|ไม่(?:มี|สะดวกใช้)อินเทอร์เน็ต|既存の(?:お客|会員|利用)|(?:现有|現有)(?:客户|客戶|用户|用戶|会员|會員)|기존 (?:고객|회원|이용자|가입자)|ลูกค้าเดิม|未(?:列入|纳入|納入)|취재|기자|언론|판매점|소매점)/u;

/** Whether a sentence tells only some readers what they can or should do: it ends no text and stands beside no call. */
export const isForSome = (text: string): boolean => spaced.test(text) || joined.test(text) || asksWho.test(text);

/** “Existing subscribers? Your seats are kept until 14 June.”: two words with a question mark ask who is meant. */
const asksWho =
  /^(?!\S*\s?(?:how|what|when|where|who|why|which|want|need|like|interested|wie|was|wann|wo|wer|warum|lust|comment|quand|où|qui|pourquoi|quoi|cómo|cuándo|dónde|qué|come|quando|dove|cosa|como|onde|как|когда|где|что|кто|зачем|почему|як|коли|де|що|хто|чому|πώς|πότε|πού|τι|γιατί|كيف|متى|أين|ما|كم|لماذا|איך|כיצד|מתי|איפה|מה|מי|כמה|למה|רוצים|क्या|कब|कहाँ|कैसे|क्यों|কখন|কোথায়|কী|কীভাবে|কেন|எப்போது|எங்கே|எப்படி|என்ன|ஏன்)(?![\p{L}\p{M}]))¿?[\p{L}\p{M}'’-]{3,}\s[\p{L}\p{M}'’-]{3,}[?？؟]\s(?=\S)/iu;
