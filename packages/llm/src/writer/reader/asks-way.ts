/** “How to apply”, “איך מזמינים?”: a label, a heading or a question below which readers find the way to do what they are asked for. */
export const asksWay = (line: string): boolean => way.test(line.replace(/[:：?？؟\s]+$/u, ""));
const way =
  /^(?:how to|how (?:do|can) (?:you|i|we) |so |wie |comment |cómo |como |come |hoe |jak |як |как |πώς |τρόπος |τρόποι |طريقة |كيفية |كيف |آلية |איך |כיצד |אופן |דרך |דרכי )|(?:कैसे(?: करें| लें)?|तरीक़?ा|प्रक्रिया|কীভাবে|পদ্ধতি|উপায়|எப்படி|முறை|வழிகள்|방법|방식|方法|方式|办法|辦法)$|^(?:कैसे|কীভাবে|কেমন করে|எப்படி|วิธี|ช่องทาง|如何|怎么|怎麼)/iu;

/** The same, and “What do you have to do?”: what stands below such a heading is asked of everybody. */
export const leadsToWay = (heading: string): boolean => asksHow.test(heading) || asksWay(heading);
const asksHow =
  /(?<![\p{L}\p{M}])(?:what (?:do|must|should) (?:you|i) (?:need to |have to )?do|what to do|how (?:it works|to take part)|was (?:ist|muss|müssen|sollten)\s(?:\p{L}+\s){0,2}(?:zu tun|tun)|so (?:geht['’]?s|funktioniert|machen)|que (?:dois-je )?faire|comment (?:faire|participer|ça marche)|qué (?:hay|tiene\p{L}*) que hacer|cómo (?:hacerlo|participar)|cosa (?:devo|bisogna|si deve|fare)|come (?:fare|partecipare)|o que (?:é preciso )?fazer|como (?:fazer|participar)|wat moet|что (?:нужно |надо |)(?:с)?делать|как (?:принять участие|это работает)|що (?:потрібно |треба |)(?:з)?робити|як (?:взяти участь|долучитися)|τι (?:πρέπει|χρειάζεται) να|πώς (?:συμμετέχ|να συμμετ)|ماذا (?:عليك|يجب)|ما المطلوب|كيف (?:تشارك|أشارك)|מה (?:צריך|עליכם|יש|עלי) לעשות|איך (?:עושים|משתתפים)|क्या करना|कैसे (?:भाग|शामिल)|কী করতে হবে|কীভাবে (?:অংশ|যোগ)|என்ன செய்ய|எப்படி (?:பங்கேற்|கலந்து))|ต้องทำ(?:อย่างไร|อะไร)|ขั้นตอน|怎么(?:做|办理|参加)|如何(?:办理|参加|参与)|需要做什么|お手続き|手続き方法|参加方法|어떻게 (?:하나|참여)|무엇을 해야|참여 방법|이용 방법/iu;
