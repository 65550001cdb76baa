/** “The jury decides on 18 December”: the day of what comes of it is none of the matter. */
export const tellsResults = (text: string): boolean => results.test(text) || asOf.test(text);
/** “As of 21 September, 312,400 has come in”: nothing happens on that day. */
const asOf =
  /^(?:as (?:of|at)|by the end of \p{L}+,? \p{L}+ had|stand:?(?=\s\p{Nd})|à la date du|au \p{Nd}{1,2} \p{L}+,|a fecha de|a (?=\p{Nd}{1,2} de \p{L}+,)|alla data del|em \p{Nd}{1,2} de \p{L}+,|na dzień|stan na|ke dni|станом на|по состоянию на|на \p{Nd}{1,2} \p{L}+ (?:собран|зібран)|към \p{Nd}|έως τις|حتى تاريخ|نכון ל|截至|截止|현재까지)/iu;
const results =
  /(?<![\p{L}\p{M}])(?:jury|winners?|results? (?:will|are)|jurado|fallo|resolución|ganador\p{L}*|resultados?|gewinner\p{L}*|ergebnis\p{L}*|lauréat\p{L}*|résultats?|giuria|vincitor\p{L}*|risultati|júri|vencedor\p{L}*|uitslag|winnaar\p{L}*|jur[yi]\p{L}*|wynik\p{L}*|zwycięzc\p{L}*|laureat\p{L}*|výsledk\p{L}*|жюри|победител\p{L}*|результат\p{L}*|итог\p{L}*|журі|переможц\p{L}*|підсумк\p{L}*|επιτροπή|νικητ\p{L}*|αποτελέσματα|نتائج|النتائج|الفائزين|نتایج|برندگان|תוצאות|הזוכים|חבר השופטים|परिणाम\p{M}*|चयन सूची|मेधा सूची|विजेता\p{M}*|ফলাফল\p{M}*|বিজয়ী\p{M}*|முடிவுகள்|kazanan\p{L}*|sonuç\p{L}*)(?![\p{L}\p{M}])|結果|审核结果|评审|評審|获奖|獲獎|审査|審査|選考|심사|결과|선정|ผลการ|ประกาศผล|kết quả|pemenang/iu;
