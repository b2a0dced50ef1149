import type { ReturningPatients } from '@/features/booking/phone-proof/query';

/** Value for a patient who has no booking yet. */
export const SOMEONE_ELSE = 'new';

/** Returns what stands in the form for a known patient, named by the place in the list; for anybody else the fields are empty. */
export function typedOf(known: ReturningPatients, chosen: string) {
  const patient = /^\d{1,3}$/.test(chosen) ? known.patients[Number(chosen)] : undefined;
  return {
    phone: known.phone,
    firstName: patient?.firstName ?? '',
    lastName: patient?.lastName ?? '',
    age: String(patient?.age ?? ''),
    email: patient?.email ?? '',
  };
}
