/** Texts that have broken programs before, as they are written (not encoded). */
export const TEXTS = [
  ...[
    'a 0 1 -1 1.5 1e999 NaN null undefined true false [] {} 99999999999999999999 -99999999999999999999',
    '2147483648 9007199254740993 0x10 __proto__ constructor prototype toString hasOwnProperty $where $ne',
    '* % _ ../../../etc/passwd ..%2f..%2f \\..\\ / // . .. ; | `id` \' " 2026-02-30 2026-11-22 0000-00-00',
    '9999-12-31 -271821-04-20T00:00:00Z +275760-09-13 24:00 +201001234567 ٠١٠٠ a@b a@b.example',
    'http://evil.example javascript:alert(1) <b> {{7*7}} 7KQM-4RX2 aaaaaaaaaaaaaaaaaaaaaaaa 👂🏽 أذن é',
  ].flatMap((line) => line.split(' ')),
  '',
  ' ',
  "' OR 1=1 --",
  '\0',
  '\u200f',
  '\u202e',
  '\ud800',
  '\ufeff',
  '\r\nX: y',
  '\t',
  'e\u0301'.repeat(50),
  ...['x'.repeat(300), 'x'.repeat(5000), '('.repeat(200), '['.repeat(200)],
];

/** Values of JSON of every kind, also where none is expected. */
export function jsonValue(random, depth = 0) {
  const leaf = () =>
    random.pick([...[null, true, false, 0, 1, -1, 1.5, 1e308, 1e20, '', [], {}], random.pick(TEXTS)]);
  if (depth > 3 || random.chance(0.6)) return leaf();
  const size = random.below(4);
  if (random.chance(0.4)) return Array.from({ length: size }, () => jsonValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [
      random.pick(random.chance(0.4) ? TEXTS : FIELDS),
      jsonValue(random, depth + 1),
    ]),
  );
}

/** Names that the calls of the backend and the forms of the website know. */
export const FIELDS = [
  'id documentId data name fullName email phone message locale language status to version reason',
  'startsAt doctor branch service specialty birthYear notes card identifier password code ticket proof',
  'sought format scope q columns page contractType organisation cardFront cardBack slug title seo',
  'blocks role branches type connect disconnect set ids entries action params filters sort roles',
].flatMap((line) => line.split(' '));
