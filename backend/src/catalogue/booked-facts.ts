import { z } from 'zod';
import { type DisplayedFee, displayedFee } from '../contract/fees';
import type { Entry, Language, Names } from './catalogue-data';

const names = z.object({ en: z.string(), ar: z.string() });
const known = names.nullable();

/** Facts that an appointment was booked as, in both languages; null where nothing was known any more. */
const facts = z.object({
  branch: known,
  address: known,
  /** E.164, with the country it is written for. */
  phone: z.string().nullable(),
  country: z.string().nullable(),
  doctor: known,
  specialty: known,
  service: known,
  minutes: z.number(),
  organisation: known,
  /** Fee shown to the patient; missing in bookings made before fees were introduced. */
  fee: displayedFee.nullable().default(null),
});

export type BookedFacts = z.infer<typeof facts>;

export const storedFacts = z.string().transform((text): BookedFacts => facts.parse(JSON.parse(text)));

export interface BookedWith {
  branch: string;
  doctor: string;
  service: string;
  specialty: string | null;
  organisation: string | null;
  minutes: number;
}

interface Named {
  name: Names | null;
}
type Place = Named & { address: Names | null; phone: string | null; country: string | null };

export interface FactSources
  extends Record<'doctors' | 'services' | 'specialties' | 'organisations', Record<string, Named>> {
  branches: Record<string, Place>;
}

/** Returns what an appointment is booked as now, as text to be stored with it. */
export function writeFacts(
  { branches, doctors, services, specialties, organisations }: FactSources,
  { branch, doctor, service, specialty, organisation, minutes }: BookedWith,
  fee: DisplayedFee | null,
): string {
  const place = branches[branch];
  const written: BookedFacts = {
    branch: place?.name ?? null,
    address: place?.address ?? null,
    phone: place?.phone || null,
    country: place?.country || null,
    doctor: doctors[doctor]?.name ?? null,
    specialty: specialty === null ? null : (specialties[specialty]?.name ?? null),
    service: services[service]?.name ?? null,
    minutes,
    organisation: organisation === null ? null : (organisations[organisation]?.name ?? null),
    fee,
  };
  return JSON.stringify(written);
}

/** Returns the current text in one language if the entry is published in it, else the text at the time of booking. */
export function textNow(given: {
  entry: Entry | undefined;
  /** The entry's text as it is now, with the other language in place of a missing one. */
  now: Names | undefined;
  booked: Names | null;
  language: Language;
}): string | null {
  const { entry, now, booked, language } = given;
  if (entry?.languages.includes(language)) return now?.[language] ?? null;
  // The same text in both languages was never translated; then the entry's current name is better.
  const isTranslated = booked !== null && (booked.en !== booked.ar || !entry);
  return (isTranslated ? booked[language] : now?.[language]) ?? booked?.[language] ?? null;
}

/** Both languages of a text as {@link textNow} has them; null when neither is known. */
export function namesNow(asked: Omit<Parameters<typeof textNow>[0], 'language'>): Names | null {
  const [en, ar] = [textNow({ ...asked, language: 'en' }), textNow({ ...asked, language: 'ar' })];
  return en === null || ar === null ? null : { en, ar };
}
