import { SegmentedMessage } from 'sms-segments-calculator';

/** Tells whether a text can be sent in the GSM alphabet; any other letter makes the whole of it Unicode, 70 to a part. */
export function isGsmText(text: string): boolean {
  return new SegmentedMessage(text).encodingName === 'GSM-7';
}

/** A text as SMS: its letters as phones count them, and the parts it is sent and paid in. */
export function countParts(text: string): { letters: number; parts: number; isUnicode: boolean } {
  const { numberOfCharacters, segmentsCount, encodingName } = new SegmentedMessage(text);
  return { letters: numberOfCharacters, parts: segmentsCount, isUnicode: encodingName !== 'GSM-7' };
}

/** Replaces typographic signs by the GSM alphabet's: one narrow space would more than halve what fits an SMS. */
export function plainSigns(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replaceAll('…', '...');
}
