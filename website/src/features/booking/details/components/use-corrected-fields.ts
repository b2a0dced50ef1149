'use client';

import { useState } from 'react';
import { checkHere, type PersonLimits } from '../check-client';

const NONE: ReadonlySet<string> = new Set();
/** Fields of the appointment itself, chosen from a list, so another choice is a corrected one. */
const CHOICES = ['branch', 'doctor', 'service', 'date', 'time'];

/** Tracks the fields put right since the last `answer`: their errors leave, and stay away while somebody types. */
export function useCorrectedFields(answer: object, limits: PersonLimits) {
  const [known, setKnown] = useState({ answer, corrected: NONE });
  const corrected = known.answer === answer ? known.corrected : NONE;

  /** Checks the form after every change in it. */
  async function look({
    form,
    wrong,
    changed,
  }: {
    form: HTMLFormElement;
    wrong: string[];
    changed?: string;
  }) {
    if (wrong.length === 0) return;
    const faults: Partial<Record<string, string>> = (await checkHere(new FormData(form), limits)) ?? {};
    const right = wrong.filter((field) =>
      CHOICES.includes(field) ? field === changed : faults[field] === undefined || hasPicture(form, field),
    );
    setKnown((before) => ({
      answer,
      corrected: new Set([...(before.answer === answer ? before.corrected : NONE), ...right]),
    }));
  }

  return { corrected, look };
}

/** Tells whether another picture of a card has been chosen; it is judged when it arrives. */
function hasPicture(form: HTMLFormElement, field: string): boolean {
  const picture = form.elements.namedItem(`${field}Picture`);
  return picture instanceof HTMLInputElement && (picture.files?.length ?? 0) > 0;
}
