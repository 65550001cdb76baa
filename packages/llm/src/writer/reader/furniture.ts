// What stands around the news of a release in every language, and is not news.

const kicker = anyOf(
  "for immediate release|for release|immediate release|press release|media release|news release|media advisory|press statement|press note|embargo(?:ed)?(?: until)?.*|not for publication|notes? to editors?|editors?['’] notes?",
  "pressemitteilung|presseinformation|medienmitteilung|presseaussendung|pressemeldung|sperrfrist.*|zur sofortigen veröffentlichung|communiqué(?: de presse)?|pour diffusion immédiate|nota de prensa|comunicado(?: de prensa| de imprensa)?|para (?:su )?(?:publicación|divulgação) inmediata|comunicato(?: stampa)?|persbericht|pressmeddelande|pressemeddelelse|pressemelding|lehdistötiedote|tiedote|komunikat(?: prasowy)?|informacja prasowa|tisková zpráva|comunicat(?: de presă)?|sajtóközlemény|basın bülteni|basın açıklaması|thông cáo báo chí|siaran pers",
  "пресс-?релиз|для немедленного распространения|прес-?реліз|прессъобщение|саопштење(?: за јавност)?|δελτίο τύπου|ανακοίνωση|δελτιο τυπου|بيان صحفي|بيان صحافي|للنشر الفوري|خبر صحفي|بیانیه مطبوعاتی|پریس ریلیز|הודע[הת] (?:לעיתונות|לתקשורת|דוברות|דובר)|לפרסום מיידי",
  "प्रेस विज्ञप्ति|प्रेस रिलीज|प्रेस नोट|प्रसिद्धी पत्रक|প্রেস বিজ্ঞপ্তি|সংবাদ বিজ্ঞপ্তি|প্রেস রিলিজ|செய்திக் ?குறிப்பு|பத்திரிகை(?:ச்)? (?:செய்தி(?:க் குறிப்பு)?|வெளியீடு|அறிக்கை)|ஊடக(?:ச்)? (?:செய்தி|அறிக்கை)|செய்தி வெளியீடு|పత్రికా ప్రకటన|ప్రెస్ నోట్|અખબારી યાદી|પ્રેસ (?:નોટ|રિલીઝ)|ข่าวประชาสัมพันธ์|ข่าวแจก|新闻稿|新聞稿|新闻通稿|プレスリリース|ニュースリリース|報道関係者?各位|報道関係者?の皆様へ|보도자료|즉시 배포|배포 즉시 보도(?: ?가능)?|즉시 보도(?: ?가능)?|პრეს-?რელიზი|մամուլի հաղորդագրություն|մամլո հաղորդագրություն",
  // For publication on some page.
  "for publication (?:on|in) .*|zur veröffentlichung (?:auf|in|im) .*|à publier (?:sur|dans) .*|para (?:su )?publicación en .*|da pubblicare (?:su|sul|in) .*|для публикации.*|для размещения.*|для публікації.*|до публікації.*|προς δημοσίευση.*|للنشر (?:في|على).*|לפרסום (?:ב|על).*|प्रकाशन (?:के लिए|हेतु).*|প্রকাশের জন্য.*|வெளியீட்டிற்காக.*|สำหรับ(?:ลง|เผยแพร่).*|供(?:发布|發布|刊登).*|掲載用.*|게시용.*",
  // For immediate release.
  "per (?:la )?(?:diffusione|pubblicazione) immediata|para divulgação imediata|voor onmiddellijke (?:publicatie|verspreiding)|do natychmiastowej publikacji|k okamžitému zveřejnění|för omedelbar publicering|til omgående offentliggørelse|hemen yayımlanmak üzere|phát hành ngay|untuk (?:segera dipublikasikan|rilis segera)|για άμεση δημοσίευση|для негайно(?:го|ї) (?:поширення|розповсюдження|публікації)|за незабавно (?:публикуване|разпространение)",
  "(?:तत्काल )?प्रकाशनार्थ|तत्काल प्रकाशन (?:के लिए|हेतु)|(?:তাৎক্ষণিক|অবিলম্বে) প্রকাশের জন্য|உடனடி வெளியீட்டிற்கு|உடனடி வெளியீடு|తక్షణ విడుదల(?: కోసం)?|(?:สำหรับ|เพื่อ)?(?:โปรด)?เผยแพร่(?:ได้)?(?:โดย)?ทันที|(?:供|請|请)?(?:即[时時]|立即|即刻)[发發][布佈]",
);
const issued = anyOf(
  // When it may be told.
  "보도 ?(?:시점|일시|시간)|배포 ?시점|엠바고(?: ?(?:해제|시점))?|(?:報道|情報)?解禁(?:日時?|時間)?|解禁时间|эмбарго(?: до)?|ембарго(?: до)?|εμπάργκο(?: έως)?|حظر النشر(?: حتى)?|(?:מועד|שעת) פרסום|אמברגו(?: עד)?|प्रकाशन (?:तिथि|समय)|প্রকাশের (?:তারিখ|সময়)|வெளியீட்டு (?:நாள்|தேதி|நேரம்)|กำหนดเผยแพร่|วันที่เผยแพร่",
  "release date|date of release|date of issue|issued|erscheinungsdatum|date de publication|fecha de publicación|data di pubblicazione|дата публикации|дата релиза|تاريخ النشر|תאריך פרסום|発表日|発行日|发布日期|發布日期|배포일|배포일시|photo|photos?|image|picture|caption|foto|bild|bildunterschrift|fotocredit|photo credit|bildnachweis|фото|фотография|φωτογραφία|صورة|תמונה|写真|图片|圖片|사진|फोटो|ছবি|ภาพ|word count|wörter|zeichen|keywords|schlagwörter|tags",
);
const ended =
  "ends?|end of (?:press )?release|ende|fin|fine|fim|einde|slut|конец|кінець|τέλος|انتهى|پایان|סוף|समाप्त|समाप्ति|সমাপ্ত|முற்றும்|จบ|完|終|了|以上|끝|이상|xxx";
const endMark = new RegExp(
  `^[\\s\\-–—*#=~+(（<＜〈《\\[【]*(?:${ended}|30|###+)[\\s\\-–—*#=~+.)）>＞〉》\\]】。]*$|^\\s*[#*+]{2,}\\s*$`,
  "iu",
);
/** Behind the last sentence: between brackets or dashes, signs alone, or in East Asia the word alone. */
const endMarkBehind = new RegExp(
  `(?<=\\S)(?:\\s*[<＜〈(（\\[【]\\s?(?:${ended})\\s?[>＞〉)）\\]】]|\\s+[–—-]+\\s?(?:${ended}|30)\\s?[–—-]+|(?<=^[^#].*)\\s+#{3,}|(?<=[.。!！?？])\\s*(?:以上|끝))[.。]?[^\\S\\n]*$`,
  "gimu",
);
const contact = starting(
  "(?:press|media|editorial|pr|further) (?:and media )?(?:contacts?|enquir(?:y|ies)|inquir(?:y|ies)|office|information)|contacts? for (?:the )?(?:press|media|journalists)|for (?:media|press) (?:enquiries|inquiries|contact|information)|contacts?$|pressekontakt|medienkontakt|presse(?:stelle|anfragen)?$|ansprechpartner\\p{L}*|rückfragen(?: (?:der|an|für).*)?$|rückfragehinweis|kontakt$|contacts?(?: de)? presse|service de presse|relations presse|contacto(?: de prensa| para (?:medios|prensa))?$|contacto de prensa|gabinete de (?:prensa|comunicación)|contatti$|contatt[oi] (?:stampa|per la stampa)|ufficio stampa|contato(?:s)?(?: para imprensa| de imprensa)?$|assessoria de imprensa|perscontact|voor de pers|contact$|presskontakt|pressekontakt|lisätie\\p{L}*|yhteystiedot|kontakt dla (?:mediów|prasy)|biuro prasowe|kontakt pro média|kontakty$|contact (?:presă|media)|sajtókapcsolat|basın (?:iletişim|irtibat)\\p{L}*|iletişim$|liên hệ (?:báo chí|truyền thông)|kontak media",
  "контакт\\p{L}*(?: для (?:сми|прессы|журналистов).*)?$|контакты? для|пресс-?служба$|контакти(?: для (?:змі|преси|медіа).*)?$|прес-?служба$|за контакти|контакт за медије|επικοινωνία(?: τύπου| για .*)?$|υπεύθυν\\p{L}+ (?:τύπου|επικοινωνίας)|γραφείο τύπου|στοιχεία επικοινωνίας|(?:جهة|جهات|معلومات|بيانات) الاتصال.*|للاستفسارات? (?:الإعلامية|الصحفية).*|للتواصل(?: الإعلامي)?$|المكتب الإعلامي|للإعلاميين.*|ارتباط با رسانه|رابطہ$|ליצירת קשר.{0,20}$|איש קשר|דוברות|לפרטים נוספים לעיתונאים|קשר לעיתונות",
  "(?:मीडिया|प्रेस) (?:संपर्क|सम्पर्क|पूछताछ)|संपर्क$|सम्पर्क$|संपर्क (?:सूत्र|व्यक्ति)|माध्यम संपर्क|(?:মিডিয়া|মিডিয়া|গণমাধ্যম|প্রেস|সংবাদমাধ্যম) যোগাযোগ|যোগাযোগ$|যোগাযোগের ঠিকানা|বার্তা প্রেরক$|(?:பத்திரிகை|ஊடக|செய்தி)(?:யாளர்)?த?்?\\s?தொடர்ப(?:ு(?:க்கு)?|ுகளுக்கு)|தொடர்பு(?:க்கு| கொள்ள)?$|మీడియా సంప్రదింపులు|(?:ติดต่อ|สอบถาม)(?:สื่อ|ฝ่ายประชาสัมพันธ์|ประชาสัมพันธ์).{0,20}$|ฝ่ายประชาสัมพันธ์$|สื่อมวลชน(?:ติดต่อ|สอบถาม).{0,20}$|(?:新聞|新闻|媒體|媒体|採訪|采访|記者|记者)(?:聯絡|联络|联系|聯繫|洽詢)\\S{0,4}$|媒体联系|媒體聯絡|新闻联系|联系人|联络人|媒体垂询|(?:本件|本リリース|本プレスリリース).{0,24}問い?合わ?せ|(?:報道|取材|プレス|メディア).{0,14}(?:問い?合わ?せ|連絡先|窓口)|お問い?合わ?せ先?$|연락처$|(?:언론|보도|취재|미디어|홍보)\\s?(?:문의|담당|연락처)|문의처$|담당자$|მედია\\s?კონტაქტი|(?:პრესის|მედიის)თვის|საკონტაქტო (?:პირი|ინფორმაცია)|კონტაქტი$|კონტაქტი (?:მედიისთვის|პრესისთვის)|(?:լրատվամիջոցների|մամուլի) (?:հետ )?կապ\\p{L}*|կոնտակտ\\p{L}*$|կապ$",
);
const boilerplate = starting(
  "about (?!the (?:event|programme|program|job|role|recall)).{2,}|about us|company profile|über .{2,}|über uns|zum unternehmen|das unternehmen$|unternehmensprofil|à propos.*|qui sommes-nous.*|(?:acerca|sobre) (?:de |el |la |o |a )?.{2,}|quiénes somos|(?:informazioni )?(?:su|chi è|chi siamo|profilo) .*|chi siamo|quem somos|over .{2,}|om (?:oss|os|företaget|virksomheden|selskapet|bedriften)$|tietoa .*|o firmie.*|o nas$|o společnosti.*|o nás$|despre .*|a cégről.*|.* hakkında$|về .{3,}|giới thiệu về.*|tentang .*",
  "о компании.*|о нас$|об? компан\\p{L}*.*|об? (?:фонде|заводе|группе|банке|холдинге).*|справка.*|про компанію.*|про нас$|за (?:компанията|дружеството|фондацията|организацията|сдружението|театъра|музея|читалището|клуба|центъра|училището).*|за нас$|о нама$|σχετικά με .*|λίγα λόγια για.*|ποιοι είμαστε|η εταιρεία$|(?:نبذة )?عن (?!المشروع|الفعالية).*|نبذة عن.*|لمحة عن.*|من نحن|درباره .*|אודות.*|על החברה|.*के बारे में$|हमारे बारे में|.*विषयी$|.*बद्दल$|.*সম্পর্কে$|.*பற்றி$|.*గురించి$|เกี่ยวกับ.*|关于.*|關於.*|公司简介|公司簡介|(?:当?社|会社|団体|法人|当?[館園院校店]|\\S*(?:株式会社|財団|協会|法人|会社|鉄道|銀行|大学|病院|ファーム))について$|会社概要|.*소개$|.*에 대하여$|회사 개요|.*შესახებ$|.*მասին$",
);

/** Turkish capitals fold in a way of their own (“BÜLTENİ”). */
const matches = (pattern: RegExp, line: string) => pattern.test(line) || pattern.test(line.toLocaleLowerCase("tr"));

function anyOf(...lists: string[]): RegExp {
  return new RegExp(`^[\\s*_#\\-–—•▪■□▲△▶◆◇○●※【\\[<＜〈《(（]*(?:${lists.join("|")})[\\s*_:：!.\\-–—】\\]>＞〉》)）]*$`, "iu");
}

function starting(...lists: string[]): RegExp {
  return new RegExp(`^[\\s*_#\\-–—•▪■□▲△▶◆◇○●※【\\[\\p{Extended_Pictographic}\\ufe0f]*(?:${lists.join("|")})[\\s:：】\\]]*`, "iu");
}

/** “Press release”, “For immediate release”, when it was issued, what a picture shows. */
export const isKicker = (line: string): boolean =>
  line.length <= 80 && (matches(kicker, line) || matches(issued, line) || (sentBy.test(line) && matches(kicker, line.replace(sentBy, ""))));
/** “Pressemitteilung der Gemeinde Alt” */
const sentBy = /(?<=\p{L}{9}) (?:des|der|von|du|de la|del|della|dell['’]) ?(?=\p{Lu})[^.:!?]*$/u;

// “Notes for the autumn campaign – …”: somebody's own words to the text.
const isNote =
  /^(?:notes?|bullet points|key points|draft|copy|text|briefing|brief|notizen|stichpunkte|stichworte|entwurf|notes pour|points clés|brouillon|notas|apuntes|borrador|appunti|bozza|rascunho|notities|anteckningar|noter|notatki|poznámky|notlar|taslak|заметки|тезисы|черновик|нотатки|чернетка|бележки|σημειώσεις|ملاحظات|مسودة|הערות|טיוטה|नोट्स|ড্রাফট|নোট|குறிப்புகள்|บันทึก|โน้ต|ร่าง|メモ|下書き|笔记|筆記|草稿|메모|초안)(?:\s+(?:for|on|about|to|für|zu|zum|zur|para|pour|per|de|voor|dla|do|для|к|до|за|για|عن|ל|के लिए)\s.{2,40})?$/iu;

/** “Press release”, “新聞稿”: says only what is being sent. */
export const isSendingWord = (text: string): boolean =>
  isNote.test(text) || (matches(kicker, text) && !/embargo|sperrfrist|notes?|\p{Nd}/iu.test(text));

/** “– Ends –”, “###”, “以上”. */
export const isEndMark = (line: string): boolean => line.length <= 40 && endMark.test(line);

/** A story whose end mark stands in a line of its own: “… until Friday. <end>”. */
export const withEndMarkApart = (story: string): string => story.replace(endMarkBehind, "\n\n###");

/** A line above the people whom editors can ask. */
export const isContactHeading = (line: string): boolean => line.length <= 70 && matches(contact, line.replace(/[\s:：】\]］〕]+$/u, ""));

/** “붙임: …”, “Enclosures: …”: what is sent along with a release, below it. */
export const isEnclosure = (label: string): boolean => enclosure.test(label);
const enclosure =
  /^[\s※*■□▲△○●-]*(?:enclosures?|enclosed|encl|attachments?|attached|anlagen?|anhänge?|pièces? jointes?|p\.?\s?j|adjuntos?|anexos?|allegat[oi]|bijlagen?|bilag(?:or|a)?|vedlegg|liitteet|załączniki?|přílohy?|ekler|вложени[ея]|приложени[ея]|додат(?:ок|ки)|приложения|συνημμένα|مرفقات|المرفقات|נספחים|מצורפים|संलग्नक?|সংযুক্তি|இணைப்பு(?:கள்)?|సంలగ్నాలు|สิ่งที่(?:ส่ง|แนบ)มาด้วย|เอกสารแนบ|附件|附圖|附图|別紙|附録|添付(?:資料|書類)?|別添|붙임|첨부(?: ?파일| ?자료)?|별첨)\s*[(（]?\p{Nd}{0,2}[)）]?$/iu;

/** “Довідково. …”, “Background: …”: the label of a last paragraph that says who sends the story. "" without one. */
export const aboutLabelOf = (text: string): string => aboutLabel.exec(text)?.[0] ?? "";
const aboutLabel =
  /^[\s※*■□▲△○●-]*(?:for (?:the record|reference)|background(?: information)?|about us|hintergrund|zum hintergrund|über uns|pour mémoire|repères|à propos|antecedentes|sobre nosotros|chi siamo|quem somos|achtergrond|over ons|bakgrund|baggrund|bakgrunn|om oss|taustaa?|o nas|o nás|hakkımızda|справка|справочно|для справки|о нас|довідка|довідково|для довідки|про нас|за справка|за нас|o nama|ποιοι είμαστε|σχετικά|خلفية|من نحن|نبذة|درباره ما|רקע|אודות(?:ינו)?|पृष्ठभूमि|हमारे बारे में|परिचय|পটভূমি|পরিচিতি|பின்னணி|எங்களைப் பற்றி|నేపథ్యం|เกี่ยวกับเรา|ข้อมูลองค์กร|背景资料|关于我们|關於我們|会社概要|団体概要|회사 ?소개|단체 ?소개|참고로)\s?(?:[.:：。]|[–—-](?=\s))\s*(?=\S)/iu;

/** A line above what the company says about itself. */
export const isBoilerplateHeading = (line: string): boolean =>
  line.length <= 90 && boilerplate.test(line.replace(/[\s:：】\]］〕]+$/u, ""));
