import 'server-only';
import type { Locale } from 'next-intl';
import { PERSON_FIELDS } from '@/contract/patient';
import type { FieldError } from '@/contract/refusals';
import {
  type BookingSetting,
  findBookingSetting,
  getPublishedCatalogue,
} from '@/features/booking/choices/data';
import { type FormWords, formWords } from '@/features/booking/details/words';
import { getTranslations, textsOf } from '@/i18n/translations';
import type { Trouble } from '@/lib/guard/trouble';
import { nextTurn } from '@/lib/request/form-turn';
import { UNKNOWN_COUNTRY } from '@/lib/time/week';
import type { JoinRefusal } from './data';
import { readValues, WAITING_FIELDS } from './schema';
import type { WaitingFormState } from './state';

interface Given {
  by: 'patient' | 'staff';
  locale: Locale;
  country: string;
  setting: BookingSetting;
}

/** The words of the form: for a patient, or for staff with somebody on the phone. */
export async function waitingFormWords({ by, locale, country, setting }: Given) {
  const t = await getTranslations({ locale, namespace: 'waitingList.form' });
  const person = await formWords(locale, country, setting);
  const { fields, errorTitle, errorPrefix, code, working, sending } = person;
  const isStaff = by === 'staff';
  return {
    ...{ errorTitle, errorPrefix, code, working, sending },
    labels: {
      ...person.labels,
      ...textsOf(t, 'doctor', 'branches', 'weekdays', 'until'),
      parts: t('dayParts'),
    },
    ...textsOf(t, 'any', 'anyDoctor', 'emailHint', 'language'),
    phone: { phoneCountry: fields.phoneCountry, phoneHint: t('phoneHint') },
    ...{ tellBy: fields.tellBy, consent: fields.consent },
    doctorHint: t(isStaff ? 'callerDoctorHint' : 'doctorHint'),
    wishes: t(isStaff ? 'callerWishes' : 'wishes'),
    person: t(isStaff ? 'caller' : 'person'),
    consentTitle: isStaff ? t('readOut') : fields.consentTitle,
    send: t(isStaff ? 'add' : 'send'),
  };
}

export type WaitingFormWords = Awaited<ReturnType<typeof waitingFormWords>>;

export function sentAgain(body: FormData, former: unknown, trouble?: Trouble): WaitingFormState {
  const values = readValues(body);
  // The key belongs to an earlier entry with other data, so this is a new entry.
  const isUsedUp = trouble?.kind === 'backend' && trouble.error.name === 'IdempotencyKeyReusedError';
  if (isUsedUp) values.key = [crypto.randomUUID()];
  return { turn: nextTurn(former), values, faults: {}, notice: null };
}

/** The form as it was sent, with the reason why it was not taken. */
export async function explain(
  state: WaitingFormState,
  refusal: Exclude<JoinRefusal, { reason: 'proof' | 'work' }>,
  locale: Locale,
): Promise<WaitingFormState> {
  const t = await getTranslations({ locale, namespace: 'waitingList.notices' });
  const saying = (text: string) => ({ ...state, notice: { text, isDone: false } });
  if (refusal.reason !== 'invalid') return saying(t(refusal.reason));
  if (refusal.issues.some(({ path: [field] }) => field === 'service')) return saying(t('noService'));
  const [setting, { branches }] = await Promise.all([
    findBookingSetting(locale),
    getPublishedCatalogue(locale),
  ]);
  const country = branches[0]?.country ?? UNKNOWN_COUNTRY;
  if (!setting) return saying(t('failed'));
  const faults = await faultWords(refusal.issues, await formWords(locale, country, setting), locale);
  // An error that belongs to no field is shown above the form.
  return Object.keys(faults).length > 0 ? { ...state, faults } : saying(t('failed'));
}

async function faultWords(issues: FieldError[], { faults, otherFault }: FormWords, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'waitingList.faults' });
  const found: Record<string, string> = {};
  for (const { path, code } of issues) {
    const [name] = path;
    if (!WAITING_FIELDS.some((known) => known === name)) continue;
    const person = PERSON_FIELDS.find((known) => known === name);
    found[name] ??=
      (name === 'email' && code === 'required' ? t('nobodyTold') : undefined) ??
      (name === 'until' ? t('until') : undefined) ??
      (name === 'doctor' || name === 'branches' ? t('nowhere') : undefined) ??
      (person && faults[person]?.[code]) ??
      otherFault;
  }
  return found;
}
