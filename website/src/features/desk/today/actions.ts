'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { ATTENDANCES } from '@/contract/attendance';
import { attendanceChange } from '@/contract/changes';
import { documentId as id } from '@/contract/document-id';
import { QUEUE_STATES, type QueueRequest, queueRequest, queueStep } from '@/contract/queue';
import { refuse, refusedPress, staffAction } from '@/features/account/session/guards';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { send } from '@/lib/backend/calls';
import { refusedFields } from '@/lib/guard/trouble';
import { asRead } from '@/lib/guard/typed';
import { todayAddress } from './address';
import { pressAtDesk, stepInQueue } from './data';
import { PRESSES, type Press, saidOf } from './rules';

export type PressState = (NonNullable<FormResult> & { undo?: { id: string; version: number } | null }) | null;

/** A confirmed request has been told to its patient; that is not taken back by a press. */
const UNDONE: readonly Press[] = ['arrived', 'with_doctor', 'no_show', 'done'];

/** One press at the desk; the backend decides, and who was faster is not overwritten. */
export const pressAction = staffAction({
  schema: z.object({
    ...asRead,
    press: z.enum(PRESSES),
    reason: attendanceChange.shape.reason,
  }),
  words: 'today',
  back: ({ locale }) => todayAddress.path(locale),
  refused: refusedPress,
  handle: async ({ input: { id: visit, ...pressed }, body, session: { token }, t }): Promise<PressState> => {
    const outcome = await pressAtDesk(token, visit, pressed);
    // Also after a refusal: the page shows how it stands now.
    refresh();
    if (typeof outcome === 'string') return refuse(t(`refused.${outcome}`), body);
    const { documentId, version: next, firstName, lastName, ticket } = outcome;
    const { press } = pressed;
    return {
      outcome: 'changed',
      text: t(`pressed.${saidOf(press, outcome)}`, {
        name: `${firstName} ${lastName}`,
        ticket: ticket ?? 0,
      }),
      undo: UNDONE.includes(press) ? { id: documentId, version: next } : null,
    };
  },
});

export const noteAction = staffAction({
  schema: z.object({
    ...asRead,
    to: z.enum([...ATTENDANCES, 'none']),
    reason: attendanceChange.shape.reason,
  }),
  words: 'today',
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: refusedPress,
  handle: async ({
    input: { id: visit, to, ...input },
    body,
    session: { token },
    t,
  }): Promise<FormResult> => {
    const outcome = await pressAtDesk(token, visit, { press: to === 'none' ? null : to, ...input });
    refresh();
    if (typeof outcome !== 'string') return { outcome: 'changed', text: t('panel.saved') };
    if (outcome !== 'reasonRequired') return refuse(t(`refused.${outcome}`), body);
    const reason = t('panel.reasonMissing');
    return { ...refuse(reason, body), errors: { reason } };
  },
});

/** Puts somebody who takes no time into the queue of today, and leads to it. */
export const addToQueueAction = staffAction({
  schema: z.object({
    branch: id,
    doctor: z.preprocess((value) => value || null, id.nullable()),
    name: queueRequest.shape.name,
    phone: queueRequest.shape.phone,
    tellBy: z.preprocess((value) => value || null, queueRequest.shape.tellBy),
    language: queueRequest.shape.language,
  }),
  words: 'today.queue',
  back: ({ locale, input }) => todayAddress.path(locale, { branch: input.branch }),
  refused: (given) => {
    const { t, trouble, body } = given;
    if (refusedFields(trouble).includes('phone')) return refuse(t('phoneInvalid'), body);
    // A doctor or a way to tell them may have gone since the page was drawn, which is no fault of the name.
    return refusedPress(given, trouble.kind === 'invalid' ? t('nameMissing') : undefined);
  },
  handle: async ({ input, body, session: { token }, locale, t }): Promise<FormResult> => {
    if (input.tellBy && !input.phone) return refuse(t('phoneMissing'), body);
    const data: QueueRequest = { ...input, consentLocale: locale };
    await send({ path: '/queue-entries', data, token });
    redirect(`${todayAddress.path(locale, { branch: input.branch })}#queue`);
  },
});

/** Handles a button of an entry in the queue; out of turn it needs a reason. */
export const queueStepAction = staffAction({
  schema: z.object({
    ...asRead,
    to: z.enum(QUEUE_STATES),
    reason: queueStep.shape.reason,
    room: z.preprocess((value) => value || null, id.nullable()),
  }),
  words: 'today.queue',
  back: ({ locale }) => todayAddress.path(locale),
  refused: refusedPress,
  handle: async ({ input: { id: entry, ...step }, body, session: { token }, t }): Promise<FormResult> => {
    const outcome = await stepInQueue(token, entry, step);
    refresh();
    if (outcome === 'changed') return null;
    return refuse(t(outcome === 'reasonRequired' ? 'reasonMissing' : 'gone'), body);
  },
});
