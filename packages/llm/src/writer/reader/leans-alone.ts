/** “Here”: where that is, is said elsewhere. */
export const saysHere =
  /(?:這裡|這裏|这里|ここ|여기|ที่นี่|यहाँ|यहां|এখানে|இங்கே)|(?<!\p{L})(?:here|hier|ici|aquí|aqui|здесь|тут|εδώ|هنا|כאן|აქ|այստեղ)(?!\p{L})/iu;

/** “Both …”: which two is said elsewhere, unless they follow (“both readers and writers”). */
export const saysBoth =
  /(?<![\p{L}\p{M}])(?:both(?!\s.*\sand\s)|beide[nrs]?|les deux|tou(?:s|tes) deux|amb[oa]s|entramb[ie]|båda|begge|molem\p{L}+|oba|obie|obu|obě|obou|obaja|mindkét\p{L}*|amb(?:ele|ii)|her iki\p{L}*|об[ае]|обоих|обеих|обидв\p{L}+|обох|обет[еa]|двете|двамата|και (?:τα|οι|τις|τους) δύο|κι οι δύο|كلا|كلتا|كلاهما|كلتاهما|هر دوی?|שניהם|שתיהן|दोनों|दोन्ही|উভয়(?:ই|ের)?|দুটিই|দুটোই)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:இரு|இரண்டு)\s?[\p{L}\p{M}]+(?:க்கும்|களும்|களிலும்)|ทั้งสอง|ทั้งคู่|両者|両方|両日|两者|兩者|两项|兩項|(?:^|\s)(?:두 \p{L}+ 모두|둘 다|양쪽)/iu;
