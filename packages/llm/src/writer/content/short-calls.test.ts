import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const post = (language: string, story: string, channel: string) => askContent({ language, story }, channel).text;

const mills = `Κέρδη 2,1 εκατ. για τους «Μύλους Κισσάβου» το 2025
Αυξημένες κατά 9% οι εξαγωγές αλεύρων – Προτεινόμενο μέρισμα 0,12 ευρώ ανά μετοχή

Οι «Μύλοι Κισσάβου» έκλεισαν το 2025 με κέρδη 2,1 εκατ. ευρώ και εξαγωγές σε 14 χώρες της Ευρώπης, της Ασίας και της Αφρικής, παρά την ακριβή ενέργεια και τις μικρές σοδειές.

Το νέο σιλό χτίστηκε πέρυσι και χωρά 8.000 τόνους. Χάρη σε αυτό η μονάδα δουλεύει και τον χειμώνα.

Εφόσον εγκριθεί το μέρισμα, θα καταβληθεί από τις 10 Ιουνίου.

Δηλώστε συμμετοχή στη διαδικτυακή συζήτηση μικρομετόχων, που θα γίνει τη Δευτέρα 11 Μαΐου, έως την Παρασκευή 8 Μαΐου και ώρα 12:00, στη διεύθυνση https://myloi.example.`;

describe("a call whose verb would ask for something else beside the headline", () => {
  test.each(["x", "threads", "tiktok"])("is told as the story says it: %s", (channel) => {
    const text = post("el", mills, channel);
    expect(text).toContain("Δηλώστε συμμετοχή στη διαδικτυακή συζήτηση μικρομετόχων");
    expect(text).not.toContain("Δήλωση συμμετοχής: ");
  });
  test("keeps its beginning where there is no room for all of it", () =>
    expect(post("el", mills, "sms")).toContain("Δηλώστε συμμετοχή στη διαδικτυακή συζήτηση μικρομετόχων: https://myloi.example"));
});

const songs = `ஊர்ப் பாடல்கள் காற்றில் கரையக் கூடாது!
மறந்துபோன பாடல்களைப் பதிவுசெய்ய 90 பாடகர்கள் தேவை – மே 20-க்குள் சேரலாம்

திருச்சி, ஏப். 12: ஊர்ப் பாடல்களைத் தொகுத்துவரும் ‘காற்றுவழி அறக்கட்டளை’, இந்த ஆண்டுக்கான பாடகர்களைத் தேர்ந்தெடுக்கிறது.

கடந்த ஆண்டு 40 பேர் சேர்ந்து 120 பாடல்களைப் பாடினர். அவற்றைப் பல பள்ளிகள் இலவசமாகப் பயன்படுத்தி வருகின்றன.

உங்கள் பாட்டி பாடிய பாடல் ஒன்றைப் பாடி, அந்த ஒலிப்பதிவை https://kaatruvazhi.example/paattu என்ற தளத்தில் மே 20, புதன்கிழமை இரவு 11.59 மணிக்குள் பதிவேற்றுங்கள். இணைய வசதி இல்லாதவர்கள் 0431-000 1811 என்ற எண்ணை அழைத்தால், தொலைபேசியிலேயே குரல் கேட்கப்படும்.`;

test.each(["x", "threads", "tiktok"])("what to send is told, and no telephone for others stands in for it: %s", (channel) => {
  expect(post("ta", songs, channel)).toContain("அந்த ஒலிப்பதிவை https://kaatruvazhi.example/paattu");
  expect(post("ta", songs, channel)).not.toMatch(/^(?!.*kaatruvazhi).*0431-000 1811/mu);
});

test("a verb, its last day and its address stay where the headline says what for", () => {
  const story = `Заявки на літню школу мельників\nНавчання безкоштовне, місць двадцять\n\nМлинарське товариство набирає учнів літньої школи мельників, яка почнеться 3 липня в Опішні на березі Ворскли поруч зі старим водяним млином.\n\nЩоб потрапити до літньої школи мельників, до п’ятниці, 15 травня, треба подати заявку з коротким листом про себе та своїми світлинами млинів, які вам подобаються найбільше, через сторінку https://mlynary.example/shkola.`;
  expect(post("uk", story, "sms")).toMatch(/Подати заявку \(до п'ятниці, 15 травня\): https:\/\/mlynary\.example\/shkola/u);
});
