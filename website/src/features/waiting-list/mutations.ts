import 'server-only';
import type { Locale } from 'next-intl';
import { PERSON_FIELDS } from '@/contract/patient';
import type { FieldError } from '@/contract/refusals';
import type { BookingSetting } from '@/features/booking/data';
import { formWords } from '@/features/booking/patient-form-words';
import { getTranslations } from '@/i18n/translations';
import { nextTurn } from '@/lib/form-turn';
import { readValues, WAITING_FIELDS } from './schema';
import type { WaitingFormState } from './state';

/** The form as it was sent, to be shown again. */
export function sentAgain(body: FormData, former: unknown): WaitingFormState {
  return { turn: nextTurn(former), values: readValues(body), faults: {}, notice: null };
}

/** What the backend found wrong, in words beside the fields. */
export async function faultWords({
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
