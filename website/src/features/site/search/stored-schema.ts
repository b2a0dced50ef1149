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
const titled = z.object({ ...addressed, title: z.string() });
export const storedArticle = titled.extend({ excerpt: optionalText, everydayWords: optionalText });
export const storedPage = titled.extend({ intro: optionalText, everydayWords: optionalText });
const summarized = titled.extend({ summary: optionalText });
export const storedOffer = summarized.extend({ startsOn: optionalDate, endsOn: calendarDate });
export const storedVacancy = summarized.extend({ startsOn: calendarDate, endsOn: optionalDate });

export const storedFaq = z.object({
  documentId: z.string(),
  question: z.string(),
  topic: optionalText,
  order: z.number().nullish(),
});
