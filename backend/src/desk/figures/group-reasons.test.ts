import { expect, it } from 'vitest';
import { listTyped, reasonGroup } from './group-reasons';
import type { ReasonPiece } from './pieces';

it.each([
  ['The doctor is ill', 'doctorAway'],
  ['Dr. Mona has an emergency', 'doctorAway'],
  ['Sick', 'doctorAway'],
  ['اعتذار الطبيب', 'doctorAway'],
  ['الدكتور مريض اليوم', 'doctorAway'],
  ['Patient asked for another doctor', 'patientAsked'],
  ['TRAVELLING', 'patientAsked'],
  ['بناءً على طلب المريضة', 'patientAsked'],
  ['المريض سافر', 'patientAsked'],
  ['No answer, three times', 'notReached'],
  ['لم يردّ على الهاتف', 'notReached'],
  ['Duplicate booking of the patient', 'twice'],
  ['حجز مكرر', 'twice'],
  ['Branch closed (power cut)', 'closed'],
  ['إجازة رسمية', 'closed'],
  ['Booked by mistake', 'mistake'],
  ['تم الحجز بالخطأ', 'mistake'],
  ['see file', 'other'],
  ['…', 'none'],
  [null, 'none'],
])('the reason staff typed for a cancellation %s is of the group %s', (typed, group) => {
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
