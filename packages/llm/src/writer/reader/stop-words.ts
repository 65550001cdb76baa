/**
 * The commonest small words of each language: too common to be keywords, and enough to tell those of one script apart. Lower
 * case.
 */
export const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`a about above after again all also although always am an and any are around as at away back be because been before being
    below best better between both but by can come could day did do does done down during each either else end even ever every few first
    for from further get give go good great had has have having he her here hers him his how however i if in instead into is it its itself
    just keep kind know last least less let like little long look made make many may me might more most much must my need never new next no
    nor not nothing now of off often on once one only or other our ours out over own part per put rather really right said same say says see
    she should since so some something still such take than that the their theirs them then there these they thing things this those though
    three through time to today together too two under until up upon us use used very via want was way we well were what when where whether
    which while who whole whom whose why will with within without work would year years yet you your yours`),
  de: words(`ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bereits bis bisher da dabei dadurch
    dafür dagegen damit danach dann daran darauf darin darum das dass davon dazu dem den denn der deren des deshalb dessen die dies diese
    diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einige einmal er erst erste ersten es etwa etwas euch
    für ganz gar gegen gehen geht gibt gut habe haben hat hatte hatten her heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren
    ihrer im immer in indem ins ist ja jahr jahre jahren jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen können könnte
    lassen lässt machen macht man mehr mein mit muss müssen nach neue neuen neuer neues nicht nichts noch nun nur ob oder ohne rund schon
    sehr sein seine seinem seinen seiner seit selbst sich sie sind so sogar soll sollen sollte sondern sonst sowie statt tag tage über um
    und uns unser unsere unserem unseren unter viel viele vielen vom von vor während wann war waren warum was weil weiter welche wenn wer
    werden wie wieder will wir wird wo wurde wurden zu zum zur zwei zwischen`),
  fr: words(`partir à afin ai ainsi alors an année années ans après assez au aucun aucune aujourd aussi autant autre autres aux avait avant avec
    avoir bien c car ce ceci cela celle celles celui cent ces cet cette ceux chaque chez ci comme comment contre d dans de depuis dernier des
    deux devant dire dit doit donc dont du elle elles en encore entre est et étaient était être eu eux fait faire faut fois font grand hui il
    ils j jamais je jour jours jusqu l la là le les leur leurs lors lui m ma mais me même mes mieux moins mois mon n ne ni non nos notre nous
    nouveau nouvelle on ont ou où par parce pas pendant peu peut peuvent plus plutôt pour pourquoi pourra premier première près puis qu quand
    que quel quelle quelles quels quelque qui quoi rien s sa sans se selon sera ses si sien soit son sont sous sur t ta tandis tant te tel
    telle temps tes toi ton toujours tous tout toute toutes très trois trop tu un une va vers voici voilà vont vos votre vous y`),
  es: words(`partir a ahora al algo alguna algunas alguno algunos ambos ante antes año años aquel aquella aquí así aun aún aunque bajo bien cada
    casi como cómo con contra cosas cual cuál cualquier cuando cuánto cuatro da de debe del desde después día días dice dijo donde dónde dos
    durante e el él ella ellas ellos en entonces entre era eran es esa esas ese eso esos esta está están estaba estado estar estas este esto
    estos fin fue fueron gran grandes ha había hace hacer hacia han hasta hay hoy incluso la las le les lo los luego más me mejor menos mi mis
    mientras mismo mucha mucho muchos muy nada ni ningún no nos nosotros nuestra nuestras nuestro nuestros nueva nuevo nunca o otra otras otro
    otros para parte pero poco por porque primer primera pues puede pueden que qué quien quién se sea según ser será si sí sido siempre sin
    sino sobre solo sólo son su sus también tan tanto te tiene tienen todo toda todas todos tras tres tu tus u un una unas uno unos va vez
    y ya yo`),
  it: words(`a abbiamo ad adesso agli ai al alcune alcuni alla alle allo allora altra altre altri altro anche ancora anni anno avere aveva
    bene c che chi ci cioè circa ciò col come con contro cosa così cui d da dagli dai dal dalla dalle dallo degli dei del della delle dello
    dentro deve di dice dopo dove due durante e è ed era erano essere fa fare fatto fino fra già giorni giorno gli grande grazie ha hai hanno
    ho i il in infatti invece io l la le lei li lo loro lui ma meglio meno mentre mi mia mie miei mio modo molta molte molti molto nei nel
    nella nelle nello nessun nessuna niente noi non nostra nostre nostri nostro nuova nuove nuovi nuovo o oggi ogni ora ossia per perché però
    piccolo più po poco poi prima primo proprio può qua qualche quale quali quando quanto quattro quella quelle quelli quello questa queste
    questi questo qui quindi s sarà se sei sempre senza si sia siamo siete solo sono sopra sotto sta stata stati stato su sua sue sugli sui
    sul sulla sulle suo suoi tanto te tra tre tu tua tue tuo tutta tutte tutti tutto un una uno va verso vi viene voi vostra vostro`),
  pt: words(`partir a à agora ainda algo alguém algum alguma alguns além ano anos antes ao aos apenas após aquela aquele aqui às assim até bem
    cada casa com como contra da das de dela dele deles depois desde dessa desse desta deste dia dias disse do dois dos duas durante e é ela
    elas ele eles em embora enquanto então entre era eram essa essas esse esses esta está estão estas estava este estes eu faz fazer foi
    foram for fora grande há isso isto já lá lhe lo logo mais mas me melhor menos mesma mesmo meu mil minha muita muito muitos na nada não nas
    nem nenhum nessa nesse nesta neste no nos nós nossa nossas nosso nossos nova novo num numa nunca o onde os ou outra outras outro outros
    para parte pela pelas pelo pelos per pode podem por porque porém pouco primeira primeiro qual quando quanto quase que quem se seja sem
    sempre sendo ser será seu seus sobre sua suas só são também tão tem têm ter teve tinha toda todas todo todos três tu tudo um uma umas uns
    vai vez você vocês`),
  nl: words(`aan achter al alle alleen alles als altijd andere anders beide beter bij bijna binnen daar daarmee daarna daarom dan dat de
    deze die dit doen doet door dus echt een eens eerst eerste elk elke en er erg ervan even ge geen gegeven gaan gaat gewoon goed graag grote
    had hadden heb hebben heeft heel hele hem hen het hier hij hoe hun ieder iedere iedereen iemand iets ik in is ja jaar jaren je jij jouw
    jullie kan kon kunnen kunt langs laten later maar maken maakt me meer meest mensen met mij mijn minder moet moeten mogen na naar naast
    niet niets nieuw nieuwe nog nooit nu of om omdat onder ons onze ook op over per precies samen sinds soms staat steeds te tegen ten ter
    terwijl tijd toch toe toen tot tussen twee uit u uw van vanaf vandaag veel verder via vol volgens voor vooral waar waarom wanneer want
    waren was wat we weer wel welke werd werden wie wij wil willen worden wordt zal ze zei zelf zelfs zich zij zijn zo zoals zonder zou
    zullen`),
  ar: words(`آخر أحد إذ إذا أكثر إلا التي الذي الذين اللذان إلى أم أما أمام أمس أن إن أنا أنت أنه إنه إنها أنها أو أول أي أيضا أيضًا أين
    اليوم بأن بحيث بد بدون بسبب بعد بعض بعضها بل بما بن به بها بهذا بين تحت تكون تلك تم ثلاثة ثم جدا جدًا جميع حتى حول حيث حين خلال دون ذلك
    سنة سنوات سوف شيء ضد ضمن عام عبر عدد عدم على عليه عليها عن عند عندما غير فإن فقد فقط فهو فهي في فيه فيها قال قالت قبل قد قليل كان كانت كل
    كلا كلها كما كنا كيف لا لأن لأنها لدى لذلك لقد لكن لكل لم لماذا لما لن لنا له لها لهذا لهم لو ليس ليست الأول الثاني الثالث الأولى الثانية الثالثة الساعة صباحا مساء الخميس الجمعة السبت الأحد الاثنين الثلاثاء الأربعاء ما ماذا مثل مرة مع مما من منذ منه
    منها مهما نحن نحو نفس نفسه هذا هذه هكذا هل هم هنا هناك هو هؤلاء هي و وأن وإن وقال وقد وكان وكانت ولا ولكن ولم وما ومن ومنها وهذا وهذه وهو
    وهي وفي وعلى يتم يجب يكون يمكن يوم`),
  sv: words(`och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan när år under också efter eller nu
    sin där vid mot ska skulle kommer ut får finns vara hade alla andra mycket än här då sedan över bara in blir upp även vad få två vill
    ha många hur mer varje detta nya denna deras dess utan mellan hos inom kunna`),
  da: words(`og i at det som en på er af for med til den har de ikke om et han men var jeg sig fra vi så kan når år under også efter eller nu sin
    hvor ved mod skal skulle kommer ud får findes være havde alle andre meget end her da siden over kun ind bliver op hvad få to vil have
    mange hvordan mere hver dette nye denne deres uden mellem hos blev blive`),
  nb: words(`og i at det som en på er av for med til den har de ikke om et han men var jeg seg fra vi så kan når år under også etter eller nå sin
    hvor ved mot skal skulle kommer ut får finnes være hadde alle andre mye enn her da siden over bare inn blir opp hva få to vil ha mange
    hvordan mer hver dette nye denne deres uten mellom hos ble bli`),
  fi: words(`ja on ei että se oli hän mutta ovat kun myös joka tai sekä mukaan vuoden kuin vuonna sen nyt ole voi ne jo jos niin noin kuitenkin
    vielä kanssa jotka mitä ennen jälkeen kaikki tämä tämän voidaan sitä hänen olla asti alkaen uusi uuden kello`),
  pl: words(`i w na z do nie się o że jest to za od po jak przez dla ze oraz ma są był który która które przy ale już czy będzie może być tylko
    także pod tym tego lub roku co ich jego gdy aby nad jej bez bardzo więcej został została można każdy nowy nowa nowe`),
  cs: words(`a v na se je z že s o do i k za pro ve to jsou by od po které který která při ale jako jeho jen také roku nebo bude ze až co podle
    může mezi být pod má před jsme už však není další kde více jejich bylo byl byla nový nová nové`),
  ro: words(`și de în la a cu pe nu o din care că pentru mai este un sunt fi au ca prin după sau ce dar al ale acest această până are fost va vor
    între se lor lui sa său cel cea cei unui unei fără către anul când`),
  hu: words(`a az és hogy nem is egy meg ez azt csak de már van még mint volt el ki lesz vagy ha minden amely pedig után között szerint két több
    ezt aki majd új évben lehet kell során ami arra ezek ahol fel óra`),
  tr: words(`ve bir bu için ile de da olarak daha çok olan en gibi kadar sonra her ne ise ya veya göre var yeni ilk iki yıl değil tarafından tüm
    üzerinde ancak bile mi o şu ki ama hem çünkü önce arasında saat yer`),
  vi: words(`và của là các có được cho trong một với những không người này đã từ tại khi đến để về trên ra năm sẽ như cũng theo nhiều hơn vào đó
    còn phải sau thể mới mỗi hoặc qua do bằng`),
  id: words(`dan yang di untuk dengan pada ini dari dalam akan tidak adalah juga ke oleh itu bisa ada atau telah lebih sebagai tersebut kami anda
    mereka dapat tahun karena hingga setiap secara serta satu para bagi baru`),
  ru: words(`ли же и в во на не что с со как а то по к ко у за из от о об для до при это этот эта эти так же но или бы был была были было будет будут
    есть его её их он она они мы вы ты я все всё всех уже только ещё еще также тоже после перед через между под над без если когда где
    который которая которое которые чтобы может можно лет год года году более менее свой своих своей наш наша ваш том того тем этом этого
    один одна два три каждый новый новая новые каждая день дня дней`),
  uk: words(`і й та в у на не що з із зі як а то по до за від о об про для при це цей ця ці так же але або би був була були було буде будуть є його
    її їх він вона вони ми ви ти я все всі всіх вже лише ще також після перед через між під над без якщо коли де який яка яке які щоб може
    можна років рік року більше менше свій своїх наш ваш тому того цього один одна два три кожен новий нова нові`),
  bg: words(`и в във на не че с със как а то по към за от о до при това този тази тези така но или би беше са ще има няма го я ги той тя те ние вие
    все вече само още също след пред през между под над без ако когато където който която което които да може година години се си е`),
  sr: words(`и у на не да с са као а то по од за из о до при ово овај ова ови тако али или би био била је су ће има га их он она они ми ви све већ
    само још такође после пре кроз између под над без ако када где који која које се године i u na da je su će koji koja koje za od iz sa
    kao ili ali se nije biti godine`),
  el: words(`και το τα η ο οι την τη τον του της των τους τις στο στη στην στον στα στις στους με για από σε που να θα είναι δεν δε ως ότι μια μία
    ένα ένας έναν αυτό αυτή αυτά αυτός ή αλλά αν όταν όπως έχει έχουν ήταν κατά μετά πριν προς μέχρι έως μέσα κάθε όλα όλοι πιο πολύ μας
    σας ενώ επίσης καθώς σήμερα χωρίς μεταξύ υπό νέα νέο νέος`),
  he: words(`של את על עם זה זו לא כי או גם הוא היא הם הן אני אנחנו יש אין כל כך רק עוד כבר אם אל מן בין אחרי לפני עד אך אבל אשר היה היו תהיה יהיה
    להיות כמו לפי ידי וכן מה מי איך היום שנה שנים יותר מאוד ביותר החל בכל אחת אחד שני חדש חדשה חדשים חדשות החדש החדשה`),
  hi: words(`के का की को में से है हैं और ने पर यह वह ये वे भी तो ही एक इस उस कि जो तक लिए साथ बाद अपने अपनी अपना किया करने कर था थी थे हो होगा
    होगी होंगे रहा रही रहे गया गई गए जाएगा जाएगी जाएंगे कहा या नहीं बारे द्वारा दो तीन सभी कुछ अधिक कम हर पहले अब जा सकते सकता सकती वाले
    वाली वाला किसी दिया दी करें करना होने हुए इन उन उनके इसके इसमें जिसमें जिससे आज यहां वहां केवल प्रति ताकि शुरू जारी शामिल आयोजित उपलब्ध तैयार पहली पहला देश नया नई नए`),
  mr: words(`आणि व आहे आहेत या ही हे हा तो ती ते त्या त्यांच्या साठी असून होते होता होती मध्ये पासून पर्यंत केले केली केला करण्यात येणार येईल असे
    नाही की एक सर्व अधिक आता यांनी म्हणाले सुरू सुरु वर्षांवरील झाली झाले तसेच`),
  bn: words(`ও এবং এই যে করে করা হয় হবে তার থেকে জন্য এক একটি সঙ্গে সাথে বলেন বলেছেন না নিয়ে কিন্তু তিনি তারা আমরা আমাদের এর পর্যন্ত পরে আগে
    মধ্যে দিয়ে হয়েছে করেছে করেন করবে করতে পারবেন পারবে যাবে কোনো সব আরও বা কি সেই তা এখন আছে ছিল হয়ে প্রতি দুই তিন যাতে যার দিন মাধ্যমে
    নতুন প্রথম চালু হলো দেশের হলেন শুরু বিনা মূল্যে হচ্ছে আগামী এবারের প্রতিদিন থাকবে থাকছে`),
  fa: words(`و در به از که این را با است برای آن یک تا بر هم نیز شد شده می خود ما شما آنها هر بود اند ها یا اگر پس باید دارد کرد گفت همه بیش کرده
    دو سه سال روز نمی خواهد شود کند`),
  ur: words(`کے کا کی کو میں سے ہے ہیں اور نے پر یہ وہ بھی تو ہی ایک اس کہ جو تک لیے ساتھ بعد اپنے کیا کر تھا تھی ہو گا گی گے نہیں یا سال`),
  ka: words(`და ის რომ არ ეს რა თუ მაგრამ ან ასევე ერთი უფრო ყველა მისი მათი იყო იქნება არის როგორც შემდეგ მდე ხოლო რომელიც უკვე მხოლოდ კი აქვს
    ჩვენი ახალი პირველი შესახებ მიერ დროს`),
  hy: words(`և ու է են որ ի մի այս այդ նա նրա իր մեր ձեր մեջ վրա համար հետ մինչև բայց կամ նաև բոլոր եթե երբ որը որի այն եղել էր էին կլինի կարող չի
    միայն ավելի մեկ ըստ հետո առաջ մասին նոր պետք`),
  te: words(`కోసం నుంచి నుండి వరకు మరియు ఈ ఆ అని చెప్పారు ప్రారంభం ప్రారంభమైంది ప్రతి ఉంటాయి ఉంది ఉన్నాయి కూడా తో లో వారు ఒక అన్ని రోజు రోజూ పేరుతో`),
  ta: words(
    `நான் நாங்கள் நாம் நீங்கள் எங்கள் எங்களது உங்கள் உங்களது தங்கள் நமது மற்றும் ஒரு இந்த அந்த என்று என்றார் என்கிறார் பழைய வரை முதல் உள்ள உள்ளது இது அது தினமும் வரும் நடைபெறும் நடைபெறுகிறது மேலும் அனைத்து புதிய இதில் சேர்ந்த`,
  ),
  th: words(`ครั้ง ครั้งที่ และ ใน ที่ เป็น มี ของ ได้ ให้ การ ความ จะ ไม่ กับ จาก โดย เพื่อ ว่า นี้ นั้น ซึ่ง หรือ แต่ ก็ แล้ว ถึง คือ อยู่ มา ไป กว่า ทั้ง ทุก
    ต้อง ตั้งแต่ เวลา วันที่ ปี คน ผู้ รวม อีก เมื่อ หลัง ก่อน ยัง เช่น บน สามารถ ผ่าน ใหม่ พร้อม ตาม ด้วย กล่าว เข้า ชม เข้าชม ฟรี เดือน แรก ตลอด เปิด เปิดตัว จัด เริ่ม`),
  zh: words(
    `的 了 在 是 和 与 将 为 对 从 到 于 也 都 等 及 或 其 这 那 该 此 有 不 就 并 而 以 被 让 可以 可 一个 我们 他们 进行 表示 通过 已经 目前 以及 其中 同时 以上 以下 包括 需要 自 至 每 个 之 新 活动 活動 推出 举办 开始 期间 可在 时间 地点`,
  ),
  ja: words(
    `開催 以下 以上 日間 今回 当日 時間 場合 料金 定員 日時 場所 先着 発売 提供 開始 実施 予定 対応 利用 参加 受付 期間 対象 価格 当社 弊社 全国 税込 詳細 注文 公式 株式会社 代表 取締役 本社 担当 広報 概要 午前 午後 今年 昨年 毎週 オープン スタート 発表 無料 教室 デー サイト 区画 地元`,
  ),
  ko: words(
    `및 등 이 그 수 것 더 각 또는 그리고 통해 위해 대한 있다 했다 한다 된다 밝혔다 말했다 있는 하는 오는 지난 올해 이번 모든 매일 오전 오후 관련 대해 따라 함께 이후 이전 까지 부터 있습니다 합니다 됩니다 했습니다 가능합니다 다음 하루 주말 평일 시간 이상 이하 대상 기간 운행 운영 개최 진행 선착순 무료 행사 안내`,
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

const everySmallWord = new Set(Object.values(stopWords).flatMap((list) => [...list]));

/** Whether a word is too common in any of the languages to be a name. */
export const isSmallWord = (word: string): boolean => everySmallWord.has(word.toLowerCase());
