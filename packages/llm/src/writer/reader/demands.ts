// How a sentence asks: by its verb, politely, or at its end.

const imperative =
  /^[¡¿]?(?:please|register|sign|apply|come (?:and|along|to)|enter|kom|book|order|buy|visit|call|donate|return|join|contact|bitte|melden|bewerben|buchen|kommen|inscrivez|réservez|venez|regístr|inscríb|reserve|visite|participa|(?:le|te|os|les) esperamos|iscrivi|prenota|venite|vi aspettiamo|partecipa|contamos|zapraszamy|těšíme|herkesi|sizi|kính mời|trân trọng|kami tunggu|välkom|пожалуйста|приходите|регистрируйтесь|звоните|приходьте|реєструйтеся|εγγραφείτε|καλέστε|סגרו|הירשמו|הצטרפו|سجل|بادر|ندعوكم|ننتظركم|machen|macht|seien|жд[её]м|приглашаем|чекаємо|запрошуємо|επισκεφ[θτ]είτε|ελάτε|σας περιμένουμε|δηλώστε|בואו|הציבור (?:הרחב )?מוזמ|ขอเชิญ|ขอเรียนเชิญ|请|請|欢迎|歡迎)/iu;
const polite =
  /(?:sollten|bitten|können (?:sich|ihn|sie|es)|should|must|are asked to|are invited|can (?:apply|register|book|return)|deben|pueden|doivent|peuvent|devono|possono|следует|необходимо|просим|просят|приглаш|можно|запрош|просимо|просять|можна|πρέπει|μπορείτε|καλούνται|يمكن|يرجى|ندعو|ניתן|יש ל|מוזמנים|מבקשים מ|अनुरोध|अपील|অনুরোধ|আহ্বান|करें|कर सकते|सकेंगे|করুন|করতে পারবেন|করা যাবে|করতে হবে|ください|お待ちして|できます|受け付け|可以|请|须|需提前|應|应|하세요|바란다|부탁|바랍니다|가능|주십시오|შეგიძლიათ|შეუძლიათ|გთხოვ|კითხოვ|կարող|խնդր|โปรด|สามารถ|กรุณา)/iu;
/** Verbs that ask and end their sentence. */
const asksAtEnd =
  /(?:हों|आएँ|आएं|आइए|पधारें|लें|दें|भेजें|कीजिए|जाएँ|जाएं|चुनें|করুন|দিন|নিন|আসুন|পাঠান|যান|ுங்கள்|வும்|ండి|કરો|આપો|આવો|લો|करा|द्या|घ्या|세요|십시오|주십시오)[।.!！]*$/u;
/** Whether a sentence asks its readers to do something, in so many words. */
export const demands = (text: string): boolean => imperative.test(text) || polite.test(text) || asksAtEnd.test(text.trim());
