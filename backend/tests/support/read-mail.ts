export type ReadMail = ReturnType<typeof readMail>;

type Part = { headers: Map<string, string>; body: string };

function split(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

/** Parts of parts too, down to the ones that hold something (RFC 2046). */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((raw) => leavesOf(split(raw.replace(/^\r\n/, ''))));
}

/** Bytes that are written as their numbers, a character each. */
const withBytes = (text: string) =>
  text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function decoded({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  return Buffer.from(withBytes(body.replace(/=\r\n/g, '')), 'latin1').toString();
}

/** Words of a header (RFC 2047). */
function headerText(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind, text) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : withBytes(text.replaceAll('_', ' ')),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString());
}

/** Reads a raw mail, enough of it for the mails this project writes. */
export function readMail(raw: string) {
  const whole = split(raw);
  const leaves = leavesOf(whole);
  const find = (type: string) => {
    const leaf = leaves.find((one) => one.headers.get('content-type')?.startsWith(type));
    return leaf ? decoded(leaf) : '';
  };
  return {
    to: whole.headers.get('to') ?? '',
    subject: headerText(whole.headers.get('subject') ?? ''),
    text: find('text/plain'),
    html: find('text/html'),
    /** The attached calendar file, empty when there is none. */
    calendar: find('text/calendar'),
  };
}
