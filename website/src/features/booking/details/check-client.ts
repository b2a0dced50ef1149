'use client';

import type { PersonLimits } from './limit-rules';
import type { PersonFaults } from './schema';

/** The same check as the website's, fetched when it is first needed; without it the website's alone decides. */
export async function checkHere(data: FormData, limits: PersonLimits): Promise<PersonFaults | null> {
  try {
    const { checkPerson, readTyped } = await import('./schema');
    const checked = checkPerson(readTyped(data), limits);
    return 'faults' in checked ? checked.faults : null;
  } catch {
    return null;
  }
}
