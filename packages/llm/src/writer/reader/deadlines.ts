import { findDays } from "./dates.ts";
import { factOf } from "./facts.ts";

/** “Closing date: Friday 9 April”, “آخر موعد للتقديم: …”: a line that says until when to act. */
export function isDeadline(line: string): boolean {
  const fact = factOf(line);
  return fact !== null && deadline.test(fact.label) && !forQuestions.test(fact.label) && findDays(fact.text).length > 0;
}
/** “Last day for questions: …” is none to act by. */
const forQuestions =
  /(?<!\p{L})(?:questions?|queries|(?:rück)?fragen|preguntas|consultas|domande|quesiti|dúvidas|perguntas|vragen|pytań|вопрос\p{L}*|запитан\p{L}*|питан\p{L}*|ερωτ\p{L}*)(?!\p{L})|أسئلة|استفسار|שאלות|प्रश्न|প্রশ্ন|கேள்வி|คำถาม|提[问問]|[質质][疑问問]|質問|질문/iu;

const deadline =
  /deadline|closing date|last day|(?:apply|register|respond|reply|order|enter|send|submit|book|return) by|closes?$|schluss|frist|stichtag|date limite|clôture|fecha límite|plazo|cierre|scadenza|termine ultimo|prazo|data[- ]limite|sluit(?:ing|ings)|uiterst|sista dag|frist|senast|tilmelding senest|ostateczn|termin (?:zgł|skł|nad)|uzávěrk|termín|határid|son (?:başvuru|gün|tarih|kayıt)|при[её]м заявок|срок (?:подачи|при)|крайний срок|дедлайн|кінцевий термін|строк подання|при[йи]о?м заявок|краен срок|рок за|προθεσμία|λήξη|آخر (?:موعد|يوم|أجل)|الموعد النهائي|مهلت|ה?מועד ה?אחרון|ה?תאריך ה?אחרון|להירשם עד|अंतिम (?:तिथि|तारीख)|आख़?िरी (?:तिथि|तारीख)|अखेरची|शेवटची|শেষ (?:তারিখ|সময়|সময়|দিন)|(?:கடைசி|இறுதி) (?:தேதி|நாள்|திகதி)|முடிவுத் திகதி|చివరి తేదీ|છેલ્લી તારીખ|ปิดรับ|วันสุดท้าย|หมดเขต|截止|截稿|締め?切|期限|마감|기한|hạn (?:chót|cuối|nộp|đăng)|batas (?:akhir|waktu)|tenggat|ბოლო ვადა|վերջնաժամկետ/iu;
