'use client';

import type { PersonFaults } from './schema';

/** Limits of the patient's details: the country that decides how a phone is read, years, characters. */
export interface PersonLimits {
  country: string;
  maxAge: number;
  guardianAge: number;
  notesMaxLength: number;
}

/** The same check as the website's, fetched when it is first needed; without it the website's alone decides. */
export async function checkHere(data: FormData, limits: PersonLimits): Promise<PersonFaults | null> {
  try {
    const { checkPerson, createPersonSchema, readTyped } = await import('./schema');
    const { guardianAge } = limits;
    const checked = checkPerson({ typed: readTyped(data), schema: createPersonSchema(limits), guardianAge });
    return 'faults' in checked ? checked.faults : null;
  } catch {
    return null;
  }
}
