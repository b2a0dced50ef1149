import { isolateLtr } from '../contract/isolate';
import { THEME } from '../contract/theme';
import type { Language } from '../platform/clinic-time';

/** A piece of text; `ltr` marks numbers and phones, which read from left to right in both languages. */
export interface Run {
  text: string;
  ltr?: boolean;
}

export interface MailContent {
  language: Language;
  title: string;
  greeting: string;
  paragraphs: Run[][];
  facts: { label: string; value: Run[] }[];
  actions: { label: string; url: string }[];
  footer: Run[][];
  clinic: string;
}

const LINE_BREAKS = /\r\n|[\r\n\u0085\u2028\u2029]/g;

/** Returns text as one line without control characters, as a header needs. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(LINE_BREAKS, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function plain(runs: Run[]): string {
  return runs.map(({ text, ltr }) => (ltr ? isolateLtr(text) : text)).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function marked(runs: Run[]): string {
  return runs
    .map(({ text, ltr }) => {
      const words = escaped(text).replace(LINE_BREAKS, '<br>');
      return ltr ? `<bdi dir="ltr" style="unicode-bidi:isolate;white-space:nowrap">${words}</bdi>` : words;
    })
    .join('');
}

/** The mail as text: read by every program and every screen reader. */
export function renderText(mail: MailContent): string {
  return [
    mail.greeting,
    mail.title,
    ...mail.paragraphs.map(plain),
    mail.facts.map(({ label, value }) => `${label}: ${plain(value)}`).join('\n'),
    ...mail.actions.map(({ label, url }) => `${label}:\n${url}`),
    `-- \n${[...mail.footer.map(plain), mail.clinic].join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** Subject (`Your appointment is confirmed – Nile ENT`), text and HTML of a mail. */
export function renderMail(mail: MailContent) {
  const subject = [mail.title, mail.clinic].filter(Boolean).join(' – ').slice(0, 200);
  return { subject, text: renderText(mail), html: renderHtml(mail) };
}

/** Mail programs make colours of their own for the dark. */
const COLOURS = THEME.light;
const FONT = "font-family:Tahoma,'Segoe UI',Arial,sans-serif";

/** The mail as HTML: styles inline, one column, direction on the document and inside, as mail programs drop the rest. */
export function renderHtml(mail: MailContent): string {
  const dir = mail.language === 'ar' ? 'rtl' : 'ltr';
  const height = mail.language === 'ar' ? '1.8' : '1.6';
  const start = dir === 'rtl' ? 'right' : 'left';
  // Words of the other language keep their full stops at their end.
  const facts = mail.facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:4px 0;color:${COLOURS['text-soft']};vertical-align:top;text-align:${start};white-space:nowrap">${escaped(label)}</td><td dir="auto" style="padding:4px 16px;font-weight:bold;text-align:${start}">${marked(value)}</td></tr>`,
  );
  const actions = mail.actions.map(
    ({ label, url }, index) =>
      `<p style="margin:16px 0 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:bold;${index === 0 ? `background:${COLOURS.accent};color:${COLOURS['text-on-fill']}` : `border:1px solid ${COLOURS['line-strong']};color:${COLOURS.action}`}">${escaped(label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="${mail.language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(mail.title)}</title></head>
<body style="margin:0;padding:16px;background:${COLOURS['surface-warm']}">
<div lang="${mail.language}" dir="${dir}" style="max-width:560px;margin:0 auto;padding:24px;background:${COLOURS.surface};border-radius:16px;color:${COLOURS.text};font-size:16px;line-height:${height};text-align:${start};${FONT}">
<p style="margin:0;color:${COLOURS.accent};font-weight:bold">${escaped(mail.clinic)}</p>
<h1 style="margin:8px 0 16px;font-size:22px;line-height:1.4;color:${COLOURS.brand}">${escaped(mail.title)}</h1>
<p style="margin:0 0 12px">${escaped(mail.greeting)}</p>
${mail.paragraphs.map((runs) => `<p style="margin:0 0 12px">${marked(runs)}</p>`).join('\n')}
<table role="presentation" dir="${dir}" style="border-collapse:collapse;margin:8px 0;font-size:16px;line-height:${height}">${facts.join('')}</table>
${actions.join('\n')}
<hr style="border:0;border-top:1px solid ${COLOURS.line};margin:24px 0 12px">
${mail.footer.map((runs) => `<p style="margin:0 0 6px;font-size:13px;color:${COLOURS['text-soft']}">${marked(runs)}</p>`).join('\n')}
</div>
</body>
</html>
`;
}
