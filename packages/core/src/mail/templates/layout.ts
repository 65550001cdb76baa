import type { MailContent } from "../../kernel/index.ts";

export interface Letter {
  subject: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  button?: { label: string; link: string };
  /** Paragraphs after it, smaller. */
  after: readonly string[];
}

const ink = "#171a21";
const quiet = "#5c6370";
const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif";

/** A letter as text and as HTML that needs no picture, no style sheet and no network. */
export function letter({ subject, before, button, after }: Letter): MailContent {
  const text = [...before, ...(button ? [`${button.label}:\n${button.link}`] : []), ...after, "Copydesk"].join("\n\n");
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#f4f5f7;${font}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">`,
    `<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="width:100%;max-width:520px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px">`,
    `<p style="margin:0 0 24px;font-size:17px;font-weight:600;color:#0131a9">Copydesk</p>`,
    ...before.map((one) => paragraph(one, `font-size:16px;line-height:25px;color:${ink}`)),
    button ? buttonOf(button) : "",
    ...after.map((one) => paragraph(one, `font-size:13px;line-height:20px;color:${quiet}`)),
    "</td></tr></table></td></tr></table></body></html>",
  ].join("\n");
  return { subject, text: `${text}\n`, html };
}

const paragraph = (text: string, style: string) => `<p dir="auto" style="margin:0 0 16px;${style}">${escaped(text)}</p>`;

/** The address stands below as text too: some mail programs show no buttons, and people like to see where they go. */
const buttonOf = ({ label, link }: { label: string; link: string }) =>
  [
    `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0131a9;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:${quiet};word-break:break-all">${escaped(link)}</p>`,
  ].join("\n");

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
