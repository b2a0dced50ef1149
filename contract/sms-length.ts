/** The alphabet of GSM 03.38: a text in it has 160 letters to a part, any other 70. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Letters that count as two. */
const EXTENDED = '\f^{}\\[~]|€';

/** Characters that a part holds: alone, and as one of several, which need a header. */
const ROOM = { gsm: { alone: 160, ofMany: 153 }, unicode: { alone: 70, ofMany: 67 } };

/** A text as SMS, counted while it is typed; the backend counts by a library, and a test holds the two together. */
export function measureSms(text: string) {
  const graphemes = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  const isUnicode = !graphemes.every((sign) => BASIC.includes(sign) || EXTENDED.includes(sign));
  const { alone, ofMany } = isUnicode ? ROOM.unicode : ROOM.gsm;
  const sizes = graphemes.map((sign) => (isUnicode ? sign.length : EXTENDED.includes(sign) ? 2 : 1));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const letters = isUnicode ? graphemes.length : total;
  if (total <= alone) return { letters, parts: 1, isUnicode };
  let parts = 1;
  let filled = 0;
  for (const size of sizes) {
    // No sign is cut in two.
    if (filled + size > ofMany) {
      parts += 1;
      filled = 0;
    }
    filled += size;
  }
  return { letters, parts, isUnicode };
}
