import { dictionary } from '@zxcvbn-ts/language-common';

/** Characters, of any script (OWASP ASVS 5.0, 6.2.1 and 6.2.9). */
const SHORTEST = 8;
const LONGEST = 64;

export type PasswordFault = 'tooShort' | 'tooLong' | 'common';

const common = new Set(dictionary['passwords-common'].map(String));

/** As it is compared with common passwords: case and the usual trimmings at the end do not make one rare. */
function spellings(password: string): string[] {
  const lower = password.toLowerCase();
  return [lower, lower.replace(/[\d\p{P}\p{S}]+$/u, '')];
}

/**
 * What is wrong with a new password, or null. There are no rules of composition: length, and not being one that
 * many people have (the list of leaked passwords that zxcvbn-ts keeps) or that is made of what everybody knows.
 * @param known words an attacker has: the person's address and the clinic's name
 */
export function passwordFault({
  password,
  known = [],
}: {
  password: string;
  known?: string[];
}): PasswordFault | null {
  const text = password.normalize('NFC');
  const length = [...text].length;
  if (length < SHORTEST) return 'tooShort';
  if (length > LONGEST) return 'tooLong';
  if (new Set(text).size < 4) return 'common';
  const words = known.flatMap((word) => [word, word.split('@')[0] ?? '']).map((word) => word.toLowerCase());
  const taken = spellings(text).some(
    (spelling) => common.has(spelling) || (spelling.length >= 4 && words.includes(spelling)),
  );
  return taken ? 'common' : null;
}
