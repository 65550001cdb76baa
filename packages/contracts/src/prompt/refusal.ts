/** A refusal is short; a long text that begins with an apology is a text. */
const longest = 700;

const help =
  "(?:help|assist|write|create|provide|produce|generate|compose|draft|compl(?:y|ete)|fulfil+|continue|answer|respond|support|engage|discuss|do (?:that|this)|with (?:that|this))";

/** How models decline, from the beginning of their answer, by language. */
const refusals = [
  new RegExp(
    `^(?:i['’]?m|i am) (?:really |very |so |truly )?(?:sorry|afraid)\\b[^.!?\\n]{0,60}?\\bi(?:['’]m| am|)? ?(?:can(?:not|['’]?t)|(?:not )?(?:un)?able to|won['’]?t)[^.!?\\n]{0,40}?\\b${help}`,
    "i",
  ),
  new RegExp(
    `^(?:sorry|unfortunately|apologies|my apologies|i apologi[sz]e)\\b[^.!?\\n]{0,60}?\\bi(?:['’]m| am)? ?(?:can(?:not|['’]?t)|not able to|unable to|won['’]?t)[^.!?\\n]{0,40}?\\b${help}`,
    "i",
  ),
  new RegExp(`^i (?:can(?:not|['’]?t)|am (?:not able|unable) to|won['’]?t|must decline to) (?:be able to )?${help}\\b`, "i"),
  new RegExp(`^i['’]m (?:not able|unable) to ${help}\\b`, "i"),
  /^i (?:must|have to|will have to) (?:respectfully |politely )?decline\b/i,
  /^(?:i['’]d (?:prefer|rather)|i (?:would )?prefer) not (?:to )?(?:write|create|produce|generate|help)\b/i,
  /^i['’]m not comfortable (?:writing|creating|producing|generating|helping)\b/i,
  /^(?:(?:sorry|i['’]m sorry|unfortunately)[^.!?\n]{0,20})?(?:this|that|it|the request|this request|your request)\b[^.!?\n]{0,20}(?:goes against|violates|is against) (?:my|our|openai['’]s|the content) (?:[a-z-]+ ){0,2}(?:guidelines|polic(?:y|ies)|principles)/i,
  /^as an? (?:ai|artificial intelligence|(?:large )?language model|ai (?:language )?model|ai assistant)\b[^.!?\n]{0,80}\b(?:can(?:not|['’]?t)|unable|not able|do not|don['’]?t|must)/i,
  /^(?:(?:es tut mir|tut mir) (?:sehr |wirklich )?leid|entschuldig\p{L}*|leider)[^.!?\n]{0,30}(?:kann|darf) ich[^.!?\n]{0,80}(?:nicht|keine?n?)[^.!?\n]{0,30}(?:helfen|schreiben|erstellen|verfassen|liefern|unterstützen|nachkommen|beantworten)/iu,
  /^(?:(?:es tut mir|tut mir) (?:sehr |wirklich )?leid)[^.!?\n]{0,20}ich (?:kann|darf)[^.!?\n]{0,80}(?:nicht|keine?n?)[^.!?\n]{0,30}(?:helfen|schreiben|erstellen|verfassen|liefern|unterstützen|nachkommen|beantworten)/iu,
  /^ich (?:kann|darf) [^.!?\n]{0,60}(?:nicht|keine?n?) (?:helfen|schreiben|erstellen|verfassen|unterstützen)/iu,
  /^(?:(?:je suis (?:vraiment )?)?désolée?|je regrette|malheureusement)[^.!?\n]{0,30}je ne (?:peux|suis|pourrai)[^.!?\n]{0,40}(?:aider|écrire|rédiger|répondre|fournir|créer|continuer|mesure de)/iu,
  /^je ne (?:peux|suis) pas (?:en mesure de |capable de )?(?:vous |t['’])?(?:aider|écrire|rédiger|répondre|fournir|créer|continuer)/iu,
  /^(?:(?:lo siento|lamento|disculpa|me temo)[^.!?\n]{0,30})?no (?:puedo|me es posible)[^.!?\n]{0,15}(?:ayudar|escribir|crear|redactar|proporcionar|generar|cumplir|responder)/iu,
  /^(?:(?:mi dispiace|spiacente|purtroppo)[^.!?\n]{0,30})?non (?:posso|sono in grado)[^.!?\n]{0,15}(?:aiutar|scriver|crear|fornir|generar|risponder|soddisfar)/iu,
  /^(?:(?:desculpe|lamento|sinto muito|infelizmente)[^.!?\n]{0,30})?não (?:posso|consigo)[^.!?\n]{0,15}(?:ajudar|escrever|criar|fornecer|gerar|responder|atender)/iu,
  /^(?:het spijt me|sorry|helaas)[^.!?\n]{0,20}(?:kan ik|ik kan)[^.!?\n]{0,60}(?:niet|geen)[^.!?\n]{0,20}(?:helpen|schrijven|maken|leveren)/iu,
  /^(?:przepraszam|przykro mi|niestety)[^.!?\n]{0,30}\bnie mogę/iu,
  /^(?:извините|простите|к сожалению)[^.!?\n]{0,30}я не могу/iu,
  /^(?:عذر[اًا]+|آسف|أعتذر|للأسف)[^.!?\n]{0,40}لا (?:أستطيع|يمكنني)/u,
  /^(?:sajnálom|sajnos|elnézést)[^.!?\n]{0,30}nem (?:tudok|tudom|áll módomban)[^.!?\n]{0,40}(?:segíteni|megírni|írni|teljesíteni|készíteni)/iu,
  /^(?:omlouvám se|je mi líto|bohužel|prepáčte|ľutujem|bohužiaľ)[^.!?\n]{0,30}(?:nemohu|nemůžu|nemôžem)[^.!?\n]{0,60}(?:pomoci|pomoct|napsat|vytvořit|splnit|poskytnout|pomôcť|napísať|vytvoriť)/iu,
  /^(?:tyvärr|förlåt|jag är ledsen|ledsen)[^.!?\n]{0,20}(?:kan jag|jag kan)[^.!?\n]{0,40}(?:inte|ingen)[^.!?\n]{0,30}(?:hjälpa|skriva|skapa|svara)/iu,
  /^(?:beklager|desværre|dessverre|jeg beklager|undskyld)[^.!?\n]{0,20}(?:kan jeg|jeg kan)[^.!?\n]{0,40}(?:ikke|ingen)[^.!?\n]{0,30}(?:hjælpe|hjelpe|skrive|lave|lage|svare)/iu,
  /^(?:valitettavasti|pahoittelen|olen pahoillani|anteeksi)[^.!?\n]{0,30}en (?:voi|pysty)[^.!?\n]{0,40}(?:auttaa|kirjoittaa|luoda|vastata)/iu,
  /^(?:üzgünüm|maalesef|özür dilerim)[^.!?\n]{0,80}(?:yardımcı olamam|yardım edemem|yazamam|oluşturamam|yerine getiremem|yapamam)/iu,
  /^(?:îmi pare rău|ne pare rău|din păcate)[^.!?\n]{0,20}nu (?:pot|vă pot|te pot)[^.!?\n]{0,30}(?:ajut|scri|crea|oferi|răspund)/iu,
  /^(?:вибачте|на жаль|перепрошую)[^.!?\n]{0,30}я не можу[^.!?\n]{0,30}(?:допомогти|написати|створити|виконати)/iu,
  /^(?:съжалявам|за съжаление)[^.!?\n]{0,20}не мога[^.!?\n]{0,20}(?:помогна|напиша|създам|изпълня)/iu,
  /^(?:λυπάμαι|συγγνώμη|δυστυχώς|με συγχωρείτε)[^.!;\n]{0,20}δεν μπορώ[^.!;\n]{0,20}(?:βοηθήσω|γράψω|δημιουργήσω|ανταποκριθώ)/iu,
  /^(?:אני מצטער(?:ת)?|מצטער(?:ת)?|סליחה|לצערי)[^.!?\n]{0,20}(?:איני יכול(?:ה)?|אני לא יכול(?:ה)?|לא אוכל)/u,
  /^(?:متأسفم|متاسفم|ببخشید|با عرض پوزش)[^.!؟\n]{0,60}(?:نمی‌?توانم)/u,
  /^(?:क्षमा करें|माफ़ करें|माफ करें|मुझे खेद है|खेद है)[^।!?\n]{0,80}(?:नहीं (?:कर|लिख|दे)|असमर्थ)/u,
  /^(?:ขออภัย|ขอโทษ)[^\n]{0,40}ไม่สามารถ/u,
  /^(?:xin lỗi|rất tiếc)[^.!?\n]{0,30}tôi không thể[^.!?\n]{0,30}(?:giúp|viết|tạo|hỗ trợ|thực hiện)/iu,
  /^(?:maaf|mohon maaf)[^.!?\n]{0,20}saya tidak (?:bisa|dapat)[^.!?\n]{0,20}(?:membantu|menulis|membuat|memenuhi)/iu,
  /^(?:ho sento|em sap greu|malauradament)[^.!?\n]{0,30}no (?:puc|et puc|us puc)[^.!?\n]{0,20}(?:ajudar|escriure|crear|respondre)/iu,
  /^(?:žao mi je|nažalost|oprostite|žal)[^.!?\n]{0,20}ne (?:mogu|morem)[^.!?\n]{0,30}(?:pomoći|pomoči|napisati|stvoriti|ustvariti)/iu,
  /^(?:申し訳(?:ありません|ございません)|すみません|恐れ入りますが)[^\n]{0,60}(?:できません|できかねます|いたしかねます)/u,
  /^(?:很?抱歉|对不起|對不起)[^\n]{0,20}我?(?:无法|無法|不能)/u,
  /^(?:죄송하지만|죄송합니다)[^\n]{0,60}(?:없습니다|어렵습니다)/u,
];

/**
 * Whether an answer declines the task instead of doing it. Only what begins as refusals begin, speaks of the writer
 * itself and is short counts: “Sorry, we cannot keep this secret” is a good beginning of a post.
 */
export function isRefusal(answer: string): boolean {
  const text = answer.replace(/^\s*(?:\[\[[^\]\n]*\]\]|\*\*|[>"“„«])?\s*/u, "").trim();
  return text.length <= longest && refusals.some((pattern) => pattern.test(text));
}
