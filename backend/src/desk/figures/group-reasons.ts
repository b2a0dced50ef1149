import type { CancellationReason } from '../../contract/figures';
import { foldText } from '../../contract/fold-text';
import type { ReasonPiece } from './pieces';

/**
 * Words by which a typed reason is told apart, folded: the first group with one of them has it. Beginnings of words, so that
 * "travelling" is found by "travel"; Arabic words also behind the article and "and".
 */
const WORDS: [CancellationReason, string[]][] = [
  ['twice', ['duplicate', 'twice', 'double', 'already booked', 'مكرر', 'مرتين', 'حجز اخر', 'محجوز']],
  [
    'notReached',
    [
      ...[
        'no answer',
        'not answer',
        'did not answer',
        'didnt answer',
        'unreachable',
        'not reach',
        'could not reach',
      ],
      ...[
        'wrong number',
        'phone off',
        'لم يرد',
        'لا يرد',
        'مغلق الهاتف',
        'الهاتف مغلق',
        'رقم خط',
        'تعذر الوصول',
        'تعذر الاتصال',
      ],
    ],
  ],
  [
    'mistake',
    [
      'mistake',
      'by error',
      'wrong',
      'test',
      'not covered',
      'خطا',
      'بالخطا',
      'تجربه',
      'غير مغطي',
      'غير متعاقد',
    ],
  ],
  [
    'closed',
    [
      'closed',
      'closure',
      'holiday',
      'power',
      'maintenance',
      'اغلاق',
      'مغلق',
      'عطله',
      'اجازه رسميه',
      'صيانه',
      'كهرباء',
    ],
  ],
  // Who is named goes before what happened: a patient who asks for another doctor, and a doctor who is ill.
  ['patientAsked', ['patient', 'المريض', 'صاحب الموعد']],
  ['doctorAway', ['doctor', 'dr', 'physician', 'طبيب', 'دكتور']],
  [
    'patientAsked',
    [
      ...[
        'asked',
        'request',
        'cannot come',
        'cant come',
        'can not come',
        'travel',
        'feels better',
        'recovered',
        'moved away',
      ],
      ...['بناء علي طلب', 'طلب', 'سافر', 'سفر', 'لن يحضر', 'لا يستطيع', 'تحسن'],
    ],
  ],
  [
    'doctorAway',
    [
      ...['ill', 'sick', 'surgery', 'emergency', 'leave', 'away', 'conference'],
      ...['مرض', 'مريض', 'اعتذار', 'اعتذر', 'اجازه', 'عمليه', 'موتمر', 'طاري', 'ظرف', 'ظروف'],
    ],
  ],
];

const STARTS = WORDS.map(
  ([reason, words]) =>
    [reason, new RegExp(`(?:^| )(?:و|ال|وال|ل|لل|ب|بال)?(?:${words.map(foldText).join('|')})`)] as const,
);

/** To which group a typed reason belongs. */
export function reasonGroup(reason: string | null): CancellationReason {
  const folded = foldText(reason ?? '');
  if (folded === '') return 'none';
  return STARTS.find(([, words]) => words.test(folded))?.[0] ?? 'other';
}

/** How many of what was typed are listed as they are. */
const MOST_TYPED = 30;

/**
 * Returns what was typed at least twice in two periods, the most frequent first, each as it was typed first; case, accents and dots make no
 * difference. What was typed once is left out: it may name somebody.
 */
export function listTyped({
  now,
  before,
}: {
  now: readonly ReasonPiece[];
  before: readonly ReasonPiece[];
}): { text: string; now: number; before: number }[] {
  const typed = new Map<string, { text: string; now: number; before: number }>();
  for (const [period, pieces] of [['now', now] as const, ['before', before] as const]) {
    for (const { reason, count } of pieces) {
      const folded = foldText(reason ?? '');
      if (folded === '') continue;
      const known = typed.get(folded) ?? { text: (reason ?? '').trim(), now: 0, before: 0 };
      known[period] += count;
      typed.set(folded, known);
    }
  }
  return [...typed.values()]
    .filter((one) => one.now + one.before > 1)
    .sort((a, b) => b.now - a.now || b.before - a.before || a.text.localeCompare(b.text))
    .slice(0, MOST_TYPED);
}
