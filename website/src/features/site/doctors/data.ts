import 'server-only';
import { z } from 'zod';
import { listBranches } from '@/features/site/branches/data';
import { withoutPast } from '@/features/site/branches/rules';
import { listSpecialties } from '@/features/site/specialties/data';
import type { Locale } from '@/i18n/routing';
import { optionalBlocks } from '@/lib/backend/blocks';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { optionalSeo } from '@/lib/backend/seo';
import {
  closedSwitch,
  joinRef,
  joinRefs,
  listOf,
  optionalRef,
  optionalText,
  ordered,
  orNull,
  picture,
  refIds,
} from '@/lib/backend/shapes';
import { findTranslated, type Translated, toAddressed } from '@/lib/backend/translated';
import { todayIn } from '@/lib/time/clinic-time';
import { GENDERS, holdsFrom, type Schedule, weeklyHours } from './rules';
import { listDaysOff, listSchedules } from './schedule-data';

const storedDoctor = z.object({
  ...ordered,
  name: z.string(),
  title: optionalText,
  /** The languages the doctor speaks, as an editor wrote them. */
  languages: optionalText,
  gender: orNull(z.enum(GENDERS)),
  takesNoNewBookings: closedSwitch,
  image: picture,
  specialties: refIds,
});

const year = orNull(z.number().int());

/** Address of a video, if it is safe to follow. */
const videoAddress = optionalText.transform((url) =>
  url && URL.parse(url)?.protocol === 'https:' ? url : null,
);

const storedProfile = storedDoctor.extend({
  practisingSince: year,
  training: listOf(
    z.object({ title: z.string(), institution: optionalText, fromYear: year, untilYear: year }),
  ),
  societies: listOf(z.object({ name: z.string(), role: optionalText })),
  treats: listOf(z.object({ documentId: z.string(), name: z.string() })),
  videoUrl: videoAddress,
  videoTitle: optionalText,
  bio: optionalBlocks,
  medicalDegrees: listOf(z.object({ title: z.string(), institution: optionalText, year })),
  seo: optionalSeo,
});

const storedSymptom = z.object({
  documentId: z.string(),
  specialty: optionalRef,
  service: optionalRef,
  redFlag: optionalRef,
});

export type Doctor = ReturnType<typeof toDoctor>;
export type Practice = ReturnType<typeof practicesOf>[number];
export type DoctorProfile = NonNullable<Awaited<ReturnType<typeof getDoctor>>>;

const sort = ['order:asc', 'number:asc'];

type Around = Awaited<ReturnType<typeof readAround>>;

async function readAround(locale: Locale) {
  const [specialties, branches, schedules] = await Promise.all([
    listSpecialties({ locale }),
    listBranches({ locale }),
    listSchedules(),
  ]);
  return { specialties, branches, schedules };
}

function toDoctor(entry: Translated<z.output<typeof storedDoctor>>, around: Around) {
  const { specialties, branches, schedules } = around;
  const { image, ...facts } = toAddressed(entry);
  const { en, ar } = entry.byLocale;
  const specialtyIds = joinRefs(Object.values(entry.byLocale).map((each) => each.specialties));
  const own = schedules.filter((schedule) => schedule.doctorId === facts.id);
  const names: Partial<Record<Locale, string>> = { en: en?.name, ar: ar?.name };
  const languagesIn: Partial<Record<Locale, string>> = {
    ...(en?.languages ? { en: en.languages } : {}),
    ...(ar?.languages ? { ar: ar.languages } : {}),
  };
  return {
    ...facts,
    /** The name in every language it exists in: one spelling helps to find the other. */
    names,
    languagesIn,
    picture: image,
    specialties: specialties.filter(({ id }) => specialtyIds.includes(id)),
    /** Branches where the doctor works today or later, in the branches' order. */
    branches: branches.filter((branch) => {
      const today = todayIn(branch);
      return own.some((schedule) => schedule.branchId === branch.id && holdsFrom(schedule, today));
    }),
  };
}

/** Every published doctor in the editors' order. Throws BackendError when the backend fails. */
export const listDoctors = cachePerRequest(async ({ locale }) => {
  const tags = ['doctor', 'specialty'];
  const [entries, around] = await Promise.all([
    findTranslated({ collection: 'doctors', locale, schema: storedDoctor, sort, tags }),
    readAround(locale),
  ]);
  return entries.map((entry) => toDoctor(entry, around));
});

/** Document ids that complaints lead to; links set in only one language count. */
async function listLeads(locale: Locale) {
  const tags = ['symptom', 'specialty', 'service', 'red-flag'];
  const query = { collection: 'symptoms', locale, schema: storedSymptom, sort: ['id:asc'], tags };
  const leads = (await findTranslated(query)).map(({ item, byLocale }) => {
    const all = Object.values(byLocale);
    const of = (name: 'specialty' | 'service' | 'redFlag') => joinRef(all.map((each) => each[name]));
    return [
      item.documentId,
      { specialty: of('specialty'), service: of('service'), redFlag: of('redFlag') },
    ] as const;
  });
  return new Map(leads);
}

/** Finds a published doctor by number, or null; throws BackendError, so that a fault looks like no missing doctor. */
export async function getDoctor(locale: Locale, number: number) {
  const tags = ['doctor', 'specialty', 'symptom'];
  const query = { collection: 'doctors', locale, schema: storedProfile, sort, tags };
  const [[entry], around, leads] = await Promise.all([
    findTranslated({ ...query, filters: { number } }),
    readAround(locale),
    listLeads(locale),
  ]);
  if (!entry) return null;
  const doctor = toDoctor(entry, around);
  const { bio, practisingSince, training, societies, videoUrl, videoTitle, seo } = entry.item;
  return {
    ...doctor,
    ...{ bio, practisingSince, training, societies, seo },
    degrees: entry.item.medicalDegrees,
    /** Complaints that this doctor treats; nothing that must not wait for a visit. The others are document ids. */
    treats: entry.item.treats.flatMap(({ documentId: id, name }) => {
      const { redFlag = null, specialty = null, service = null } = leads.get(id) ?? {};
      return redFlag === null ? [{ id, name, specialty, service }] : [];
    }),
    /** Video on another site, opened on demand. */
    video: videoUrl ? { url: videoUrl, title: videoTitle } : null,
    practices: practicesOf(doctor, around.schedules),
  };
}

function practicesOf(doctor: Doctor, schedules: Schedule[]) {
  return doctor.branches.flatMap((branch) => {
    const own = schedules.filter((each) => each.doctorId === doctor.id && each.branchId === branch.id);
    const hours = weeklyHours(own, todayIn(branch));
    return hours ? [{ branch, hours }] : [];
  });
}

/** The doctors who work at a branch today or later, in the editors' order, without times that are over. Throws BackendError. */
export async function listPractitioners(locale: Locale, branchId: string) {
  const [doctors, schedules, daysOff] = await Promise.all([
    listDoctors({ locale }),
    listSchedules(),
    listDaysOff(),
  ]);
  return doctors.flatMap((doctor) => {
    const branch = doctor.branches.find(({ id }) => id === branchId);
    if (!branch) return [];
    const today = todayIn(branch);
    const own = schedules.filter((each) => each.doctorId === doctor.id && each.branchId === branchId);
    const away = daysOff.filter((each) => each.doctor === doctor.id);
    return {
      doctor,
      schedules: own.filter((each) => holdsFrom(each, today)),
      absences: withoutPast(away, today).map(({ doctor: _, ...absence }) => absence),
    };
  });
}
