'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import type { AppointmentDetail } from '@/contract/appointment';
import { staffAction } from '@/features/account/guards';
import type { StaffSession } from '@/features/account/session';
import { getAppointment } from '@/features/appointments/data';
import { rescheduleAppointment } from '@/features/staff-calendar/data';
import { localePath } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { withFaultId } from '@/lib/guard/trouble';
import { type Words, wordsOf } from '@/lib/guard/words';
import { confirmAppointment } from './mutations';
import { type BulkResult, type BulkState, bulkSchema } from './schema';

type Token = StaffSession['token'];
type Refused = Exclude<Awaited<ReturnType<typeof rescheduleAppointment>>, { ok: true }>['refusal'];

const TIME = 'time-';

/** The fields of the form: one box for each appointment, and for some a chosen time. */
function readForm(form: FormData) {
  const times = [...form].flatMap(([name, value]) =>
    name.startsWith(TIME) && value !== '' ? [[name.slice(TIME.length), value]] : [],
  );
  return {
    act: form.get('act'),
    query: form.get('query'),
    rows: form.getAll('row'),
    picks: form.getAll('pick'),
    times: Object.fromEntries(times),
    to: form.get('to') || null,
  };
}

const words = wordsOf('bulk');

/**
 * Does the same with several appointments, one after the other, each by the call that does it with one and as it was looked
 * at. What is done is done: pressed again, after a reload or a lost line, it is found done and left alone.
 */
export const bulkAction = staffAction({
  schema: bulkSchema,
  read: readForm,
  words,
  back: ({ locale, input }) =>
    `${localePath({ locale, path: '/admin/appointments/several' })}?${new URLSearchParams(input.query)}`,
  refused: ({ t, trouble, body }): BulkState => {
    const { rows, picks } = readForm(body);
    return {
      results: [],
      text: withFaultId(t('failed'), trouble),
      off: leftOut({ rows, picks }),
      attempt: randomUUID(),
    };
  },
  handle: async ({ input, session: { token }, t }): Promise<BulkState> => {
    const { act, rows, picks, times, to } = input;
    const off = leftOut({ rows, picks: picks.map(({ id, version }) => `${id} ${version}`) });
    const attempt = randomUUID();
    if (picks.length === 0) return { results: [], text: t('nobody'), off, attempt };
    const results: BulkResult[] = [];
    for (const { id, version } of picks) {
      const startsAt = times[id] ?? null;
      const given = { token, id, version, t };
      results.push(
        act === 'confirm' ? await confirmOne(given) : await reassignOne({ ...given, to, startsAt }),
      );
    }
    refresh();
    return { results, text: '', off, attempt };
  },
});

/** What was shown and not ticked. */
function leftOut({ rows, picks }: { rows: unknown[]; picks: unknown[] }): string[] {
  const picked = new Set(picks.map((pick) => String(pick).split(' ')[0]));
  return rows.map(String).filter((id) => !picked.has(id));
}

interface One {
  token: Token;
  id: string;
  version: number;
  t: Words<'bulk'>;
}

/** Where an appointment stands now; null for one that cannot be read. */
async function now({ token, id }: Pick<One, 'token' | 'id'>): Promise<AppointmentDetail | null> {
  try {
    return await getAppointment({ token, id });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}

async function confirmOne({ token, id, version, t }: One): Promise<BulkResult> {
  const outcome = await orFailed(() => confirmAppointment({ token, id, version }));
  const file = await now({ token, id });
  const number = file?.bookingNumber ?? '';
  if (outcome === 'changed') return { id, number, isDone: true, text: t('done.confirm') };
  if (file?.status === 'confirmed') return { id, number, isDone: true, text: t('done.already') };
  return { id, number, isDone: false, text: t(`refused.${outcome}`) };
}

async function reassignOne({
  token,
  id,
  version,
  to,
  startsAt,
  t,
}: One & { to: string | null; startsAt: string | null }): Promise<BulkResult> {
  if (to === null || startsAt === null) {
    const number = (await now({ token, id }))?.bookingNumber ?? '';
    return { id, number, isDone: false, text: t('refused.noTime') };
  }
  const outcome = await orFailed(() => rescheduleAppointment({ token, id, version, startsAt, doctor: to }));
  const file = await now({ token, id });
  const number = file?.bookingNumber ?? '';
  if (outcome !== 'failed' && outcome.ok) return { id, number, isDone: true, text: t('done.reassign') };
  const isThere = file?.doctor.documentId === to && Date.parse(file.startsAt) === Date.parse(startsAt ?? '');
  if (isThere) return { id, number, isDone: true, text: t('done.already') };
  const why = outcome === 'failed' ? outcome : refusalOf(outcome.refusal);
  return { id, number, isDone: false, text: t(`refused.${why}`) };
}

function refusalOf(refusal: Refused) {
  switch (refusal.reason) {
    case 'taken':
    case 'conflict':
    case 'withColleague':
      return refusal.reason;
    case 'limit':
      return 'limit';
    case 'invalid':
      return refusal.faults.some(({ field }) => field === 'organisation') ? 'organisation' : 'notOffered';
    default:
      return 'notAllowed';
  }
}

/** One that cannot be sent does not take those after it with it. */
async function orFailed<Result>(work: () => Promise<Result>): Promise<Result | 'failed'> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return 'failed';
  }
}
