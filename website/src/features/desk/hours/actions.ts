'use server';

import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import { type FormState, faultless } from '@/components/form/field-values';
import { HOURS_WEEKDAYS, type HoursRequest, MOST_VISITS_HIT } from '@/contract/hours';
import { REASON_LENGTH } from '@/contract/limits';
import { managerAction } from '@/features/account/session/guards';
import type { Words } from '@/i18n/translations';
import { readDate, readId } from '@/lib/address/search-params';
import type { ManagerToken } from '@/lib/backend/token';
import { withFaultId } from '@/lib/guard/trouble';
import { formatDate, formatTime } from '@/lib/time/clinic-time';
import { closuresAddress, doctorHoursAddress, type HoursSaying, hoursAddress, roomsAddress } from './address';
import { changeHours, getDoctorHours, getHoursList, type HoursRefusal } from './data';
import { copyDay, fieldOf, type Given, readChange, readDecisions, weekOf } from './form-rules';
import { type DrawnDay, drawWeek, type SaidOffer, sayOffered } from './words';

export interface HoursPlan {
  isRemoval: boolean;
  visits: { id: string; version: number; line: string; number: string }[];
  days: DrawnDay[];
  offered: SaidOffer[];
}

export interface HoursState extends FormState<Given> {
  plan: HoursPlan | null;
}

const LONGEST = 400;
/** Two of each visit that is hit, and those of a week of shifts. */
const MOST_FIELDS = 2 * MOST_VISITS_HIT + 1000;
const form = z.object({
  given: z.record(z.string(), z.string()),
  copyTo: z.array(z.enum(HOURS_WEEKDAYS)),
});

function readForm(body: FormData): z.input<typeof form> {
  const fields = [...body]
    .slice(0, MOST_FIELDS)
    .flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !name.startsWith('$') ? [[name, value.trim().slice(0, LONGEST)]] : [],
    );
  const days = body.getAll('copyTo').map(String);
  return {
    given: {
      ...Object.fromEntries(fields.filter(([name]) => name !== 'copyTo')),
      // It becomes part of an address.
      doctor: readId(String(body.get('doctor') ?? '')) ?? '',
    },
    copyTo: HOURS_WEEKDAYS.filter((weekday) => days.includes(weekday)),
  };
}

function answer({ given, ...said }: Partial<HoursState> & { given: Given }): HoursState {
  return { ...faultless(given), plan: null, ...said };
}

/** Checks a change of hours, shows what it would do, or saves it; leads back to the page it was opened from. */
export const changeHoursAction = managerAction({
  read: readForm,
  schema: form,
  words: 'hours',
  back: ({ locale, input }) => pageOf(locale, input.given),
  refused: ({ t, trouble, body }): HoursState =>
    answer({ given: readForm(body).given, failed: withFaultId(t('form.failed'), trouble) }),
  handle: async ({ input: { given, copyTo }, session: { token }, locale, t }): Promise<HoursState> => {
    const { step } = given;
    const copyFrom = HOURS_WEEKDAYS.find((weekday) => weekday === given.copyFrom);
    if (step === 'copy' && copyFrom) return answer({ given: copyDay(given, copyFrom, copyTo) });
    const isRemoval = step === 'remove' || step === 'removeNow';
    const read = readChange(given, isRemoval);
    if (!read.ok) {
      const errors = read.faults.map(({ fieldId, fault }) => ({ fieldId, message: t(`faults.${fault}`) }));
      return answer({ given, errors });
    }
    const isTrial = step !== 'save' && step !== 'removeNow';
    const visits = isTrial ? [] : readDecisions(given);
    const reason = (given.reason ?? '').slice(0, REASON_LENGTH) || null;
    const week = readDate(weekOf(given));
    const request: HoursRequest = { change: read.change, isTrial, visits, reason, ...(week ? { week } : {}) };
    const asked = { token, locale, t, given, isRemoval, request };
    if (reason === null && visits.some(({ becomes }) => becomes === 'canceled'))
      return rehearse(asked, { errors: [{ fieldId: 'reason', message: t('faults.reason') }] });
    if (isTrial) return rehearse(asked);
    const outcome = await changeHours(token, request);
    if (!('refusal' in outcome)) redirect(pageOf(locale, given, isRemoval ? 'removed' : 'saved'));
    if (outcome.refusal === 'visits') return rehearse(asked, { failed: t('form.visitsChanged') });
    return explain(outcome, asked);
  },
});

/** Path of the page where a change began, which shows its result. */
function pageOf(locale: Locale, given: Given, outcome: HoursSaying | null = null): string {
  if (given.what === 'closure') return closuresAddress.path(locale, { outcome });
  if (given.what === 'out-of-order') return roomsAddress.path(locale, { outcome });
  if (!given.doctor) return hoursAddress.path(locale);
  return doctorHoursAddress(given.doctor).path(locale, { week: readDate(given.week), outcome });
}

interface Asked {
  token: ManagerToken;
  locale: Locale;
  t: Words<'hours'>;
  given: Given;
  isRemoval: boolean;
  request: HoursRequest;
}

function explain({ refusal }: HoursRefusal, { given, locale, t }: Asked): HoursState {
  if (refusal === 'conflict') return answer({ given, failed: t('form.conflict') });
  if (refusal === 'visits') return answer({ given, failed: t('form.visitsChanged') });
  const errors = refusal.map(({ path, message }) => ({
    fieldId: fieldOf(path, given),
    message: message[locale],
  }));
  return answer({ given, errors });
}

/** Tries the change without saving it, and returns what it would do. */
async function rehearse(asked: Asked, said: Partial<HoursState> = {}): Promise<HoursState> {
  const { token, locale, t, given, isRemoval, request } = asked;
  const outcome = await changeHours(token, { ...request, isTrial: true, visits: [], reason: null });
  if ('refusal' in outcome) return explain(outcome, asked);
  const { visits, days, offered } = outcome;
  if (visits.length > MOST_VISITS_HIT) return answer({ given, failed: t('form.tooMany') });
  const known = { locale, t, branches: await branchesFor(asked) };
  const plan: HoursPlan = {
    isRemoval,
    visits: visits.map(({ documentId: id, version, bookingNumber: number, startsAt, timeZone, ...visit }) => {
      const moment = { instant: startsAt, timeZone, locale };
      const line = t('visits.line', {
        date: formatDate({ ...moment, style: 'medium' }),
        time: formatTime(moment),
        name: visit.name ?? t('visits.erased'),
        doctor: visit.doctor?.[locale] ?? '',
        branch: visit.branch?.[locale] ?? '',
      });
      return { id, version, line, number };
    }),
    days: drawWeek(days, known),
    offered: sayOffered(offered, known),
  };
  return answer({ given, plan, ...said });
}

async function branchesFor({ token, locale, given: { doctor } }: Asked) {
  const asked = { token, locale, week: null };
  if (!doctor) return (await getHoursList(asked)).branches;
  return (await getDoctorHours({ ...asked, doctor }))?.branches ?? [];
}
