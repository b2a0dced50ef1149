'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { ATTENDANCES } from '@/contract/attendance';
import { attendanceChange, version } from '@/contract/changes';
import { documentId as id } from '@/contract/document-id';
import { REASON_LENGTH } from '@/contract/limits';
import { staffAction } from '@/features/account/session/guards';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { withFaultId } from '@/lib/guard/trouble';
import { wordsOf } from '@/lib/guard/words';
import { todayAddress } from './address';
import { noteAttendance, pressAtDesk } from './data';
import { PRESSES, type Press } from './rules';

export interface PressState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
  undo: { id: string; version: number } | null;
}

/** A confirmed request has been told to its patient; that is not taken back by a press. */
const UNDONE: readonly Press[] = ['arrived', 'with_doctor', 'no_show', 'done'];

const words = wordsOf('today');

/** One press at the desk; the backend decides, and who was faster is not overwritten. */
export const pressAction = staffAction({
  schema: z.object({ id, version: z.coerce.number().pipe(version), press: z.enum(PRESSES) }),
  words,
  back: ({ locale }) => todayAddress.path(locale),
  refused: ({ t, trouble }): PressState => ({
    outcome: 'refused',
    text: withFaultId(t('refused.failed'), trouble),
    undo: null,
  }),
  handle: async ({ input, session: { token }, t }): Promise<PressState> => {
    const outcome = await pressAtDesk({ token, ...input });
    // Also after a refusal: the page shows how it stands now.
    refresh();
    if (!outcome.ok) return { outcome: 'refused', text: t(`refused.${outcome.reason}`), undo: null };
    const { documentId, version: next, firstName, lastName, ticket } = outcome.appointment;
    const isNumbered = input.press === 'arrived' && ticket !== null;
    return {
      outcome: 'changed',
      text: t(isNumbered ? 'pressed.arrivedWithTicket' : `pressed.${input.press}`, {
        name: `${firstName} ${lastName}`,
        ticket: ticket ?? 0,
      }),
      undo: UNDONE.includes(input.press) ? { id: documentId, version: next } : null,
    };
  },
});

export interface NoteState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
  isReasonMissing: boolean;
  typed: { to?: string; reason?: string };
}

export const noteAction = staffAction({
  schema: z.object({
    id,
    version: z.coerce.number().pipe(version),
    to: z.enum([...ATTENDANCES, 'none']),
    reason: attendanceChange.shape.reason,
  }),
  words,
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: ({ t, trouble, body }): NoteState => ({
    outcome: 'refused',
    text: withFaultId(t('refused.failed'), trouble),
    isReasonMissing: false,
    typed: {
      to: String(body.get('to') ?? ''),
      reason: String(body.get('reason') ?? '').slice(0, REASON_LENGTH),
    },
  }),
  handle: async ({ input: { to, ...input }, session: { token }, t }): Promise<NoteState> => {
    const outcome = await noteAttendance({ token, to: to === 'none' ? null : to, ...input });
    refresh();
    if (outcome === 'changed') {
      return { outcome, text: t('panel.saved'), isReasonMissing: false, typed: {} };
    }
    const isReasonMissing = outcome === 'reasonRequired';
    const text = isReasonMissing ? t('panel.reasonMissing') : t(`refused.${outcome}`);
    return { outcome: 'refused', text, isReasonMissing, typed: { to, reason: input.reason ?? '' } };
  },
});
