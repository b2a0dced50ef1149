import type { Status } from '../../contract/transitions';

/** Longest line in octets (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

export const CALENDAR_STATUS: Record<Status, string> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  canceled: 'CANCELLED',
};

/** Text as RFC 5545 (3.3.11) wants it; other control characters have no place in a calendar. */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');
}

/** Breaks a line into pieces of at most 75 octets, never inside a letter (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** A date and time in UTC: an instant means the same whatever a calendar knows about the branch's zone. */
export function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A whole calendar of its lines, folded and ended as the standard wants it. */
export function calendarText(lines: readonly string[]): string {
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
