import type { ON_THESE_DATES } from '../../contract/hours';
import { isolateLtr } from '../../contract/isolate';
import { type Clash, listClashes, type PlacedSchedule } from '../../scheduling/clashes';
import { dateAt } from '../../scheduling/zone';
import {
  type ArabicForms,
  countInArabic,
  othersInArabic,
  type Problem,
  problemAt,
  problemIf,
  type Words,
} from './problem';

export interface StoredSchedule extends Omit<PlacedSchedule, 'branch'> {
  label: string;
  doctor: string | null;
  branch: string | null;
  branchName: Words;
  onTheseDates: (typeof ON_THESE_DATES)[number] | null;
}

const DAYS: Record<string, Words> = {
  monday: { en: 'Monday', ar: 'الاثنين' },
  tuesday: { en: 'Tuesday', ar: 'الثلاثاء' },
  wednesday: { en: 'Wednesday', ar: 'الأربعاء' },
  thursday: { en: 'Thursday', ar: 'الخميس' },
  friday: { en: 'Friday', ar: 'الجمعة' },
  saturday: { en: 'Saturday', ar: 'السبت' },
  sunday: { en: 'Sunday', ar: 'الأحد' },
};

/** Returns what a set lacks; without it, the set would silently offer no times. */
function listMissing(set: StoredSchedule): Problem[] {
  const { doctor, branch, shifts, validFrom, validTo, onTheseDates } = set;
  const isDated = validFrom !== null || validTo !== null;
  return [
    ...problemIf(doctor === null, ['doctor'], { en: 'Choose the doctor.', ar: 'اختر الطبيب.' }),
    ...problemIf(branch === null, ['branch'], { en: 'Choose the branch.', ar: 'اختر الفرع.' }),
    ...problemIf(shifts.length === 0, ['shifts'], {
      en: 'Add at least one shift.',
      ar: 'أضف نوبة واحدة على الأقل.',
    }),
    ...problemIf(isDated && onTheseDates === null, ['onTheseDates'], {
      en: 'Choose what these hours do on their dates: replace the regular hours at this branch, or add to them.',
      ar: 'حدّد ما تفعله هذه المواعيد في تواريخها: تحل محل المواعيد المعتادة لهذا الفرع أم تضاف إليها.',
    }),
    ...problemIf(!isDated && onTheseDates === 'replaces_regular_hours', ['onTheseDates'], {
      en: 'Hours that replace the regular ones need a first or last day.',
      ar: 'المواعيد التي تحل محل المواعيد المعتادة تحتاج إلى يومها الأول أو الأخير.',
    }),
  ];
}

function wordsOfShift(set: StoredSchedule, shift: number): Words {
  const { weekday = 'monday', startsAt = '', endsAt = '' } = set.shifts[shift] ?? {};
  const [from, to] = [startsAt.slice(0, 5), endsAt.slice(0, 5)];
  const day = DAYS[weekday] ?? { en: weekday, ar: weekday };
  const label = set.label ? ` (${set.label})` : '';
  return {
    en: `${set.branchName.en}${label}, ${day.en} ${from} to ${to}`,
    ar: `${set.branchName.ar}${label}، ${day.ar} من ${from} إلى ${to}`,
  };
}

function clashProblem(clash: Clash, saved: StoredSchedule, others: StoredSchedule[]): Problem[] {
  const [own, other] = clash.one.set === saved.id ? [clash.one, clash.other] : [clash.other, clash.one];
  const set = others.find(({ id }) => id === other.set);
  if (own.set !== saved.id || !set) return [];
  const [here, there] = [wordsOfShift(saved, own.shift), wordsOfShift(set, other.shift)];
  return problemAt(['shifts', String(own.shift), 'startsAt'], {
    en: `The doctor would be in two places at once, first on ${clash.date}: here ${here.en}; there ${there.en}.`,
    ar: `سيكون الطبيب في مكانين في وقت واحد، أول مرة يوم ${clash.date}: هنا ${here.ar}؛ وهناك ${there.ar}.`,
  });
}

function isPlaced(set: StoredSchedule): set is StoredSchedule & { branch: string } {
  return set.branch !== null;
}

/** Returns what an editor must correct in a set of hours, also where it clashes with the doctor's `others` from today on. */
export function listHoursProblems(saved: StoredSchedule, others: StoredSchedule[], now: number): Problem[] {
  const missing = listMissing(saved);
  if (missing.length > 0) return missing;
  const sets = [saved, ...others].filter(isPlaced);
  const from = dateAt(now, saved.timeZone);
  return listClashes(sets, from).flatMap((clash) => clashProblem(clash, saved, others));
}

export interface OutsideAppointment {
  bookingNumber: string;
  startsAt: number;
  timeZone: string | null;
}

/** Number of appointments named in the message; the desk's list has them all. */
const MOST_NAMED = 12;
const ARABIC_COUNT: ArabicForms = {
  one: () => 'موعد واحد محجوز يقع',
  two: () => 'موعدان محجوزان يقعان',
  few: (count) => `${count} مواعيد محجوزة تقع`,
  many: (count) => `${count} موعدًا محجوزًا تقع`,
  other: (count) => `${count} موعد محجوز تقع`,
};

function wallOf({ startsAt, timeZone }: OutsideAppointment): string {
  if (timeZone === null) return '';
  const date = dateAt(startsAt, timeZone);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return ` (${date} ${time.format(startsAt)})`;
}

/** The list an editor is shown before hours are saved that leave appointments outside, and how to go on. */
export function outsideProblem(outside: OutsideAppointment[]): Problem[] {
  if (outside.length === 0) return [];
  const named = outside.slice(0, MOST_NAMED).map((one) => `${one.bookingNumber}${wallOf(one)}`);
  const rest = outside.length - named.length;
  const count = outside.length;
  return problemAt(['saveDespiteAppointments'], {
    en:
      `${count === 1 ? '1 appointment lies' : `${count} appointments lie`} outside these hours: ` +
      `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. Nothing has been saved. To save all the same, ` +
      'tick “Save although appointments are hit” and save again: the staff then find them under “To be moved”.',
    ar:
      `${countInArabic(ARABIC_COUNT, count)} خارج هذه المواعيد: ${named.map(isolateLtr).join('، ')}${rest > 0 ? ` ${othersInArabic(rest)}` : ''}. ` +
      'لم يُحفظ شيء. للحفظ رغم ذلك علّم «احفظ رغم وجود مواعيد متأثرة» واحفظ مرة أخرى: سيجدها فريق العيادة في «تحتاج إلى نقل».',
  });
}
