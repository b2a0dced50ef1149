'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import type { Messages } from 'next-intl';
import type { z } from 'zod';
import type { AppointmentDetail } from '@/contract/appointment';
import type { StatusChange } from '@/contract/changes';
import { MESSAGE_LENGTH, REASON_LENGTH } from '@/contract/limits';
import { staffAction } from '@/features/account/session/guards';
import { getAppointment } from '@/features/desk/appointments/data';
import { rescheduleAppointment } from '@/features/desk/staff-calendar/data';
import { localePath } from '@/i18n/routing';
import { nullIfUnavailable, withFallback } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import { type Trouble, withFaultId } from '@/lib/guard/trouble';
import { type Words, wordsOf } from '@/lib/guard/words';
import { settleAppointment, tellPatient } from './mutations';
import {
  type BulkAction,
  type BulkResult,
  type BulkState,
  bulkSchema,
  type DoctorTime,
  TYPED,
  type Typed,
} from './schema';
import { findClashes } from './spread-rules';

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
      return { ...common, results: await clashResults(token, clashes, t), text: t('clash') };
    const results: BulkResult[] = [];
    for (const { id, version } of picks) {
      const time = times.get(id);
      const why = await doOne(input, { token, id, version }, time);
      const file = await now({ token, id });
      const common = { id, number: file?.bookingNumber ?? '' };
      const isAlready = why !== null && file !== null && isAsWanted(input.act, file, time);
      if (why === null) results.push({ ...common, isDone: true, text: t(`done.${input.act}`) });
      else if (isAlready) results.push({ ...common, isDone: true, text: t('done.already') });
      else results.push({ ...common, isDone: false, text: t(`refused.${why}`) });
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
  token: StaffToken;
  id: string;
  version: number;
}

type Why = Exclude<keyof Messages['bulk']['refused'], 'clash'>;

/** Returns where an appointment stands now; null for one that cannot be read. */
async function now({ token, id }: Omit<One, 'version'>): Promise<AppointmentDetail | null> {
  return await nullIfUnavailable(() => getAppointment(token, id));
}

/** The two that cannot have the same time, each by the other's booking number; neither is sent. */
async function clashResults(token: StaffToken, clashes: Map<string, string>, t: Words<'bulk'>) {
  const numbers = new Map<string, string>();
  for (const id of clashes.keys()) numbers.set(id, (await now({ token, id }))?.bookingNumber ?? '');
  return [...clashes].map(([id, other]) => ({
    id,
    number: numbers.get(id) ?? '',
    isDone: false,
    text: t('refused.clash', { other: numbers.get(other) ?? '' }),
  }));
}

/** Does what is asked with an appointment as it was read; null once it is done, else why it is not. */
async function doOne(
  input: z.output<typeof bulkSchema>,
  { token, id, version }: One,
  time: DoctorTime | undefined,
): Promise<Why | null> {
  if (input.act === 'message') {
    // The backend tells the same words once, so that nothing has to be remembered here.
    const outcome = await orFailed(() => tellPatient(token, id, { version, texts: input.texts }));
    if (outcome === 'told') return null;
    return outcome === 'failed' ? 'notSent' : outcome;
  }
  if (input.act === 'reassign') {
    if (!time) return 'noTime';
    const { doctor, startsAt } = time;
    const outcome = await orFailed(() => rescheduleAppointment({ token, id, version, startsAt, doctor }));
    if (outcome === 'failed') return outcome;
    return outcome.ok ? null : refusalOf(outcome.refusal);
  }
  const change: StatusChange =
    input.act === 'cancel'
      ? { version, to: 'canceled', reason: input.reason }
      : { version, to: 'confirmed', reason: undefined };
  const outcome = await orFailed(() => settleAppointment(token, id, change));
  return outcome === 'changed' ? null : outcome;
}

/** True when an appointment is as it was to become, whoever has done that. */
function isAsWanted(
  act: BulkAction,
  { status, doctor, startsAt }: AppointmentDetail,
  time: DoctorTime | undefined,
): boolean {
  if (act === 'confirm') return status === 'confirmed';
  if (act === 'cancel') return status === 'canceled';
  return doctor.documentId === time?.doctor && Date.parse(startsAt) === Date.parse(time.startsAt);
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
