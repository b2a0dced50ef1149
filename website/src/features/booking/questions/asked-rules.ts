import { createHash } from 'node:crypto';
import type { VisitQuestion } from '@/contract/visit-questions';

function nameOf({ key, kind, label, hint, choices, isRequired, shownIf }: VisitQuestion): string {
  const asked = JSON.stringify([kind, label, hint, choices, isRequired, shownIf]);
  return `${key}.${createHash('sha256').update(asked).digest('base64url').slice(0, 12)}`;
}

/** Writes as a field what a form asks. */
export function writeAsked(questions: readonly VisitQuestion[]): string {
  return questions.map(nameOf).join(' ');
}

/** Returns the keys of questions that have changed since {@link writeAsked} was called; none without it. */
export function keysChanged(asked: string, questions: readonly VisitQuestion[]): string[] {
  if (asked === '') return [];
  const names = asked.split(' ');
  return questions.filter((question) => !names.includes(nameOf(question))).map(({ key }) => key);
}
