import type { Core } from '@strapi/strapi';
import { questionsStateOf } from '../../appointments/changes/visit-answers';
import { type DepositRow, listDeposits, presentOwnDeposit } from '../../appointments/deposits/deposit-rows';
import { type AppointmentRow, readSeries } from '../../appointments/record/appointment-rows';
import { readCancellation } from '../../appointments/record/cancellation';
import { textNow } from '../../catalogue/booked-facts';
import type { Entry, Names } from '../../catalogue/catalogue-data';
import type { DepositState } from '../../contract/deposit';
import { formatAmount } from '../../contract/fees';
import { fromMinor } from '../../contract/money';
import { isErased } from '../../contract/patient';
import { appointmentMoment, appointmentTime, type Language, shortDate } from '../../platform/clinic-time';
import { publicAddress } from '../../platform/environment/environment';
import { servicesOf } from '../../platform/services';
import { dateAt } from '../../scheduling/zone';
import type { AppointmentSheet } from './appointment-sheet';
import { callHoursWords } from './call-hours-words';
import { readClinicWords } from './clinic-words';
import { feeWords } from './fee-words';

type Told = { amount: string; until: string; refund: string };

const WORDS: Record<Language, Partial<Record<DepositState, (told: Told) => string>>> = {
  en: {
    asked: ({ amount, until, refund }) =>
      `Deposit: ${amount}, to be paid by ${until}. If you cancel before ${refund}, it is given back; later it is kept.`,
    paid: ({ amount, refund }) =>
      `Deposit paid: ${amount}. If you cancel before ${refund}, it is given back; later it is kept.`,
    owed: ({ amount }) => `You have paid a deposit of ${amount}. The clinic gives it back to you.`,
    kept: ({ amount, refund }) =>
      `The deposit of ${amount} is kept, as the booking said: it was to be given back until ${refund}.`,
    repaid: ({ amount }) => `Your deposit of ${amount} has been given back.`,
    disputed: ({ amount }) =>
      `A payment has reached us that is not the deposit of ${amount}. The clinic will look into it and contact you.`,
  },
  ar: {
    asked: ({ amount, until, refund }) =>
      `العربون: ${amount}، يُدفع قبل ${until}. إذا ألغيت قبل ${refund} يُرد إليك، وبعد ذلك لا يُرد.`,
    paid: ({ amount, refund }) =>
      `دُفع العربون: ${amount}. إذا ألغيت قبل ${refund} يُرد إليك، وبعد ذلك لا يُرد.`,
    owed: ({ amount }) => `دفعت عربونًا قدره ${amount}، وسترده العيادة إليك.`,
    kept: ({ amount, refund }) => `لا يُرد العربون ${amount} كما ذُكر في الحجز: كان رده حتى ${refund}.`,
    repaid: ({ amount }) => `رُد إليك العربون ${amount}.`,
    disputed: ({ amount }) => `وصلنا مبلغ يختلف عن العربون ${amount}. ستراجعه العيادة وتتواصل معك.`,
  },
};

/** Says until when something can be done: by the hour alone where that is today. */
export function untilWords(moment: Parameters<typeof shortDate>[0], now: number): string {
  const { instant, timeZone } = moment;
  const isToday = dateAt(instant, timeZone) === dateAt(now, timeZone);
  return isToday ? appointmentTime(moment) : `${shortDate(moment)} ${appointmentTime(moment)}`;
}

/** Returns what a sheet says of the deposits of an appointment; of several, about each. */
function depositOfSheet(deposits: readonly DepositRow[], row: AppointmentRow, language: Language) {
  const { time_zone: timeZone } = row;
  const asked = deposits.find(({ state }) => state === 'asked');
  const until = (instant: number) => untilWords({ instant, timeZone, language }, Date.now());
  const sentences = deposits.flatMap((deposit) => {
    const { state, amount, currency, refundUntil } = presentOwnDeposit(deposit, row);
    const sentence = WORDS[language][state];
    if (!sentence) return [];
    return sentence({
      amount: formatAmount({ amount: fromMinor(amount, currency), currency, language }),
      until: deposit.holds_until === null ? '' : until(deposit.holds_until),
      refund: appointmentMoment({ instant: Date.parse(refundUntil), timeZone, language }),
    });
  });
  return {
    deposit: sentences.length > 0 ? sentences.join(' ') : null,
    isDepositAsked: asked !== undefined,
    ...(asked?.holds_until ? { until: until(asked.holds_until) } : {}),
  };
}

/** Host name of the website, which makes names of calendar entries unique in the world. */
export function publicHost(): string {
  return new URL(publicAddress()).hostname;
}

/** Address of a page of the website; a key stands behind the `#`, which browsers send to no server. */
function pageUrl(path: string, key: string): string {
  return `${new URL(path, publicAddress()).href}#${key}`;
}

/** Address in few letters that the website leads on: `v` to a booking (`/ar/v/482915633#key`), `w` to a waiting entry. */
export function shortUrl(letter: 'v' | 'w', number: string, language: Language, key: string): string {
  return pageUrl(`/${language}/${letter}/${number.replace(/-/g, '')}`, key);
}

/** The page of an appointment in the staff area, behind the sign-in. */
export function staffUrl(language: Language, documentId: string): string {
  return new URL(`/${language}/admin/appointments/${documentId}`, publicAddress()).href;
}

/** Address of the booking; doctor and branch are the numbers of their pages. */
export function bookUrl(language: Language, doctor: number | null = null, branch: number | null = null) {
  const address = new URL(`/${language}/booking`, publicAddress());
  if (doctor !== null) {
    address.searchParams.set('by', 'doctor');
    address.searchParams.set('doctor', String(doctor));
    if (branch !== null) address.searchParams.set('branch', String(branch));
  }
  return address.href;
}

export async function readAppointmentSheet(
  strapi: Core.Strapi,
  row: AppointmentRow,
  language: Language,
): Promise<AppointmentSheet> {
  const visits = await readSeries(strapi.db.connection, row);
  const sheet = await readVisit(strapi, row, language);
  if (visits.length === 0) return sheet;
  return { ...sheet, series: await Promise.all(visits.map((visit) => readVisit(strapi, visit, language))) };
}

async function readVisit(
  strapi: Core.Strapi,
  row: AppointmentRow,
  language: Language,
): Promise<AppointmentSheet> {
  const { info, setting, branch, service } = await readClinicWords(strapi, row, language);
  const { catalogue, manageKeys } = servicesOf(strapi);
  const snapshot = await catalogue.get();
  const { data } = snapshot;
  const db = strapi.db.connection;
  const asked = await questionsStateOf({ db, catalogue: snapshot, now: Date.now() }, row);
  const { booked_as: booked, booking_number: number } = row;
  const place = data.branches[row.branch];
  const inWords = (entry: Entry | undefined, now: Names | undefined, was: Names | null) =>
    textNow({ entry, now, booked: was, language }) ?? '';
  const [doctor, appointment] = [data.doctors[row.doctor], data.services[row.service]];
  // The way to a branch that is not published may lead elsewhere than the address that was booked.
  const here = place ? branch : null;
  const location = here?.location ?? null;
  const toBring = [setting?.whatToBring, here?.whatToBring].filter(Boolean);
  return {
    language,
    bookingNumber: number,
    status: row.status,
    sequence: row.sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    firstName: isErased(row) ? '' : row.first_name,
    clinic: info?.siteName ?? '',
    shortClinic: info?.shortName ?? info?.siteName ?? '',
    doctor: inWords(doctor, doctor?.name, booked.doctor),
    service: inWords(appointment, appointment?.name, booked.service),
    fee: row.status === 'canceled' ? null : feeWords(booked.fee, row.contract_type, language),
    ...depositOfSheet(await listDeposits(strapi.db.connection, [row.document_id]), row, language),
    preparation: service?.preparation ?? null,
    visitLength: service?.visitLength ?? null,
    visitMinutes: service?.visitMinutes ?? null,
    branch: {
      name: inWords(place, place?.name, booked.branch),
      address: inWords(place, place?.address, booked.address),
      phone: place?.phone ?? booked.phone ?? '',
      country: place?.country ?? booked.country ?? '',
      mapUrl: location?.mapUrl ?? null,
      directions: here?.directions ?? null,
      place: location && { latitude: location.latitude, longitude: location.longitude },
    },
    callBy: row.status === 'pending' ? row.call_by : null,
    cancellation: await readCancellation(db, row),
    callCentre: {
      phone: setting?.callCentrePhone ?? '',
      hours: setting && (callHoursWords(setting.callHours, language) ?? setting.callCentreHours),
      // The known hour of the call replaces the editors' text on how long it takes.
      promise:
        row.status === 'pending' && row.call_by !== null ? null : (setting?.confirmationPromise ?? null),
    },
    getsNews: row.news_text !== null,
    asksQuestions: asked === 'open',
    whatToBring: toBring.length > 0 ? toBring.join('\n') : null,
    manageUrl: pageUrl(`/${language}/booking/confirmation/${number}`, manageKeys.keyFor(number)),
    bookUrl: bookUrl(language, doctor?.number, place?.number),
    shortUrl: shortUrl('v', number, language, manageKeys.shortKeyFor(number, row.phone)),
  };
}
