import { dictionary } from '@zxcvbn-ts/language-common';
import type { AccountFault } from '../../contract/account';

/** Characters, of any script (OWASP ASVS 5.0, 6.2.1 and 6.2.9). */
const SHORTEST = 8;
const LONGEST = 64;

type PasswordFault = Extract<AccountFault, 'tooShort' | 'tooLong' | 'common'>;

const common = new Set(dictionary['passwords-common'].map(String));

/** Returns the forms compared with common passwords: case and usual endings do not make one rare. */
function spellings(password: string): string[] {
  const lower = password.toLowerCase();
  return [lower, lower.replace(/[\d\p{P}\p{S}]+$/u, '')];
}

/** Folds words for comparison: one spelling of letters that Arabic writes in several ways, no marks, no case. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي');
}

/** Parts of what everybody knows that are worth nothing in a password, the longest first. */
function knownParts(known: string[]): string[] {
  const parts = known
    .map(fold)
    .flatMap((word) => [word.replace(/[^\p{L}\p{N}]+/gu, ''), ...word.split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= 3);
  return [...new Set(parts)].sort((one, other) => other.length - one.length);
}

/** True when little is left of a password once what everybody knows, digits and signs are taken out. */
function isMadeOf(password: string, known: string[]): boolean {
  const parts = knownParts(known);
  const letters = fold(password).replace(/[^\p{L}\p{N}]+/gu, '');
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), letters);
  return rest !== letters && [...rest.replace(/\p{N}+/gu, '')].length < 4;
}

/**
 * Returns what is wrong with a new password, or null: its length, that many people have it (zxcvbn-ts's list of leaked ones), or that
 * it is made of what an attacker has `known`. There are no rules of composition.
 */
export function passwordFault(password: string, known: string[] = []): PasswordFault | null {
  const text = password.normalize('NFC');
  const length = [...text].length;
  if (length < SHORTEST) return 'tooShort';
  if (length > LONGEST) return 'tooLong';
  if (new Set(text).size < 4) return 'common';
  if (spellings(text).some((spelling) => common.has(spelling))) return 'common';
  return isMadeOf(text, known) ? 'common' : null;
}
