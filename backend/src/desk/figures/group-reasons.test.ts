import { expect, it } from 'vitest';
import { listTyped, reasonGroup } from './group-reasons';
import type { ReasonPiece } from './pieces';

const TYPED = {
  doctorAway: 'The doctor is ill|Dr. Mona has an emergency|Sick|اعتذار الطبيب|الدكتور مريض اليوم',
  patientAsked: 'Patient asked for another doctor|TRAVELLING|بناءً على طلب المريضة|المريض سافر',
  notReached: 'No answer, three times|لم يردّ على الهاتف',
  twice: 'Duplicate booking of the patient|حجز مكرر',
  closed: 'Branch closed (power cut)|إجازة رسمية',
  mistake: 'Booked by mistake|تم الحجز بالخطأ',
  other: 'see file',
  none: '…',
};

it.each([
  ...Object.entries(TYPED).flatMap(([group, texts]) => texts.split('|').map((typed) => ({ typed, group }))),
  { typed: null, group: 'none' },
])('the reason staff typed for a cancellation $typed is of the group $group', ({ typed, group }) => {
  expect(reasonGroup(typed)).toBe(group);
});

it('the reason staff typed for a cancellation is listed as it was typed, with what differs in case and dots alone, but never what was typed once', () => {
  const piece = (reason: string | null, count = 1): ReasonPiece => ({
    ...{ at: 0, branch: 'b', key: 'b' },
    ...{ reason, count },
  });
  const now = [piece('Doctor ill'), piece('doctor ill.', 2), piece('Mrs Nour called'), piece(null, 9)];
  expect(listTyped({ now, before: [piece('DOCTOR  ILL'), piece('Closed', 2)] })).toEqual([
    { text: 'Doctor ill', now: 3, before: 1 },
    { text: 'Closed', now: 0, before: 2 },
  ]);
});
