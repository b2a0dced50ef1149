'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FreeTime } from '@/contract/availability';
import type { FieldFault } from '@/contract/field-faults';
import { loginPath } from '@/features/account/rules';
import { findSession } from '@/features/account/session';
import { appointmentPath } from '@/features/appointments/rules';
import { bookForCaller, moveVisit, type StaffRefusal } from '@/features/staff-days/data';
import { calendarPath } from '@/features/staff-days/rules';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { isFromOwnPage } from '@/lib/visitor';

/** What came of a form that books or moves; a success leads to the appointment instead. */
export interface FormState {
  outcome: 'none' | 'refused';
  text: string;
  /** Faults by field, in words. */
  faults: { field: string; text: string }[];
  /** Free times to choose from, when the wanted one is gone. */
  next: FreeTime[];
  /** What was typed, to show again. */
  typed: Record<string, string>;
}

const FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'age',
  'email',
  'additionalNotes',
  'service',
  'contractType',
  'organisation',
  'locale',
  'status',
  'overbookReason',
] as const;

const CODES = [
  'required',
  'invalid',
  'tooLong',
  'tooSmall',
  'tooBig',
  'notOffered',
  'consentRequired',
] as const satisfies readonly FieldFault[];

type Words = Awaited<ReturnType<typeof getTranslations<'staffDays'>>>;

function refuse({
  t,
  refusal,
  typed,
}: {
  t: Words;
  refusal: StaffRefusal;
  typed: Record<string, string>;
}): FormState {
  const faults =
    refusal.reason === 'invalid'
      ? refusal.faults.map(({ field, code }) => {
          const known = CODES.find((one) => one === code) ?? 'invalid';
          return { field, text: t(`faults.${known}`) };
        })
      : [];
  const isGone = faults.some(({ field }) => field === 'startsAt');
  const reason = isGone
    ? ('gone' as const)
    : refusal.reason === 'limit'
      ? (`limit.${refusal.limit}` as const)
      : refusal.reason;
  const next = refusal.reason === 'taken' ? refusal.next : [];
  return { outcome: 'refused', text: t(`refused.${reason}`), faults, next, typed };
}

const fault = (text: string, typed: Record<string, string>): FormState => ({
  outcome: 'refused',
  text,
  faults: [],
  next: [],
  typed,
});

function read(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const page = text('page');
  const locale = isLocale(page) ? page : routing.defaultLocale;
  const typed = Object.fromEntries(FIELDS.map((field) => [field, text(field)]));
  return { text, locale, typed };
}

/** Books for a caller; the backend judges every field, by the rules of a patient's booking. */
export async function bookForCallerAction(_: FormState, form: FormData): Promise<FormState> {
  const { text, locale, typed } = read(form);
  const t = await getTranslations({ locale, namespace: 'staffDays' });
  if (!(await isFromOwnPage())) return fault(t('failed'), typed);
  const { overbookReason, contractType = '', ...person } = typed;
  const isCash = contractType === 'cash';
  const request = {
    ...person,
    contractType,
    organisation: isCash ? null : person.organisation || undefined,
    service: person.service || null,
    branch: text('branch'),
    doctor: text('doctor'),
    startsAt: text('startsAt'),
    consent: text('consent') === 'on',
    ...(text('isOverbooking') ? { overbookReason } : {}),
  };
  let made: string;
  try {
    const session = await findSession();
    if (!session) redirect(loginPath({ locale, to: calendarPath({ locale, view: {} }), why: 'ended' }));
    const idempotencyKey = text('key');
    const outcome = await bookForCaller({ token: session.token, idempotencyKey, request });
    if (!outcome.ok) return refuse({ t, refusal: outcome.refusal, typed });
    made = outcome.documentId;
  } catch (error) {
    if (error instanceof BackendError) return fault(t('failed'), typed);
    throw error;
  }
  redirect(appointmentPath({ locale, id: made }));
}

const moveSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{24}$/),
  version: z.coerce.number().int().min(1),
  startsAt: z.iso.datetime(),
});

/** Moves a visit to the chosen time, as it was read. */
export async function moveVisitAction(_: FormState, form: FormData): Promise<FormState> {
  const { locale } = read(form);
  const t = await getTranslations({ locale, namespace: 'staffDays' });
  const move = moveSchema.safeParse(Object.fromEntries(form));
  if (!move.success) return fault(t('move.choose'), {});
  if (!(await isFromOwnPage())) return fault(t('failed'), {});
  const to = appointmentPath({ locale, id: move.data.id });
  try {
    const session = await findSession();
    if (!session) redirect(loginPath({ locale, to, why: 'ended' }));
    const outcome = await moveVisit({ token: session.token, ...move.data });
    if (!outcome.ok) return refuse({ t, refusal: outcome.refusal, typed: {} });
  } catch (error) {
    if (error instanceof BackendError) return fault(t('failed'), {});
    throw error;
  }
  redirect(to);
}
