import 'server-only';
import type { Locale } from 'next-intl';
import { PERSON_FIELDS } from '@/contract/patient';
import type { FieldError } from '@/contract/refusals';
import {
  type BookingSetting,
  findBookingSetting,
  getPublishedCatalogue,
} from '@/features/booking/choices/data';
import { formWords } from '@/features/booking/details/words';
import { getTranslations } from '@/i18n/translations';
import { nextTurn } from '@/lib/request/form-turn';
import { UNKNOWN_COUNTRY } from '@/lib/time/week';
import type { JoinRefusal } from './data';
import { readValues, WAITING_FIELDS } from './schema';
import type { WaitingFormState } from './state';

/** The form as it was sent, to be shown again. */
export function sentAgain(body: FormData, former: unknown): WaitingFormState {
  return { turn: nextTurn(former), values: readValues(body), faults: {}, notice: null };
}

/** The form as it was sent, with the reason why it was not taken. */
export async function explain(
  state: WaitingFormState,
  refusal: Exclude<JoinRefusal, { reason: 'proof' | 'work' }>,
  locale: Locale,
): Promise<WaitingFormState> {
  const t = await getTranslations({ locale, namespace: 'waitingList' });
  if (refusal.reason !== 'invalid')
    return { ...state, notice: { text: t(`notices.${refusal.reason}`), isDone: false } };
  const [setting, { branches }] = await Promise.all([
    findBookingSetting(locale),
    getPublishedCatalogue(locale),
  ]);
  const country = branches[0]?.country ?? UNKNOWN_COUNTRY;
  if (!setting) return { ...state, notice: { text: t('notices.failed'), isDone: false } };
  const faults = await faultWords({ issues: refusal.issues, locale, setting, country });
  // A fault that no field shows must be said all the same.
  const notice = Object.keys(faults).length > 0 ? null : { text: t('notices.failed'), isDone: false };
  return { ...state, faults, notice };
}

async function faultWords({
  issues,
  locale,
  setting,
  country,
}: {
  issues: FieldError[];
  locale: Locale;
  setting: BookingSetting;
  country: string;
}): Promise<Record<string, string>> {
  const t = await getTranslations({ locale, namespace: 'waitingList.faults' });
  const { faults, otherFault } = await formWords(locale, country, setting);
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
