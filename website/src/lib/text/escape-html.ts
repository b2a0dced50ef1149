const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Characters not allowed in XML, such as the vertical tab in text copied from Word. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it stands in HTML and XML, also between quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(NOT_IN_XML, ' ').replaceAll(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
}
