'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import type { Messages } from 'next-intl';
import type { z } from 'zod';
import type { AppointmentDetail } from '@/contract/appointment';
import { isolateLtr } from '@/contract/isolate';
import { MESSAGE_LENGTH, REASON_LENGTH } from '@/contract/limits';
import { staffAction } from '@/features/account/session/guards';
import { appointmentsAddress } from '@/features/desk/appointments/address';
import { changeStatus, getAppointment, tellPatient } from '@/features/desk/appointments/data';
import { isReached } from '@/features/desk/appointments/rules';
import { rescheduleAppointment, type StaffRefusal } from '@/features/desk/staff-calendar/data';
import type { Words } from '@/i18n/translations';
import { nullIfUnavailable, withFallback } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import { type Trouble, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import {
  type BulkAction,
  type BulkState,
  bulkSchema,
  type DoctorTime,
  NO_TEXTS,
  TYPED,
  type Typed,
} from './schema';
import { findClashes } from './spread-rules';

const TIME = 'time-';
const TEXT_FAULTS = ['required', 'tooLong', 'placeholder'] as const;

const textsIn = (form: FormData): Typed => typedIn(form, TYPED, MESSAGE_LENGTH);

/** Joins lines by spaces: a message is sent as one line. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

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

function readForm(form: FormData) {
  const times = [...form].flatMap(([name, value]) =>
    name.startsWith(TIME) && value !== '' ? [[name.slice(TIME.length), value]] : [],
  );
  const { en, ar, reason } = textsIn(form);
  return {
    act: form.get('act'),
    query: form.get('query'),
    rows: form.getAll('row'),
    picks: form.getAll('pick'),
    times: Object.fromEntries(times),
    texts: { en: inOneLine(en), ar: inOneLine(ar) },
    reason: inOneLine(reason),
  };
}

/** Applies the same change to several appointments, one call each; repeating it does not repeat those done. */
export const bulkAction = staffAction({
  schema: bulkSchema,
  read: readForm,
  words: 'bulk',
  back: ({ locale, input }) =>
    `${appointmentsAddress.entry(locale, 'several')}?${new URLSearchParams(input.query)}`,
  refused: ({ t, trouble, body }): BulkState => {
    const { rows, picks } = readForm(body);
    const picked = picks.map((pick) => String(pick).split(' ')[0]);
    const faults = textFaults(t, trouble);
    const isText = TYPED.some((name) => faults[name] !== '');
    return {
      results: [],
      text: isText ? t(faults.reason ? 'reason.wrong' : 'textWrong') : withFaultId(t('failed'), trouble),
      off: leftOut(rows, picked),
      attempt: randomUUID(),
      typed: textsIn(body),
      faults,
    };
  },
  handle: async ({ input, session: { token }, body, t }): Promise<BulkState> => {
    const { rows, picks } = input;
    const ids = picks.map(({ id }) => id);
    const common = { off: leftOut(rows, ids), attempt: randomUUID(), typed: textsIn(body), faults: NO_TEXTS };
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
    const results: BulkState['results'] = [];
    for (const { id, version } of picks) {
      const time = times.get(id);
      const why = await doOne(input, { token, id, version }, time);
      const file = await readNow(token, id);
      const common = { id, number: file?.bookingNumber ?? '' };
      const isAlready = why !== null && file !== null && isAsWanted(input.act, file, time);
      const what = t(`done.${input.act}`);
      const done = file === null || isReached(file) ? what : t('done.untold', { what });
      if (why === null) results.push({ ...common, isDone: true, text: done });
      else if (isAlready) results.push({ ...common, isDone: true, text: t('done.already') });
      else results.push({ ...common, isDone: false, text: t(`refused.${why}`) });
    }
    refresh();
    return { ...common, results, text: '' };
  },
});

function leftOut(rows: unknown[], picked: (string | undefined)[]): string[] {
  return rows.map(String).filter((id) => !picked.includes(id));
}

type Why = Exclude<keyof Messages['bulk']['refused'], 'clash'>;

/** One that cannot be sent does not take those after it with it. */
const FAILED = 'failed';

/** Returns where an appointment stands now; null for one that cannot be read. */
const readNow = (token: StaffToken, id: string) => nullIfUnavailable(() => getAppointment(token, id));

/** The two that cannot have the same time, each by the other's booking number; neither is sent. */
async function clashResults(token: StaffToken, clashes: Map<string, string>, t: Words<'bulk'>) {
  const numbers = new Map<string, string>();
  for (const id of clashes.keys()) numbers.set(id, (await readNow(token, id))?.bookingNumber ?? '');
  return [...clashes].map(([id, other]) => ({
    id,
    number: numbers.get(id) ?? '',
    isDone: false,
    text: t('refused.clash', { other: isolateLtr(numbers.get(other) ?? '') }),
  }));
}

/** Applies the change to one appointment as it was read; null on success, else the reason. */
async function doOne(
  input: z.output<typeof bulkSchema>,
  { token, id, version }: { token: StaffToken; id: string; version: number },
  time: DoctorTime | undefined,
): Promise<Why | null> {
  if (input.act === 'message') {
    // The backend sends the same text only once, so nothing has to be remembered here.
    const said = { version, texts: input.texts };
    const outcome = await withFallback(() => tellPatient(token, id, said), FAILED);
    if (outcome === 'told') return null;
    return outcome === FAILED ? 'notSent' : outcome;
  }
  if (input.act === 'reassign') {
    if (!time) return 'noTime';
    const { doctor, startsAt } = time;
    const move = { token, id, version, startsAt, doctor };
    const outcome = await withFallback(() => rescheduleAppointment(move), FAILED);
    if (outcome === FAILED) return outcome;
    return outcome === 'moved' ? null : refusalOf(outcome);
  }
  const change =
    input.act === 'cancel'
      ? ({ to: 'canceled', reason: input.reason } as const)
      : ({ to: 'confirmed', reason: undefined } as const);
  const outcome = await withFallback(() => changeStatus({ token, id, version, ...change }), FAILED);
  if (outcome === 'changed') return null;
  return outcome === 'reasonRequired' || outcome === 'tooEarly' ? 'notAllowed' : outcome;
}

/** True when an appointment is as it was to become, whoever has done that. */
function isAsWanted(act: BulkAction, file: AppointmentDetail, time: DoctorTime | undefined): boolean {
  if (act === 'confirm') return file.status === 'confirmed';
  if (act === 'cancel') return file.status === 'canceled';
  return file.doctor.documentId === time?.doctor && Date.parse(file.startsAt) === Date.parse(time.startsAt);
}

function refusalOf(refusal: StaffRefusal) {
  switch (refusal.reason) {
    case 'taken':
    case 'conflict':
    case 'withColleague':
      return refusal.reason;
    case 'invalid':
      return refusal.faults.some(({ field }) => field === 'organisation') ? 'organisation' : 'notOffered';
    default:
      return refusal.reason.startsWith('limit.') ? 'limit' : 'notAllowed';
  }
}
