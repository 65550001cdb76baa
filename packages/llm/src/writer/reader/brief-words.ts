import { isDateLabel } from "./labels.ts";

// The words by which briefs for agencies are told from stories, and their parts from each other.

/** What a row or a section of a brief holds: orders to an agency, what the campaign is called, the story's own words, whose it is, who wrote it to whom. */
export type BriefPart = "order" | "headline" | "text" | "client" | "sender";

/** Null for any other name: a brief's story has sections of its own. */
export function partNamed(name: string): BriefPart | null {
  if (orders.test(name)) return "order";
  if (headlines.test(name)) return "headline";
  if (texts.test(name)) return "text";
  return clients.test(name) ? "client" : senders.test(name) || isDateLabel(name) ? "sender" : null;
}

/** What a brief calls itself. */
export const briefHead =
  /^(?:(?:creative|campaign|agency|project|content)[ -]?brief(?:ing)?|brief(?:ing)?|(?:agentur|kreativ|kampagnen|projekt)-?briefing)(?:$|\s(?:for|to|für|pour|para|per)\s.*|\san (?:die|eine) agentur)|^(?:brief (?:créatif|de campagne)|бриф(?:\s(?:для|на)\s.*)?|ενημερωτικό (?:για|προς) .*|μπριφ.*|(?:ملخص|موجز|بريف)\s.{0,20}(?:وكالة|حملة|إبداعي).{0,12}|בריף(?:\s.*)?|(?:एजेंसी|अभियान|क्रिएटिव).{0,12}(?:ब्रीफ\u093c?|संक्षेप)|(?:এজেন্সি|প্রচারণা).{0,14}ব্রিফ|(?:.{0,24}பிரீஃப்|(?:பிரச்சார|விளம்பர)க்? ?குறிப்பு)|บรีฟ.*|(?:[给給致])?(?:代理(?:公司|商)|[广廣]告公司)的?(?:需求|任务|任務|项目|項目)?(?:[说說]明|[简簡][报報]|brief)|(?:广告|創意|创意|活动|活動|代理商|项目|專案).{0,6}(?:简报|簡報|brief)|(?:代理店向け|制作|広告|キャンペーン).{0,6}(?:ブリーフ|オリエン).{0,4}|(?:대행사|캠페인|크리에이티브|광고).{0,4}브리프)$/iu;

const only = (...lists: string[]) => new RegExp(`^(?:${lists.join("|").normalize("NFC")})\\s*[?؟？]?$`, "iu");

/** What only an agency has to know. */
const orders = only(
  "tone(?: of voice)?|tonality|style|deliverables?|scope|what we need(?: .*)?|budget|timing|timeline|schedule for the agency|channels|formats?|target (?:group|audience)|audience|mandatories|mandatory (?:elements|information)|legal|the task|task|assignment|key dates for the agency|kpis?|goals?|objectives?",
  "tonalität|tonfall|ton|stil|aufgabe(?:nstellung)?|termine(?: der agentur)?|pflichtangaben|leistungsumfang|was wir (?:brauchen|benötigen)(?: .*)?|leistungen der agentur|lieferumfang|timing|zeitplan für die agentur|kanäle|formate|zielgruppen?|ziele?",
  "livrables|mission|mentions obligatoires|ce (?:que|dont) nous (?:attendons|avons besoin).*|canaux|cibles?|objectifs?|tono|entregables|qué necesitamos.*|presupuesto|canales|público(?: objetivo|-alvo)?|objetivos?|consegne|cosa ci serve.*|canali|obiettivi|tom|entregas|o que precisamos.*|orçamento|canais",
  "тон(?:альность)?|стиль|что (?:нужно|требуется)(?: .*)?|бюджет|сроки|каналы|форматы?|для кого|(?:целевая )?аудитория|цел[ьи]|задач[аи]|обязательн\\S+ (?:элементы|упоминания|сведения)|тон(?:альність)|що (?:потрібно|треба)(?: .*)?|терміни|строки|канали|формати?|(?:цільова )?аудиторія|ціл[ьі]|завдання",
  "τόνος|ύφος|τι χρειαζόμαστε.*|παραδοτέα|προϋπολογισμός|κανάλια|κοινό(?:[ -]στόχος)?|στόχο[ςι]|النبرة|نبرة .{0,10}|الأسلوب|المطلوب(?: من(?:كم| الوكالة).*)?|الميزانية|القنوات|الجمهور(?: المستهدف)?|الأهداف|الهدف|טון|סגנון|מה (?:אנחנו )?(?:צריכים|נדרש).*|תקציב|ערוצים|למי (?:מדברים|פונים)|קהל ה?יעד|מטר(?:ה|ות)",
  "लहजा|शैली|टोन|हमें क्या चाहिए.*|बजट|चैनल|लक्षित (?:वर्ग|दर्शक|पाठक)|किसके लिए|उद्देश्य|সুর|টোন|যা (?:লাগবে|প্রয়োজন).*|বাজেট|চ্যানেল|লক্ষ্য(?: শ্রোতা)?|উদ্দেশ্য|தொனி|எங்களுக்குத் தேவை.*|பட்ஜெட்|இலக்கு.*|யாருக்காக|நோக்கம்|โทน.*|สิ่งที่ต้องการ.*|งบประมาณ|ช่องทาง|กลุ่มเป้าหมาย|วัตถุประสงค์",
  "[语語][气氣](?:[与與和及].*)?|[风風]格|交付(?:物|[内內]容)|[预預]算|渠道|通路|目[标標](?:受[众眾]|人群|客群)?|目的|トーン.*|納品物|依頼内容|予算|媒体|チャネル|ターゲット(?:層)?|톤.*|분위기|산출물|필요한 것|예산|채널|타[깃겟]|목표|목적",
);
/** What the campaign is called. */
const headlines = only(
  "project|campaign(?: name)?|headline|topic|projekt|kampagne|thema|projet|campagne|sujet|proyecto|campaña|progetto|campagna|projeto|campanha|проект|кампания|тема|акция|кампанія|акція|έργο|καμπάνια|θέμα|المشروع|الحملة|الموضوع|פרויקט|קמפיין|נושא|परियोजना|अभियान|विषय|প্রকল্প|প্রচারণা|বিষয়|பிரச்சாரம்|தலைப்பு|โครงการ|แคมเปญ|หัวข้อ|[项項]目|活[动動]|主[题題]|案件名?|キャンペーン名?|プロジェクト名?|프로젝트|캠페인(?:명)?|주제",
);
/** What stands above the story's own words. */
const texts = only(
  "gist|summary|background|situation|starting point|in short|(?:key |core |main )?messages?|call to action|cta|what (?:the )?(?:customers?|readers?|people) (?:should|must|have to) do|quote(?: .*)?|usable quote",
  "kern(?:botschaft)?|hintergrund|ausgangslage|situation|worum (?:es )?geht(?: es)?|botschaft|handlungsaufforderung|zitat(?: .*)?|contexte|message(?: clé)?|appel à l['’]action|citation(?: .*)?|contexto|mensaje(?: clave)?|llamada a la acción|cita(?: .*)?|contesto|messaggio(?: chiave)?|invito all['’]azione|citazione(?: .*)?|mensagem(?: .*)?|chamada para ação|citação(?: .*)?",
  "суть|коротко|предыстория|(?:главное )?(?:сообщение|послание)|призыв(?: к действию)?|что (?:должен |должны )?(?:с?делать|сделать) .*|цитата(?:,? .*)?|передісторія|(?:головне )?повідомлення|заклик(?: до дії)?|що (?:має|мають) зробити .*|η ουσία|ιστορικό|μήνυμα|κάλεσμα|παράθεμα(?: .*)?|الخلاصة|الفكرة|الخلفية|المطلوب من (?:العميل|الزبون|القارئ).{0,12}|الرسالة(?: .*)?|الدعوة إلى .*|اقتباس(?: .*)?|הרקע|רקע|המסר(?: .*)?|תקציר|מה (?:רוצים|אנחנו רוצים) שה\\p{L}+ י(?:עשה|עשו)|הנעה לפעולה|ציטוט(?: .*)?",
  "सार|पृष्ठभूमि|(?:मुख्य )?संदेश|(?:ग्राहक )?क्या (?:करना है|करें?)|उद्धरण|সারকথা|পটভূমি|(?:মূল )?বার্তা|উদ্ধৃতি|சுருக்கம்|பின்னணி|(?:முக்கியச்? )?செய்தி|வாடிக்கையாளர் என்ன செய்ய வேண்டும்|மேற்கோள்|สาระสำคัญ|ที่มา|ข้อความหลัก|คำพูด.*|概要|核心(?:信息|訊息)|行[动動]呼籲?|希望.{2,6}做(?:什么|什麼|甚麼)|[页頁]面底部小字|引[语語言](?:.*)?|背景|メッセージ|行動喚起|引用(?:.*)?|요약|배경|핵심 메시지|행동 유도|읽는 사람에게 바라는 행동|인용(?:문)?|(?:활용|인용|사용)할 수 있는 .*",
);
/** Who sends it to whom. */
const senders = only(
  "author|written by|contact|contact person|version|stand|ansprechpartner(?:in)?|verfasst von|interlocut(?:eur|rice)|контактное лицо|контакт|автор|составил[аи]?|автор(?:ка)?|συντάκτης|إعداد|أعد\\S* .{0,10}|נכתב על ידי|लेखक|作成(?:者)?|撰[写寫]|작성(?:자)?|to|from|sender|von|an|absender|de|da|от|кому|від|από|προς|من|إلى|מאת|אל|भेजने वाल[ीे]|प्रेषक|প্রেরক|প্রাপক|அனுப்புநர்|பெறுநர்|จาก|ถึง|发件人|收件人|提交(?:部门|人)|寄件者|收件者|差出人|宛先|발신|수신",
);
const clients = only(
  "client|brand|agency|kunde|auftraggeber(?:in)?|marke|cliente|marca|marque|клиент|заказчик|бренд|клієнт|замовник|πελάτης|العميل|הלקוח|לקוח|ग्राहक|क्लाइंट|ক্লায়েন্ট|গ্রাহক|வாடிக்கையாளர்|ลูกค้า|客[户戶]|品牌|クライアント|ブランド|고객사|클라이언트|브랜드",
);

/** What is said to whoever writes. */
export const asides = new RegExp(
  [
    "(?:must|may|should) (?:not|never) (?:appear|be (?:used|mentioned))|(?:darf|dürfen|soll) (?:nirgends|nicht|nie) (?:auftauchen|erscheinen|verwendet|erwähnt)|ne doi(?:t|vent) (?:pas|jamais|nulle part) (?:apparaître|figurer|être)|no debe(?:n)? (?:aparecer|usarse|mencionarse)|non dev(?:e|ono) (?:comparire|apparire)|não deve(?:m)? (?:aparecer|ser)|не долж\\S+ (?:появ|звуч|встреч|упомин)|не повинн\\S+ (?:з['’]яв|звуч|згад)|δεν πρέπει να (?:εμφαν|αναφέρ|χρησιμοπ)|(?:אסור|אין) (?:להזכיר|להשתמש)|لا (?:يجوز|ينبغي) (?:ذكر|استخدام)|(?:न आए|नहीं आना चाहिए|इस्तेमाल न करें)(?=[।,]|$)|不(?:得|能|可)(?:出[现現]|使用|提及)|(?:使わない|使用しない|出さない|触れない)で(?:ください|下さい)|(?:사용|언급)하지 (?:말|않)",
    "نريد أن نقول لهم|لا نستخدم كلمات|يمكن استخدام هذا",
    "in every (?:ad|post|text)|(?:this )?quote (?:may|can) be used|say (?:this|so) clearly|do not (?:use|say|write) (?:the )?words?|in jede(?:r|m) (?:anzeige|post|text)|(?:zitat )?darf verwendet werden|bitte deutlich sagen|das wort .* (?:vermeiden|nicht)|dans chaque (?:annonce|texte)|en cada (?:anuncio|texto)|in ogni (?:annuncio|testo)|em cada (?:anúncio|texto)",
    "в каждом (?:посте|объявлении|тексте)|цитату можно|слов[оа] .* не (?:использ|нужн|пиш)|у кожному (?:дописі|оголошенні|тексті)|цитату можна|слов[оа] .* не (?:вжива|треба|пиш)|σε κάθε (?:διαφήμιση|κείμενο)|في كل (?:إعلان|نص)|يمكن استخدام (?:هذا )?الاقتباس|بכל (?:מודעה|טקסט)|אפשר להשתמש בציטוט",
    "हर (?:विज्ञापन|पोस्ट)|(?:जैसे )?शब्द न लिखें|प्रति(?:\\S*) विज्ञापन में रख|প্রতিটি (?:বিজ্ঞাপনে|পোস্টে)|உத்தரவு|தெளிவாகச் சொல்லுங்கள்|மேற்கோளைப் பயன்படுத்தலாம்|என்ற சொல் வேண்டாம்|ในทุก(?:โฆษณา|โพสต์)|每[条則则篇](?:广告|廣告|文案)|(?:不要|请勿|請勿)使用.{0,10}(?:词|字)|すべての(?:広告|投稿)|という(?:言葉|語)は(?:使わない|避け)|모든 (?:광고|게시물)에|표현은 (?:쓰지|사용하지)",
  ]
    .join("|")
    .normalize("NFC"),
  "iu",
);
