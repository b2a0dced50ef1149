import { defineAddress, oneOf, text } from '@/lib/address/address';

/** Other orders of the patients that are found than who came last first. */
export const PATIENT_SORTS = ['name', 'next'] as const;
export type PatientSort = (typeof PATIENT_SORTS)[number];

/** The page that shows whom a search finds; `search` is a mark that stands for what was typed. */
export const patientsAddress = defineAddress('/admin/patients', { search: text, sort: oneOf(PATIENT_SORTS) });
