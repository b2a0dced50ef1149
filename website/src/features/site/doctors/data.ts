import 'server-only';
import type { z } from 'zod';
import { type Branch, listBranches } from '@/features/site/branches/data';
import type { Closure } from '@/features/site/branches/rules';
import { listSpecialties, type Specialty } from '@/features/site/specialties/data';
import type { Locale } from '@/i18n/routing';
import type { RichTextBlock } from '@/lib/backend/blocks';
import type { Translated } from '@/lib/backend/join-translations';
import type { Media } from '@/lib/backend/media';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { SEO_POPULATE, type Seo } from '@/lib/backend/seo';
import { joinRefs, pictureFields, refOnly } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';
import { dateInZone } from '@/lib/time/clinic-time';
import { type Gender, holdsFrom, type Schedule, type WeeklyHours, weeklyHours } from './rules';
import { listDaysOff, listSchedules } from './schedule-data';
import { storedDoctor, storedProfile } from './stored-schema';

export interface Doctor {
  id: string;
  /** The short public number of addresses, the same in both languages. */
  number: number;
  lang: Locale;
  name: string;
  /** The name in every language it exists in: one spelling helps to find the other. */
  names: Partial<Record<Locale, string>>;
  slugs: Partial<Record<Locale, string>>;
  title: string | null;
  /** The languages the doctor speaks, as an editor wrote them. */
  languages: string | null;
  languagesIn: Partial<Record<Locale, string>>;
  gender: Gender | null;
  picture: Media | null;
  takesNoNewBookings: boolean;
  specialties: Specialty[];
  /** Branches where the doctor works today or later, in the branches' order. */
  branches: Branch[];
}

export interface Practice {
  branch: Branch;
  hours: WeeklyHours;
}

/** A doctor of one branch, with what decides on which days the doctor is there. */
export interface Practitioner {
  doctor: Doctor;
  schedules: Schedule[];
  absences: Closure[];
}

/** A complaint, with the document ids of what it is booked as. */
interface TreatedSymptom {
  id: string;
  name: string;
  specialty: string | null;
  service: string | null;
}

export interface DoctorProfile extends Doctor {
  bio: RichTextBlock[] | null;
  degrees: { title: string; institution: string | null; year: number | null }[];
  /** First year as a doctor. */
  practisingSince: number | null;
  training: {
    title: string;
    institution: string | null;
    fromYear: number | null;
    untilYear: number | null;
  }[];
  societies: { name: string; role: string | null }[];
  /** Complaints that this doctor treats; nothing that must not wait for a visit. */
  treats: TreatedSymptom[];
  /** On another site, opened by whoever wants to see it. */
  video: { url: string; title: string | null } | null;
  practices: Practice[];
  seo: Seo | null;
}

const listFields = ['number', 'name', 'slug', 'title', 'languages', 'gender', 'takesNoNewBookings', 'order'];
const sort = ['order:asc', 'number:asc'];

interface Around {
  specialties: Specialty[];
  branches: Branch[];
  schedules: Schedule[];
}

async function readAround({ locale }: { locale: Locale }): Promise<Around> {
  const [specialties, branches, schedules] = await Promise.all([
    listSpecialties({ locale }),
    listBranches({ locale }),
    listSchedules(),
  ]);
  return { specialties, branches, schedules };
}

function toDoctor(
  { lang, item, byLocale }: Translated<z.output<typeof storedDoctor>>,
  { specialties, branches, schedules }: Around,
): Doctor {
  const specialtyIds = joinRefs(Object.values(byLocale).map((each) => each.specialties));
  const own = schedules.filter((schedule) => schedule.doctorId === item.documentId);
  return {
    id: item.documentId,
    number: item.number,
    lang,
    name: item.name,
    names: { en: byLocale.en?.name, ar: byLocale.ar?.name },
    slugs: { en: byLocale.en?.slug ?? undefined, ar: byLocale.ar?.slug ?? undefined },
    title: item.title,
    languages: item.languages,
    languagesIn: Object.fromEntries(
      Object.entries(byLocale).flatMap(([lang, { languages }]) => (languages ? [[lang, languages]] : [])),
    ),
    gender: item.gender,
    picture: item.image,
    takesNoNewBookings: item.takesNoNewBookings,
    specialties: specialties.filter((specialty) => specialtyIds.includes(specialty.id)),
    branches: branches.filter((branch) => {
      const today = dateInZone({ instant: new Date(), timeZone: branch.timeZone });
      return own.some((schedule) => schedule.branchId === branch.id && holdsFrom(schedule, today));
    }),
  };
}

/** Every published doctor in the editors' order. Throws BackendError when the backend fails. */
export const listDoctors = cachePerRequest(async ({ locale }): Promise<Doctor[]> => {
  const [entries, around] = await Promise.all([
    findTranslated({
      collection: 'doctors',
      locale,
      params: { fields: listFields, populate: { image: pictureFields, specialties: refOnly }, sort },
      schema: storedDoctor,
      tags: ['doctor', 'specialty'],
    }),
    readAround({ locale }),
  ]);
  return entries.map((entry) => toDoctor(entry, around));
});

/** Finds a published doctor by number, or null; throws BackendError, so that a fault looks like no missing doctor. */
export async function getDoctor({
  locale,
  number,
}: {
  locale: Locale;
  number: number;
}): Promise<DoctorProfile | null> {
  const [entries, around] = await Promise.all([
    findTranslated({
      collection: 'doctors',
      locale,
      params: {
        filters: { number },
        fields: listFields.concat('bio', 'practisingSince', 'videoUrl', 'videoTitle'),
        populate: {
          image: pictureFields,
          specialties: refOnly,
          medicalDegrees: { fields: ['title', 'institution', 'year'] },
          training: { fields: ['title', 'institution', 'fromYear', 'untilYear'] },
          societies: { fields: ['name', 'role'] },
          treats: {
            fields: ['name'],
            populate: { specialty: refOnly, service: refOnly, redFlag: refOnly },
          },
          seo: SEO_POPULATE,
        },
        sort,
      },
      schema: storedProfile,
      tags: ['doctor', 'specialty', 'symptom', 'service', 'red-flag'],
    }),
    readAround({ locale }),
  ]);
  const entry = entries[0];
  if (!entry) return null;
  const doctor = toDoctor(entry, around);
  return {
    ...doctor,
    bio: entry.item.bio,
    degrees: entry.item.medicalDegrees,
    practisingSince: entry.item.practisingSince,
    training: entry.item.training,
    societies: entry.item.societies,
    treats: entry.item.treats
      .filter(({ redFlag }) => redFlag === null)
      .map(({ documentId, name, specialty, service }) => ({ id: documentId, name, specialty, service })),
    video: entry.item.videoUrl ? { url: entry.item.videoUrl, title: entry.item.videoTitle } : null,
    practices: practicesOf(doctor, around.schedules),
    seo: entry.item.seo,
  };
}

function practicesOf(doctor: Doctor, schedules: Schedule[]): Practice[] {
  return doctor.branches.flatMap((branch) => {
    const hours = weeklyHours(
      schedules.filter((schedule) => schedule.doctorId === doctor.id && schedule.branchId === branch.id),
      dateInZone({ instant: new Date(), timeZone: branch.timeZone }),
    );
    return hours ? [{ branch, hours }] : [];
  });
}

/** The doctors who work at a branch today or later, in the editors' order. Throws BackendError. */
export async function listPractitioners(locale: Locale, branchId: string): Promise<Practitioner[]> {
  const [doctors, schedules, daysOff] = await Promise.all([
    listDoctors({ locale }),
    listSchedules(),
    listDaysOff(),
  ]);
  return doctors
    .filter((doctor) => doctor.branches.some(({ id }) => id === branchId))
    .map((doctor) => ({
      doctor,
      schedules: schedules.filter((each) => each.doctorId === doctor.id && each.branchId === branchId),
      absences: daysOff
        .filter((each) => each.doctor === doctor.id)
        .map(({ doctor: _, ...absence }) => absence),
    }));
}
