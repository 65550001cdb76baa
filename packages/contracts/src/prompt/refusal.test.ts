import { expect, test } from "vitest";
import { isRefusal } from "./refusal.ts";

test.each([
  "I'm sorry, but I can't help with that.",
  "I’m sorry, but I cannot assist with this request.",
  "I am sorry, but I am unable to write this post.",
  "Sorry, I can't provide that content.",
  "I cannot create content that promotes this product.",
  "I can't help with that request. Is there something else?",
  "Unfortunately, I'm not able to write about this topic.",
  "As an AI language model, I cannot write advertising for medicines.",
  "[[body]]\nI'm sorry, but I can't help with that.",
  "Es tut mir leid, aber ich kann diesen Text nicht schreiben.",
  "Leider kann ich Ihnen dabei nicht helfen.",
  "Je suis désolé, mais je ne peux pas écrire ce texte.",
  "Lo siento, pero no puedo ayudar con esa solicitud.",
  "Mi dispiace, ma non posso aiutarti con questa richiesta.",
  "Desculpe, mas não posso ajudar com isso.",
  "Het spijt me, maar ik kan deze tekst niet schrijven.",
  "عذرًا، لا أستطيع المساعدة في ذلك.",
  "申し訳ありませんが、そのご依頼にはお応えできません。",
  "抱歉，我无法协助您完成这个请求。",
  "죄송하지만 그 요청은 도와드릴 수 없습니다.",
])("declines: %s", (answer) => expect(isRefusal(answer)).toBe(true));

test.each([
  "Sorry, we can't keep this secret any longer: the kettle that expects to break is here.",
  "Unfortunately, most kettles can't be repaired.",
  "I can't believe how long this kettle lasts.",
  "I'm sorry I ever threw a kettle away. Now I repair it.",
  "Leider kann man die meisten Wasserkocher nicht reparieren.",
  "Es tut mir leid um jeden Wasserkocher, der nicht repariert wird.",
  "Désolé, les bouilloires ne se réparent pas. Enfin, presque.",
  "Lo siento por mi vieja tetera.",
  "Désolé, je ne peux plus m'en passer !",
  "Leider kann ich ihn nicht mehr aus der Hand legen.",
  "No puedo vivir sin mi tetera.",
  "As an AI company we build kettles.",
  `I'm sorry, but I can't help loving this kettle. ${"It lasts. ".repeat(90)}`,
])("is a text: %s", (answer) => expect(isRefusal(answer)).toBe(false));
