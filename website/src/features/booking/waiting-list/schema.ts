import { PHONE_CHANNELS } from '@/contract/channels';
import { DAY_PARTS, type WaitingRequest } from '@/contract/waiting-list';
import type { Locale } from '@/i18n/routing';
import { storedPhone } from '@/lib/contact/phone';
import { tidyEmail } from '@/lib/contact/tidy-email';

/** Fields of the form in the order they are asked, by which faults are listed. */
export const WAITING_FIELDS = [
  'doctor',
  'branches',
  'weekdays',
  'parts',
  'until',
  'firstName',
  'lastName',
  'phone',
  'tellBy',
  'email',
  'age',
  'consent',
] as const;

export function readValues(form: FormData): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const name of [...WAITING_FIELDS, 'phoneCountry', 'specialty', 'service', 'language', 'key'])
    values[name] = form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .map((value) => value.slice(0, 500));
  return values;
}

/** The request as the backend reads it, which judges all of it. */
export function toRequest(values: Record<string, string[]>, locale: Locale): WaitingRequest {
  const one = (name: string) => values[name]?.[0]?.trim() ?? '';
  const many = (name: string) => values[name] ?? [];
  return {
    doctor: one('doctor') || null,
    specialty: one('specialty') || null,
    service: one('service') || null,
    branches: many('branches'),
    weekdays: many('weekdays').map(Number),
    parts: DAY_PARTS.filter((part) => many('parts').includes(part)),
    until: one('until'),
    firstName: one('firstName'),
    lastName: one('lastName'),
    phone: storedPhone({ text: one('phone'), country: one('phoneCountry') }),
    tellBy: PHONE_CHANNELS.find((channel) => channel === one('tellBy')) ?? null,
    email: tidyEmail(one('email')),
    age: one('age'),
    consent: (one('consent') === 'on') as true,
    locale,
  };
}
