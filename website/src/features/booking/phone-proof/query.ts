import 'server-only';
import type { Locale } from 'next-intl';
import { isolate } from '@/contract/isolate';
import { getTranslations } from '@/i18n/translations';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { formatPhone } from '@/lib/contact/phone';
import { listPhonePatients } from './data';
import { readProof } from './session';

/** Patients booked for under the phone that this browser has proved; the phone as a form of the country reads it. */
export type ReturningPatients = NonNullable<Awaited<ReturnType<typeof findReturningPatients>>>;

/** Finds them; null without a proved phone or patients under it, and when the backend cannot say: they can be typed. */
export async function findReturningPatients(locale: Locale, country: string) {
  const proof = await readProof();
  if (proof === null) return null;
  return await nullIfUnavailable(async () => {
    const found = await listPhonePatients(proof);
    if (!found || found.patients.length === 0) return null;
    const t = await getTranslations({ locale, namespace: 'booking.known' });
    const patients = found.patients.map((patient) => {
      const { firstName, lastName, age } = patient;
      return {
        ...patient,
        label: t('who', { name: isolate(`${firstName} ${lastName}`), age: age ?? -1 }),
      };
    });
    return { phone: formatPhone({ phone: found.phone, country }), patients };
  });
}
