import type { ReactNode } from "react";
import { Link } from "react-router";
import { CompanyLogo } from "../../lib/company-logo.tsx";
import { Logo } from "../../lib/logo.tsx";
// A file of its own: the page that the server draws and the script that draws it anew would each carry it.
import art from "./sign-in-art.svg?no-inline";

const lines = [
  { code: "EN", lang: "en", dir: "ltr", text: "Every kettle deserves a second boil." },
  { code: "DE", lang: "de", dir: "ltr", text: "Zweites Leben für jeden Wasserkocher." },
  { code: "AR", lang: "ar", dir: "rtl", text: "كل غلاية تستحق فرصة ثانية." },
] as const;

/** The pages before the console: a picture over the whole window, and on it two panels, what it is and the form. */
export function SignInFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="relative grid min-h-dvh place-items-center bg-backdrop p-4 sm:p-8">
      <img src={art} alt="" className="fixed inset-0 size-full object-cover dark:brightness-[.4] dark:saturate-150" />
      <main className="relative grid w-full max-w-[440px] overflow-hidden rounded-xl bg-canvas shadow-sheet min-[60rem]:min-h-[592px] min-[60rem]:max-w-[912px] min-[60rem]:grid-cols-[472fr_440fr]">
        <Story />
        <section aria-label={label} className="flex flex-col justify-center p-6 sm:p-8 min-[60rem]:px-12 min-[60rem]:py-11">
          <CompanyLogo className="mb-6 h-10 max-w-40 self-start" />
          {children}
        </section>
      </main>
    </div>
  );
}

function Story() {
  return (
    <section
      aria-label="Copydesk"
      className="flex flex-col border-line bg-rail p-6 max-[60rem]:border-b sm:px-8 sm:py-7 min-[60rem]:border-r min-[60rem]:px-12 min-[60rem]:pt-11 min-[60rem]:pb-10"
    >
      <Link to="/" aria-label="Copydesk, home" className="self-start rounded-sm">
        <Logo size={30} className="text-copy" />
      </Link>
      <p className="mt-5 font-title text-[28px] leading-[34px] tracking-[-0.03em] text-balance min-[60rem]:mt-auto min-[60rem]:text-[40px] min-[60rem]:leading-[46px]">
        One story, told once for every reader.
      </p>
      <ul className="mt-[34px] border-line border-t max-[60rem]:hidden">
        {lines.map((line) => (
          <li key={line.code} className="grid grid-cols-[36px_1fr] items-baseline border-line border-b py-[11px]">
            <span className="font-semibold text-2xs text-ink-3 tracking-code">{line.code}</span>
            <p
              lang={line.lang}
              dir={line.dir}
              className={line.dir === "rtl" ? "font-sign-in-arabic text-copy leading-[26px]" : "text-md leading-[26px]"}
            >
              {line.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
