import { defineAddress, oneOf, text } from '@/lib/address/address';

/** Other orders of the patients that are found than who came last first. */
export const PATIENT_SORTS = ['name', 'next'] as const;
export type PatientSort = (typeof PATIENT_SORTS)[number];

/** Page of the search results; `search` is an id under which the typed text is stored. */
export const patientsAddress = defineAddress('/admin/patients', { search: text, sort: oneOf(PATIENT_SORTS) });
