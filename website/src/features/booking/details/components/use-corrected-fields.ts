'use client';

import { useState } from 'react';
import type { SummaryError } from '@/components/form/error-summary';
import type { PersonLimits } from '../limit-rules';
import type { PersonFaults } from '../schema';

const NONE: ReadonlySet<string> = new Set();
/** Fields of the appointment itself, chosen from a list, so another choice is a corrected one. */
const CHOICES = ['branch', 'doctor', 'service', 'date', 'time'];

/** Keeps the errors of an `answer` but of fields put right since: those leave, and stay away while somebody types. */
export function useCorrectedFields(answer: object, said: SummaryError[], limits: PersonLimits) {
  const [known, setKnown] = useState({ answer, corrected: NONE });
  const corrected = known.answer === answer ? known.corrected : NONE;

  /** Checks the form after every change in it; `changed` names the field. */
  async function look(form: HTMLFormElement, changed?: string) {
    if (said.length === 0) return;
    const faults: Partial<Record<string, string>> = (await checkHere(new FormData(form), limits)) ?? {};
    const right = said.flatMap(({ fieldId: field }) => {
      const isRight = CHOICES.includes(field)
        ? field === changed
        : faults[field] === undefined || hasPicture(form, field);
      return isRight ? [field] : [];
    });
    setKnown((before) => ({
      answer,
      corrected: new Set([...(before.answer === answer ? before.corrected : NONE), ...right]),
    }));
  }

  return { errors: said.filter(({ fieldId }) => !corrected.has(fieldId)), look };
}

/** Tells whether another picture of a card has been chosen; it is judged when it arrives. */
function hasPicture(form: HTMLFormElement, field: string): boolean {
  const picture = form.elements.namedItem(`${field}Picture`);
  return picture instanceof HTMLInputElement && (picture.files?.length ?? 0) > 0;
}

/** The same check as the website's, fetched when it is first needed; without it the website's alone decides. */
export async function checkHere(data: FormData, limits: PersonLimits): Promise<PersonFaults | null> {
  try {
    const { checkPerson, readTyped } = await import('../schema');
    const checked = checkPerson(readTyped(data), limits);
    return 'faults' in checked ? checked.faults : null;
  } catch {
    return null;
  }
}
