/** “How to apply”, “איך מזמינים?”: a label, a heading or a question below which readers find the way to do what they are asked for. */
export const asksWay = (line: string): boolean => way.test(line.replace(/[:：?？؟\s]+$/u, ""));
const way =
  /^(?:how to|how (?:do|can) (?:you|i|we) |so |wie |comment |cómo |como |come |hoe |jak |як |как |πώς |τρόπος |τρόποι |طريقة |كيفية |كيف |آلية |איך |כיצד |אופן |דרך |דרכי )|(?:कैसे(?: करें| लें)?|तरीक़?ा|प्रक्रिया|কীভাবে|পদ্ধতি|উপায়|எப்படி|முறை|வழிகள்|방법|방식|方法|方式|办法|辦法)$|^(?:कैसे|কীভাবে|কেমন করে|எப்படி|วิธี|ช่องทาง|如何|怎么|怎麼)/iu;
