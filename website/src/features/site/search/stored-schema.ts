import { z } from 'zod';
import {
  addressed,
  calendarDate,
  closedSwitch,
  optionalDate,
  optionalRef,
  optionalText,
  refIds,
} from '@/lib/backend/shapes';

const named = z.object({
  documentId: z.string(),
  name: z.string(),
  everydayWords: optionalText,
  order: z.number().nullish(),
});
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
  ...addressed,
  summary: optionalText,
  takesNoNewBookings: closedSwitch,
  specialties: refIds,
});
export const storedDoctor = named.omit({ everydayWords: true }).extend({
  ...addressed,
  title: optionalText,
  takesNoNewBookings: closedSwitch,
  specialties: refIds,
});
export const storedBranch = named.omit({ everydayWords: true }).extend({
  ...addressed,
  address: z.string(),
  locality: optionalText,
  region: optionalText,
});
export const storedArticle = z.object({
  ...addressed,
  title: z.string(),
  excerpt: optionalText,
  everydayWords: optionalText,
});
export const storedPage = z.object({
  ...addressed,
  title: z.string(),
  intro: optionalText,
  everydayWords: optionalText,
});
export const storedOffer = z.object({
  ...addressed,
  title: z.string(),
  summary: optionalText,
  startsOn: optionalDate,
  endsOn: calendarDate,
});
export const storedVacancy = z.object({
  ...addressed,
  title: z.string(),
  summary: optionalText,
  startsOn: calendarDate,
  endsOn: optionalDate,
});
export const storedFaq = z.object({
  documentId: z.string(),
  question: z.string(),
  topic: optionalText,
  order: z.number().nullish(),
});
