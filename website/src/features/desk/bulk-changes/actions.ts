'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import type { AppointmentDetail } from '@/contract/appointment';
import { MESSAGE_LENGTH, REASON_LENGTH } from '@/contract/limits';
import { staffAction } from '@/features/account/session/guards';
import type { StaffSession } from '@/features/account/session/session';
import { getAppointment } from '@/features/desk/appointments/data';
import { rescheduleAppointment } from '@/features/desk/staff-calendar/data';
import { localePath } from '@/i18n/routing';
import { nullIfUnavailable, withFallback } from '@/lib/backend/errors';
import { type Trouble, withFaultId } from '@/lib/guard/trouble';
import { type Words, wordsOf } from '@/lib/guard/words';
import { settleAppointment, tellPatient } from './mutations';
import { type BulkResult, type BulkState, bulkSchema, type DoctorTime, TYPED, type Typed } from './schema';
import { findClashes } from './spread-rules';

type Token = StaffSession['token'];
type Refused = Exclude<Awaited<ReturnType<typeof rescheduleAppointment>>, { ok: true }>['refusal'];

const TIME = 'time-';

function typedIn(form: FormData): Typed {
  const textOf = (name: keyof Typed) => String(form.get(`text-${name}`) ?? '').slice(0, MESSAGE_LENGTH);
  return { en: textOf('en'), ar: textOf('ar'), reason: textOf('reason') };
}

/** Joins lines by spaces: a message is sent as one line. */
function inOneLine({ en, ar, reason }: Typed): Typed {
  const joined = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');
  return { en: joined(en), ar: joined(ar), reason: joined(reason) };
}

const NO_FAULTS: Typed = { en: '', ar: '', reason: '' };

function textFaults(t: Words<'bulk'>, trouble: Trouble): Typed {
  const issues = trouble.kind === 'invalid' ? trouble.issues : [];
  const faultOf = (name: keyof Typed) => {
    const issue = issues.find(
      ({ path }) => path.at(-1) === name && (path[0] === 'texts' || path.length === 1),
    );
    if (!issue) return '';
    if (name === 'reason' && issue.message === 'required') return t('reason.missing');
    const fault = TEXT_FAULTS.find((one) => one === issue.message) ?? 'invalid';
    return t(`text.faults.${fault}`, { max: REASON_LENGTH });
  };
  return { en: faultOf('en'), ar: faultOf('ar'), reason: faultOf('reason') };
}

const TEXT_FAULTS = ['required', 'tooLong', 'placeholder'] as const;

function readForm(form: FormData) {
  const times = [...form].flatMap(([name, value]) =>
    name.startsWith(TIME) && value !== '' ? [[name.slice(TIME.length), value]] : [],
  );
  const { en, ar, reason } = inOneLine(typedIn(form));
  return {
    act: form.get('act'),
    query: form.get('query'),
    rows: form.getAll('row'),
    picks: form.getAll('pick'),
    times: Object.fromEntries(times),
    texts: { en, ar },
    reason,
  };
}

const words = wordsOf('bulk');

/** Does the same with several appointments, each by its own call as read; pressed again, what is done stays done. */
export const bulkAction = staffAction({
  schema: bulkSchema,
  read: readForm,
  words,
  back: ({ locale, input }) =>
    `${localePath({ locale, path: '/admin/appointments/several' })}?${new URLSearchParams(input.query)}`,
  refused: ({ t, trouble, body }): BulkState => {
    const { rows, picks } = readForm(body);
    const faults = textFaults(t, trouble);
    const isText = TYPED.some((name) => faults[name] !== '');
    return {
      results: [],
      text: isText ? t(faults.reason ? 'reason.wrong' : 'textWrong') : withFaultId(t('failed'), trouble),
      off: leftOut({ rows, picks }),
      attempt: randomUUID(),
      typed: typedIn(body),
      faults,
    };
  },
  handle: async ({ input, session: { token }, body, t }): Promise<BulkState> => {
    const { rows, picks } = input;
    const off = leftOut({ rows, picks: picks.map(({ id, version }) => `${id} ${version}`) });
    const common = { off, attempt: randomUUID(), typed: typedIn(body), faults: NO_FAULTS };
    if (picks.length === 0)
      return { ...common, results: [], text: t(input.act === 'message' ? 'nobodyTold' : 'nobody') };
    const times = new Map(input.act === 'reassign' ? Object.entries(input.times) : []);
    const clashes = findClashes(
      picks.flatMap(({ id }) => {
        const time = times.get(id);
        return time ? [{ id, time }] : [];
      }),
    );
    if (clashes.size > 0)
      return { ...common, results: await clashResults({ token, clashes, t }), text: t('clash') };
    const results: BulkResult[] = [];
    for (const { id, version } of picks) {
      const given = { token, id, version, t };
      if (input.act === 'confirm') results.push(await settleOne({ ...given, to: 'confirmed' }));
      else if (input.act === 'cancel')
        results.push(await settleOne({ ...given, to: 'canceled', reason: input.reason }));
      else if (input.act === 'message') results.push(await tellOne({ ...given, texts: input.texts }));
      else results.push(await reassignOne({ ...given, time: times.get(id) ?? null }));
    }
    refresh();
    return { ...common, results, text: '' };
  },
});

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

/** Returns where an appointment stands now; null for one that cannot be read. */
async function now({ token, id }: Pick<One, 'token' | 'id'>): Promise<AppointmentDetail | null> {
  return await nullIfUnavailable(() => getAppointment(token, id));
}

/** The two that cannot have the same time, each by the other's booking number; neither is sent. */
async function clashResults({
  token,
  clashes,
  t,
}: Pick<One, 'token' | 't'> & { clashes: Map<string, string> }): Promise<BulkResult[]> {
  const numbers = new Map<string, string>();
  for (const id of clashes.keys()) numbers.set(id, (await now({ token, id }))?.bookingNumber ?? '');
  return [...clashes].map(([id, other]) => ({
    id,
    number: numbers.get(id) ?? '',
    isDone: false,
    text: t('refused.clash', { other: numbers.get(other) ?? '' }),
  }));
}

async function settleOne({
  token,
  id,
  version,
  t,
  to,
  reason,
}: One & { to: 'confirmed' | 'canceled'; reason?: string }): Promise<BulkResult> {
  const outcome = await orFailed(() => settleAppointment(token, id, { version, to, reason }));
  const file = await now({ token, id });
  const number = file?.bookingNumber ?? '';
  if (outcome === 'changed')
    return { id, number, isDone: true, text: t(to === 'confirmed' ? 'done.confirm' : 'done.cancel') };
  if (file?.status === to) return { id, number, isDone: true, text: t('done.already') };
  return { id, number, isDone: false, text: t(`refused.${outcome}`) };
}

/** The backend tells the same words once, so that nothing has to be remembered here. */
async function tellOne({
  token,
  id,
  version,
  texts,
  t,
}: One & { texts: Pick<Typed, 'en' | 'ar'> }): Promise<BulkResult> {
  const outcome = await orFailed(() => tellPatient(token, id, { version, texts }));
  const number = (await now({ token, id }))?.bookingNumber ?? '';
  if (outcome === 'told') return { id, number, isDone: true, text: t('done.message') };
  return { id, number, isDone: false, text: t(`refused.${outcome === 'failed' ? 'notSent' : outcome}`) };
}

async function reassignOne({
  token,
  id,
  version,
  time,
  t,
}: One & { time: DoctorTime | null }): Promise<BulkResult> {
  if (time === null) {
    const number = (await now({ token, id }))?.bookingNumber ?? '';
    return { id, number, isDone: false, text: t('refused.noTime') };
  }
  const { doctor, startsAt } = time;
  const outcome = await orFailed(() => rescheduleAppointment({ token, id, version, startsAt, doctor }));
  const file = await now({ token, id });
  const number = file?.bookingNumber ?? '';
  if (outcome !== 'failed' && outcome.ok) return { id, number, isDone: true, text: t('done.reassign') };
  const isThere = file?.doctor.documentId === doctor && Date.parse(file.startsAt) === Date.parse(startsAt);
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
  return await withFallback(work, 'failed');
}
