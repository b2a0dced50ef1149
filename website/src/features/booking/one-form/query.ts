import 'server-only';
import type { Locale } from 'next-intl';
import type { SummaryError } from '@/components/form/error-summary';
import type { Option } from '@/components/form/select';
import { findBookedAppointment } from '@/features/booking/booked/query';
import {
  type BookingCatalogue,
  type BookingProgress,
  getBookingSetting,
  getCatalogue,
} from '@/features/booking/choices/data';
import { deriveProgress, servicesFor } from '@/features/booking/choices/rules';
import { NOTHING_PROMISED, promisedBy } from '@/features/booking/details/deposit-words';
import type { Typed } from '@/features/booking/details/schema';
import type { CodeAsked, WorkAsked } from '@/features/booking/details/state';
import type { FlowProps } from '@/features/booking/steps/choice-state';
import { type Asked as AskedWays, findWays } from '@/features/booking/times/next-steps-query';
import { readFees } from '@/features/site/fees/query';
import { listOrganisations } from '@/features/site/organisations/data';
import type { DangerQuestion } from '@/features/site/search/danger-words';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { type BookingQuery, bookingPath, choicesSearch } from '@/lib/address/booking-address';
import type { ContactQuestions } from '@/lib/contact/contact-questions';
import { sayFaultId } from '@/lib/request/fault-id';
import { currentFaultId } from '@/lib/request/request-context';
import { clinicZone, formatCalendarDate, todayIn } from '@/lib/time/clinic-time';
import { addDays, UNKNOWN_COUNTRY } from '@/lib/time/week';
import { type ChoiceFault, mismatches, plainSignature } from './rules';
import { describeDay, type FoundDay, findDay } from './times-query';

/** Reads the choices of the one-page form by the rules of the flow that starts with the doctor. */
export function plainProgress(query: BookingQuery, catalogue: BookingCatalogue): BookingProgress {
  return deriveProgress({ ...query, by: 'doctor' }, catalogue);
}

/** Returns the country by which phones are read: that of the chosen branch, else of the first one. */
export function countryOf({ branch }: BookingProgress, { branches }: BookingCatalogue): string {
  return branch?.country ?? branches[0]?.country ?? UNKNOWN_COUNTRY;
}

/** Choices that are made in selects. */
export type Choice = 'branch' | 'doctor' | 'service' | 'date';

/** State that a sent form carries along, with its outcome. It holds what was typed and nothing secret. */
interface Carried {
  turn: number;
  typed: Typed;
  /** Questions about phone and address, asked now or before. */
  questions?: ContactQuestions | undefined;
  /** Possible emergency in the notes, asked about now or before. */
  danger?: DangerQuestion | undefined;
  /** One per form, so that sending it twice books once; empty in a page that is the same for everybody. */
  idempotencyKey: string;
  /** Friendly message that a booking failed; `isUsedUp` if this form has booked already and a new one is needed. */
  notice: { title: string; text: string; isUsedUp?: boolean } | null;
  code: CodeAsked | null;
  work: WorkAsked | null;
  /** Address of the booking with its key, to go to now that this form is booked. */
  bookedHref: string | null;
}

const NEW: Carried = {
  turn: 0,
  typed: {},
  idempotencyKey: '',
  notice: null,
  code: null,
  work: null,
  bookedHref: null,
};

/** Content of the one-page form, in the language of the page. */
export type PlainState = Awaited<ReturnType<typeof describePlain>>;

/** Describes the one-page form of these choices, saying missing times; throws BackendError without doctors and branches. */
export async function describePlain(wanted: { locale: Locale; query: BookingQuery } & Partial<Carried>) {
  const { locale, query, ...given } = wanted;
  const [catalogue, setting, feeWords, fees] = await Promise.all([
    getCatalogue(locale),
    getBookingSetting(locale),
    getTranslations({ locale, namespace: 'fees' }),
    readFees(locale),
  ]);
  const progress = plainProgress(query, catalogue);
  const asked = { locale, query, progress, catalogue, setting };
  const { doctor, branch, service } = progress;
  const faults = mismatches({ query, doctor, branch, service });
  const timeZone = branch?.timeZone ?? clinicZone(catalogue.branches);
  const found =
    doctor && branch && service && !service.series && faults.length === 0
      ? await findDay({ doctor: doctor.id, branch, service: service.id, date: query.date })
      : null;
  const day = found?.kind === 'day' ? found.day : null;
  const promised = found?.kind === 'day' ? await promisedBy(found.meta, timeZone, locale) : NOTHING_PROMISED;
  const fee =
    doctor && branch && service
      ? fees.ofPlace({ doctor: doctor.id, branch: branch.id, service: service.id })
      : null;
  const organisations = await organisationsOf(locale, catalogue, branch);
  const values = {
    branch: (faults.some(({ field }) => field === 'branch') ? query.branch : numberOf(branch)) ?? '',
    doctor: numberOf(doctor) ?? '',
    service: numberOf(service) ?? (doctor ? '' : (query.service ?? '')),
    date: day?.date ?? query.date ?? '',
    time: query.time ?? '',
  };
  return {
    ...NEW,
    ...given,
    ...promised,
    options: optionsOf(asked, timeZone),
    /** Choices as they stand in the selects; `time` is an ISO instant in UTC. */
    values,
    times: day ? await describeDay(day, timeZone, locale) : null,
    /** The choices the times belong to; empty without times. */
    shownFor: day ? plainSignature(values) : '',
    fee:
      fee === null
        ? null
        : {
            shown: fee,
            text: `${feeWords('label')}: ${fee}`,
            note: organisations.length > 0 ? feeWords('contractNote') : null,
          },
    /** Text above the times, or in their place. */
    timesNote: await timesNote(asked, found),
    /** True when this doctor has no time at all there: the page then shows next steps. */
    isDeadEnd: found?.kind === 'none',
    ways:
      found?.kind === 'none' && doctor && branch && service
        ? await nextSteps({ locale, query: values, doctor, branch, service, catalogue })
        : [],
    /** Organisations whose cards the chosen branch accepts, or any branch; empty where only cash is taken. */
    organisations,
    stepByStep: localePath({ locale, path: bookingPath(stepByStep(values)) }),
    errors: await wordsOfFaults(faults, locale, progress),
    /** Last appointment that was booked in this browser, shown on return. */
    booked: await findBookedAppointment(locale),
  };
}

function numberOf(choice: { number: number } | null): string | undefined {
  return choice ? String(choice.number) : undefined;
}

/** Finds next steps without the time, which belongs to a doctor who has none; `value` is the query of their address. */
async function nextSteps({ query: { time: _, ...query }, ...asked }: AskedWays) {
  const ways = await findWays({ ...asked, query });
  return ways.map(({ query: chosen, title, lang, detail }) => ({
    value: choicesSearch(chosen),
    title,
    lang,
    detail,
  }));
}

async function organisationsOf(
  locale: Locale,
  catalogue: BookingCatalogue,
  branch: BookingProgress['branch'],
): Promise<Option[]> {
  const branches = branch ? [branch] : catalogue.branches;
  const found = await Promise.all(branches.map(({ id }) => listOrganisations(locale, id)));
  const byId = new Map(found.flat().map((one) => [one.id, one]));
  return [...byId.values()]
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, locale))
    .map(({ id, name, lang }) => ({ value: id, label: name, lang }));
}

function stepByStep({ branch, doctor, service }: Record<Choice, string>): BookingQuery {
  if (doctor) return { by: 'doctor', doctor, ...(branch && { branch }), ...(service && { service }) };
  return branch ? { by: 'branch', branch } : {};
}

function optionsOf(
  { locale, progress, catalogue, setting }: FlowProps,
  timeZone: string,
): Record<Choice, Option[]> {
  const { doctor, specialty } = progress;
  const open = catalogue.doctors.filter((one) => one.branchIds.length > 0);
  const services = doctor ? servicesFor(catalogue.services, doctor, specialty) : catalogue.services;
  const usualFirst = [...services].sort(
    (a, b) => Number(b.id === catalogue.defaultServiceId) - Number(a.id === catalogue.defaultServiceId),
  );
  const today = todayIn({ timeZone });
  return {
    branch: catalogue.branches
      .filter((branch) => open.some((one) => one.branchIds.includes(branch.id)))
      .map(toOption),
    // Every doctor with their branches: nothing disappears from a list that cannot be drawn anew by itself.
    doctor: open.map((one) => ({ ...toOption(one), label: `${one.name} (${joined(one.branches, locale)})` })),
    service: usualFirst.map(toOption),
    date: Array.from({ length: setting.horizonDays + 1 }, (_, index) => {
      const date = addDays({ date: today, days: index });
      return { value: date, label: formatCalendarDate({ date, locale }) };
    }),
  };
}

function toOption(entry: { number: number; name: string; lang: Locale }): Option {
  return { value: String(entry.number), label: entry.name, lang: entry.lang };
}

async function timesNote(
  { locale, query: { doctor: wanted, date: asked }, progress: { doctor, branch, service } }: FlowProps,
  found: FoundDay | null,
): Promise<string | null> {
  const t = await getTranslations({ locale, namespace: 'plainBooking' });
  if (found === null) {
    if (wanted && !doctor) return t('notOffered');
    // All its visits are looked at before it is booked.
    if (service?.series) return t('series');
    if (doctor && !branch) return t('branchFirst', { branches: joined(doctor.branches, locale) });
    return t('beforeTimes');
  }
  if (found.kind === 'failed') return sayFaultId({ text: t('timesFailed'), id: currentFaultId() });
  const date = asked && formatCalendarDate({ date: asked, locale });
  if (found.kind === 'none') return date && asked === found.from ? t('noneFrom', { date }) : t('none');
  // A day that is over was not full.
  return date && asked < found.day.date ? t('dayFull', { date }) : null;
}

function joined(names: { name: string }[], locale: Locale): string {
  return names.map(({ name }) => name).join(locale === 'ar' ? '، ' : ', ');
}

/** Faults of the choices as sentences, each tied to its control. */
export async function wordsOfFaults(faults: ChoiceFault[], locale: Locale, { doctor }: BookingProgress) {
  const t = await getTranslations({ locale, namespace: 'plainBooking.faults' });
  const branches = joined(doctor?.branches ?? [], locale);
  return faults.map(
    ({ field, code }): SummaryError => ({
      fieldId: field,
      message: code === 'branchElsewhere' ? t(code, { branches }) : t(code),
    }),
  );
}
