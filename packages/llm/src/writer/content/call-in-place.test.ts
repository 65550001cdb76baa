import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

/** A call in the middle: who else can help stands behind it, and needs it. */
const stories: Readonly<Record<string, { story: string; asked: string; behind: string; closing: string }>> = {
  en: {
    story: `Amble mends its footbridge before the autumn

The footbridge at Amble lost half of its planks in the flood of January. The club mends it before 1 October.

New planks cost £9,200, of which the parish pays £6,000. We cannot take the rest from our savings.

So we ask for gifts of any size. Donate by 31 August at https://amble.example/bridge, or put it into the box at the mill. Whoever gives £50 has a name on a plank.

Apart from money we need twenty pairs of hands on 5 September. Bring gloves and a lunch.`,
    asked: "Donate by 31 August",
    behind: "Apart from money",
    closing: "https://amble.example/bridge",
  },
  ja: {
    story: `渡瀬橋を秋までに直します

渡瀬橋の床板が、1月の大水で半分ほど流されました。守る会は10月1日までに橋を直します。

床板の費用は92万円で、うち60万円は町の補助でまかないます。残りは積立金だけでは足りません。

そこで、一口千円のご寄付をお願いします。8月31日までに、会のページ（https://watase.example/hashi）からお申し込みください。一万円以上の方のお名前は床板に刻みます。

当日の作業は9月5日に行います。手伝ってくださる方は、寄付とは別に会までお知らせください。`,
    asked: "そこで、一口千円",
    behind: "寄付とは別に",
    closing: "申し込む（8月31日まで）：https://watase.example/hashi",
  },
  uk: {
    story: `Сироварня «Ґрунь» підсумувала рік

Сироварня «Ґрунь» продала торік 18 тонн бринзи й відкрила крамницю в Косові 3 березня. Виторг зріс на чверть.

Від 1 червня ціни зростуть на 8 %: подорожчали закваски.

За старою ціною встигнуть ті, хто не зволікає. Замовити партію можна до 25 травня на сторінці https://grun.example/syr. Найменша партія — 20 кілограмів.

Повний звіт надішлемо кожному, хто попросить.`,
    asked: "За старою ціною",
    behind: "Повний звіт",
    closing: "https://grun.example/syr",
  },
  ko: {
    story: `솔내빵집, 화덕 빵 ‘온밀’ 출시

솔내빵집은 화덕에 구운 통밀빵 ‘온밀’을 5월 6일 정식 출시한다고 밝혔다. 빵은 하루 200개만 굽는다.

값은 한 개 6,500원이다. 배송비는 따로 받지 않는다.

솔내빵집은 출시에 앞서 4월 28일까지 사전예약을 받는다. 누리집(https://solnae.example/bread)에서 예약하세요. 선착순 100명은 잼을 함께 받는다.

예약한 빵은 가까운 역에서 찾을 수도 있다. 찾는 시간은 오전 8시부터다.`,
    asked: "출시에 앞서",
    behind: "예약한 빵은",
    closing: "https://solnae.example/bread",
  },
  hi: {
    story: `नाव घाट पर पुस्तकालय खुला

सोनपुर के नाव घाट पर 2 जून से एक पुस्तकालय खुल रहा है। इसमें 3,000 किताबें हैं।

पुस्तकालय रोज़ सुबह 8 बजे खुलेगा। सदस्यता मुफ़्त है।

सदस्य बनने के लिए एक फ़ॉर्म भरना होगा। 25 मई तक https://ghat.example/pustak पर नाम दर्ज कराएँ। फ़ॉर्म के साथ एक फ़ोटो लगाएँ।

जो किताबें भी देना चाहते हैं, वे रविवार को घाट पर आएँ। वहाँ चाय भी मिलेगी।`,
    asked: "सदस्य बनने के लिए",
    behind: "जो किताबें भी",
    closing: "https://ghat.example/pustak",
  },
};

const posts = ["linkedin", "facebook", "instagram", "youtube"];

describe.each(Object.entries(stories))("a call that something stands behind in %s", (language, { story, asked, behind, closing }) => {
  const bodyOf = (channel: string) => {
    const { values } = askContent({ language, story }, channel);
    return String(values.body ?? values.caption ?? values.description);
  };

  test.each([...posts, "email", "blog", "press"])("keeps its place: %s", (channel) => {
    const text = bodyOf(channel);
    expect(text).toContain(asked);
    expect(text.indexOf(behind)).toBeGreaterThan(text.indexOf(asked));
  });

  // “Reserve: …” alone would ask for that of what stands right above it.
  const isNamed = !["ja", "ko"].includes(language);
  test.each([...posts, "blog", "press"])("is said again in a few words at the end where these say for what: %s", (channel) => {
    const last = bodyOf(channel).trim().split("\n").at(-1) ?? "";
    expect(last.endsWith(closing)).toBe(isNamed);
    if (isNamed) expect(last.length).toBeLessThan(90);
  });

  test("has its button in a letter", () => {
    expect(bodyOf("email").trim().split("\n").at(-1)).not.toContain(closing);
    expect(bodyOf("email").split(closing.replace(/^.*：/u, ""))).toHaveLength(2);
  });
});

describe.each(Object.entries(stories))("a call that nothing stands behind in %s", (language, { story, asked }) => {
  const short = story.split("\n\n").slice(0, -1).join("\n\n");
  test.each([...posts, "blog", "press"])("ends the text and is not said again: %s", (channel) => {
    const { values } = askContent({ language, story: short }, channel);
    const text = String(values.body ?? values.caption ?? values.description);
    expect(text.trim().split("\n").at(-1)).toContain(asked.split(" ")[0]);
    expect(text.split("https://")).toHaveLength(2);
  });
});

test.each([
  ["ko", "※ 잼은 예약을 취소하면 증정하지 않습니다."],
  ["en", "Note: names are cut into the planks in capitals."],
  ["uk", "Примітка: партії за старою ціною не змінюємо."],
])("a note in %s stands below what it speaks of", (language, note) => {
  const { story = "", asked = "" } = stories[language] ?? {};
  for (const channel of ["email", "blog", "press"]) {
    const { text } = askContent({ language, story: `${story}\n\n${note}` }, channel);
    expect(text.indexOf(note)).toBeGreaterThan(text.indexOf(asked));
  }
});

test("a form that is downloaded is no last line: its day is that of what is sent in", () => {
  const story = `Шкільний сад: конкурс малих грантів

Фонд «Подільське насіння» оголошує конкурс для шкіл Поділля. Заявки приймаємо до 15 листопада 2026 року включно.

Скільки коштів?
До 30 000 гривень на один заклад. Усього підтримаємо десять шкіл.

Як подати заявку?
1. Завантажте форму на сторінці www.nasinnia.example/sad.
2. Заповніть її разом з учнями: опис ідеї, план ділянки, кошторис.
3. Надішліть усе одним листом на адресу sad@nasinnia.example.

Коли будуть результати?
Список переможців опублікуємо на цій самій сторінці 14 грудня 2026 р. Садити можна вже з березня.

Хто обирає?
Журі з п'яти осіб. Дивимося на те, чи доглядатимуть сад самі діти.`;
  const { values } = askContent({ language: "uk", story }, "linkedin");
  expect(String(values.body)).not.toMatch(/^Завантажити/mu);
});
