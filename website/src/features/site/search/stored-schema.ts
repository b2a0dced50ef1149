import { z } from 'zod';
import {
  calendarDate,
  closedSwitch,
  documentRef,
  listOf,
  optionalRef,
  optionalText,
} from '@/lib/backend/shapes';

// What the backend sends of each kind that is searched.

const named = z.object({
  documentId: z.string(),
  name: z.string(),
  everydayWords: optionalText,
  order: z.number().nullish(),
});
const addressed = z.object({ number: z.number().int(), slug: optionalText });

export const storedSymptom = named.extend({
  about: optionalText,
  specialty: optionalRef,
  service: optionalRef,
  redFlag: optionalRef,
  isTreatedElsewhere: closedSwitch,
});
export const storedFlag = named.extend({
  notMeant: optionalText,
  whatToDo: z.string(),
  urgency: z.enum(['ambulance', 'same_day']).nullish(),
  phone: optionalText,
  phoneLabel: optionalText,
});
export const storedSpecialty = named.extend({ number: z.number().int(), summary: optionalText });
export const storedService = named.extend({
  ...addressed.shape,
  summary: optionalText,
  takesNoNewBookings: closedSwitch,
  specialties: listOf(documentRef),
});
export const storedDoctor = named.omit({ everydayWords: true }).extend({
  ...addressed.shape,
  title: optionalText,
  takesNoNewBookings: closedSwitch,
  specialties: listOf(documentRef),
});
export const storedBranch = named.omit({ everydayWords: true }).extend({
  ...addressed.shape,
  address: z.string(),
  locality: optionalText,
  region: optionalText,
});
export const storedArticle = z.object({
  documentId: z.string(),
  ...addressed.shape,
  title: z.string(),
  excerpt: optionalText,
  everydayWords: optionalText,
});
export const storedPage = z.object({
  documentId: z.string(),
  ...addressed.shape,
  title: z.string(),
  intro: optionalText,
  everydayWords: optionalText,
});
export const storedOffer = z.object({
  documentId: z.string(),
  ...addressed.shape,
  title: z.string(),
  summary: optionalText,
  startsOn: calendarDate.nullish().transform((date) => date ?? null),
  endsOn: calendarDate,
});
export const storedVacancy = z.object({
  documentId: z.string(),
  ...addressed.shape,
  title: z.string(),
  summary: optionalText,
  startsOn: calendarDate,
  endsOn: calendarDate.nullish().transform((date) => date ?? null),
});
export const storedFaq = z.object({
  documentId: z.string(),
  question: z.string(),
  topic: optionalText,
  order: z.number().nullish(),
});
