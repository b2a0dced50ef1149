import 'server-only';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import type { FreeTime } from '@/contract/availability';
import { PHONE_CHANNELS } from '@/contract/channels';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { type Doctor, listDoctors } from '@/features/site/doctors/data';
import { getFeeTable } from '@/features/site/fees/data';
import { readFreeTimes } from '@/features/site/next-free-times/data';
import { listServices, type Service } from '@/features/site/services/data';
import { listSpecialties, type Specialty } from '@/features/site/specialties/data';
import { withFallback } from '@/lib/backend/errors';
import { findSingleInLocale } from '@/lib/backend/localized';
import { cachePerLocale } from '@/lib/backend/per-request-cache';
import { closedSwitch, contentLocale, optionalRef, optionalText } from '@/lib/backend/shapes';
import { dateInZone, formatMoment } from '@/lib/time/clinic-time';
import type { Catalogue, Progress } from './rules';

/** Days for settings that were saved before there was a waiting list. */
const SOON_DAYS = 5;

const orElse = (usual: number) =>
  z
    .number()
    .int()
    .nullish()
    .transform((count) => count ?? usual);

const storedSetting = z.object({
  locale: contentLocale,
  horizonDays: z.number().int(),
  maxAge: z.number().int(),
  /** Age below which a guardian consents; 0 never asks. */
  guardianAge: orElse(0),
  notesMaxLength: z.number().int(),
  defaultService: optionalRef,
  /** E.164, as is the WhatsApp number. */
  callCentrePhone: z.string(),
  callCentreWhatsapp: optionalText,
  callCentreHours: optionalText,
  /** Promise of who calls, by when. */
  confirmationPromise: optionalText,
  whatToBring: optionalText,
  consentText: z.string(),
  offersSms: closedSwitch,
  offersWhatsapp: closedSwitch,
  phoneMessagesText: optionalText,
  /** Words by which a patient agrees to the clinic's news; null where nobody is asked. */
  newsText: optionalText,
  /** Days without free times from which the waiting list is offered. */
  waitingSoonDays: orElse(SOON_DAYS),
  /** True when patients are written to as they are called in. */
  tellsTurn: closedSwitch,
  countsVisits: closedSwitch,
});

/** The limits of booking and the words around it, as the clinic's editors set them. */
export type BookingSetting = NonNullable<Awaited<ReturnType<typeof findBookingSetting>>>;

/** Reads the booking settings in a language; null while there are none and so no bookings. Throws BackendError. */
export const findBookingSetting = cachePerLocale(async (locale) => {
  const tags = ['booking-setting', 'service'];
  const found = await findSingleInLocale({ name: 'booking-setting', locale, schema: storedSetting, tags });
  if (!found) return null;
  const { defaultService, locale: lang, offersSms, offersWhatsapp, phoneMessagesText, ...setting } = found;
  const isOffered = { sms: offersSms, whatsapp: offersWhatsapp };
  const channels = PHONE_CHANNELS.filter((channel) => isOffered[channel]);
  return {
    ...setting,
    /** Language of the words; differs from the page's when the translation is missing. */
    lang,
    /** Named by either language: one cannot name a service that is not written in it. */
    defaultServiceId: defaultService ?? (await getFeeTable()).usualService,
    /** Channels to a phone, with the words by which its owner agrees; null where nothing is offered. */
    phoneMessages: phoneMessagesText && channels.length > 0 ? { channels, text: phoneMessagesText } : null,
  };
});

/** Reads the settings where they are required; throws if there are none or the backend fails. */
export async function getBookingSetting(locale: Locale): Promise<BookingSetting> {
  const setting = await findBookingSetting(locale);
  if (!setting) throw new Error('The backend holds no booking settings.');
  return setting;
}

export type BookingDoctor = Doctor & { specialtyIds: string[]; branchIds: string[] };
export type BookingCatalogue = Catalogue<BookingDoctor, Specialty, Branch, Service>;
export type BookingProgress = Progress<BookingDoctor, Specialty, Branch, Service>;

/** Reads all published content of bookings, also what takes no new ones now; throws BackendError. */
export const getPublishedCatalogue = cachePerLocale(async (locale): Promise<BookingCatalogue> => {
  const [doctors, specialties, branches, services, setting] = await Promise.all([
    listDoctors({ locale }),
    listSpecialties({ locale }),
    listBranches({ locale }),
    listServices({ locale }),
    getBookingSetting(locale),
  ]);
  return {
    doctors: doctors.map((doctor) => ({
      ...doctor,
      specialtyIds: doctor.specialties.map((specialty) => specialty.id),
      branchIds: doctor.branches.map((branch) => branch.id),
    })),
    specialties,
    branches,
    services,
    defaultServiceId: setting.defaultServiceId,
  };
});

const takesBookings = (one: { takesNoNewBookings: boolean }) => !one.takesNoNewBookings;

/** Reads the bookable catalogue in the language of the page. @throws BackendError */
export const getCatalogue = cachePerLocale(async (locale): Promise<BookingCatalogue> => {
  const catalogue = await getPublishedCatalogue(locale);
  const branches = catalogue.branches.filter(takesBookings);
  const isOpen = (id: string) => branches.some((branch) => branch.id === id);
  return {
    ...catalogue,
    branches,
    services: catalogue.services.filter(takesBookings),
    doctors: catalogue.doctors
      .filter(takesBookings)
      .map((doctor) => ({ ...doctor, branchIds: doctor.branchIds.filter(isOpen) })),
  };
});

/** Tells whether anything can be booked here: false without settings, and while nobody can say. */
export async function isBookingOpen(locale: Locale): Promise<boolean> {
  return await withFallback(async () => {
    if (!(await findBookingSetting(locale))) return false;
    await getCatalogue(locale);
    return true;
  }, false);
}

const NEXT_TIMES = 6;
const DAYS_SEARCHED = 21;

interface Given extends Omit<Parameters<typeof readFreeTimes>[0], 'from' | 'days'> {
  startsAt: string;
  timeZone: string;
}

/** Reads a doctor's next free times in a branch from the day of `startsAt` or today, the first one however late; throws BackendError. */
export async function findNextTimes({ startsAt, timeZone, ...asked }: Given): Promise<FreeTime[]> {
  const instant = new Date(Math.max(Date.parse(startsAt), Date.now()));
  const from = dateInZone({ instant, timeZone });
  const { data, meta } = await readFreeTimes({ ...asked, from, days: DAYS_SEARCHED });
  const soon = data.flatMap((day) => day.slots).slice(0, NEXT_TIMES);
  // Some doctors come once a month.
  return soon.length > 0 || meta.nextFree === null ? soon : [meta.nextFree];
}

export type TimeChoice = ReturnType<typeof describeTimes>[number];

/** Free times as choices a person can read, in the branch's clock. */
export function describeTimes(slots: FreeTime[], timeZone: string, locale: Locale) {
  return slots.slice(0, NEXT_TIMES).map(({ startsAt }) => {
    const instant = new Date(startsAt);
    const label = formatMoment({ instant, timeZone, locale, style: 'long' });
    return { startsAt: instant.toISOString(), label };
  });
}
