import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

test.each([
  [
    "ta",
    `ஏர் அழைப்பு தொடக்கம்

உழவர் சங்கம் ‘ஏர் அழைப்பு’ சேவையை மே 3 அன்று தொடங்குகிறது. செயலி தேவையில்லை.

கட்டண விவரம்
- உழவு: மணிக்கு ரூ.850
- நடவு: ஏக்கருக்கு ரூ.3,200

டீசல், ஓட்டுநர் கூலி இரண்டும் இதில் அடங்கும். சங்க உறுப்பினர்களுக்கு 10 சதவீதம் சலுகை உண்டு.

https://yer.example தளத்தில் பதிவு செய்யுங்கள்.`,
    "10 சதவீதம்",
  ],
  [
    "en",
    `The ferry runs again

The ferry of Selby runs again from 3 May 2027 and takes forty people.

Prices
- one crossing: £2
- ten crossings: £15

Helmets and vests are part of that, as the list at https://ferry.example/prices says. Members pay 10 per cent less.

Book a seat until 1 May at https://ferry.example.`,
    "10 per cent",
  ],
])("a script says nothing out of a paragraph whose beginning it leaves out (%s)", (language, story, late) =>
  expect(askContent({ language, story }, "tiktok").values.script).not.toContain(late),
);
