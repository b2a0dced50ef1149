'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loginPath } from '@/features/account/rules';
import { findStaffForAction } from '@/features/account/session';
import { isLocale, type Locale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { isFromOwnPage } from '@/lib/visitor';
import { erasePatient, searchPatient } from './data';
import { patientsPath } from './rules';
import { type Erased, type Summary, soughtSchema } from './schema';

/** Where the page stands: what was looked for, what is stored, whether erasing was asked for once or done. */
export interface PatientState {
  sought: string;
  found: Summary | null;
  isAsked: boolean;
  erased: Erased | null;
  live: string[];
  error: string | null;
}

function localeOf(form: FormData): Locale {
  const given = form.get('locale');
  return isLocale(given) ? given : routing.defaultLocale;
}

/** Looks a patient up, asks once more before erasing, and erases. */
export async function patientAction(_: PatientState, form: FormData): Promise<PatientState> {
  const locale = localeOf(form);
  const t = await getTranslations({ locale, namespace: 'patients' });
  const sought = String(form.get('sought') ?? '').slice(0, 254);
  const state: PatientState = { sought, found: null, isAsked: false, erased: null, live: [], error: null };
  if (!(await isFromOwnPage())) return { ...state, error: t('failed') };
  if (!soughtSchema.safeParse(sought).success) return { ...state, error: t('missing') };
  try {
    const session = await findStaffForAction();
    if (!session) redirect(loginPath({ locale, to: patientsPath({ locale }), why: 'ended' }));
    const { token } = session;
    const found = await searchPatient({ token, sought });
    if (!found) return { ...state, error: t('missing') };
    const step = form.get('step');
    if (step === 'ask') return { ...state, found, isAsked: true };
    if (step !== 'erase') return { ...state, found };
    if (form.get('sure') !== 'true') return { ...state, found, isAsked: true, error: t('sureMissing') };
    const expected = { visits: Number(form.get('visits')), messages: Number(form.get('messages')) };
    const outcome = await erasePatient({ token, sought, expected });
    if (outcome.ok) return { ...state, sought: '', erased: outcome.erased };
    if (outcome.reason === 'live') return { ...state, found, live: outcome.bookingNumbers };
    return { ...state, found, error: t('changed') };
  } catch (error) {
    if (error instanceof BackendError) return { ...state, error: t('failed') };
    throw error;
  }
}
