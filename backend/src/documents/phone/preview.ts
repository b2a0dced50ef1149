import type { Core } from '@strapi/strapi';
import type { Entry } from '../../catalogue/catalogue-data';
import { type MessagePreview, STAFF_TEXTS } from '../../contract/message-texts';
import { LANGUAGES } from '../../contract/patient';
import { fillPlaceholders } from '../../contract/placeholders';
import { countParts } from '../../messaging/sms-text';
import { appointmentTime, type Language } from '../../platform/clinic-time';
import { servicesOf } from '../../platform/services';
import { addDays, dateAt, WallClock } from '../../scheduling/zone';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { readClinicWords, sheetWithoutVisit } from '../files/clinic-words';
import { phoneValues } from '../files/phone-values';
import { bookUrl, shortUrl } from '../files/read-sheet';
import { codeContent, codeValues } from './compose';
import { linkOf, phoneContent } from './content';
import { KINDS_BY_NAME, readTexts } from './texts';
import { CODE_WORDS, PHONE_WORDS, STAFF_WORDS } from './words';

const NUMBER = '482-915-633';
/** Sample as long as the key of a link. */
const KEY = '0123456789ab';
const CODE = '123456';
const NAMES: Record<Language, string> = { en: 'Mona', ar: 'منى' };
/** Half past twelve: as long as a time gets. */
const HALF_PAST_TWELVE = 12 * 60 + 30;

function longest<One extends Entry>(entries: Record<string, One>, language: Language): One | null {
  return Object.values(entries).sort((a, b) => b.name[language].length - a.name[language].length)[0] ?? null;
}

/** An appointment that does not exist, with the clinic's longest names: no message will be longer. */
async function sampleSheet(strapi: Core.Strapi, language: Language, now: number): Promise<AppointmentSheet> {
  const { data } = await servicesOf(strapi).catalogue.get();
  const branch = longest(data.branches, language);
  const doctor = longest(data.doctors, language);
  const service = longest(data.services, language);
  const row = { branch: branch?.documentId ?? '', service: service?.documentId ?? '' };
  const words = await readClinicWords(strapi, row, language);
  const timeZone = branch?.timeZone ?? data.clinicZone;
  const startsAt = new WallClock(addDays(dateAt(now, timeZone), 3), timeZone).reaches(HALF_PAST_TWELVE);
  const link = shortUrl('v', NUMBER, language, KEY);
  return {
    ...sheetWithoutVisit(language, words, branch, link),
    bookingNumber: NUMBER,
    status: 'confirmed',
    ...{ startsAt, endsAt: startsAt, timeZone },
    firstName: NAMES[language],
    doctor: doctor?.name[language] ?? '',
    service: service?.name[language] ?? '',
    bookUrl: bookUrl(language, doctor?.number, branch?.number),
    until: appointmentTime({ instant: startsAt, timeZone, language }),
  };
}

/** Previews the clinic's texts in both languages, with sample values, and as WhatsApp approves them. */
export async function previewMessageTexts(strapi: Core.Strapi, now: number): Promise<MessagePreview[]> {
  const byLanguage = await Promise.all(
    LANGUAGES.map(async (language) => ({
      language,
      sheet: await sampleSheet(strapi, language, now),
      ...(await readTexts(strapi, language)),
    })),
  );
  const told = KINDS_BY_NAME.flatMap(({ name, kind }) =>
    byLanguage.map(({ language, sheet, toldOf }) => {
      const { text, isOwn } = toldOf(kind);
      const { text: filled, template } = phoneContent(sheet, kind, text);
      return {
        name,
        language,
        isOwn,
        text,
        standard: PHONE_WORDS[language][kind],
        filled,
        ...countParts(filled),
        template: { name: template.name, body: text.replace(/\{(\w+)\}/g, '{{$1}}') },
        values: { ...phoneValues(sheet), link: linkOf(sheet, kind) },
      };
    }),
  );
  const byStaff = STAFF_TEXTS.flatMap((name) =>
    byLanguage.map(({ language, sheet, staffOf }) => {
      const { text, isOwn } = staffOf(name);
      const { link: _, ...values } = phoneValues(sheet);
      const filled = fillPlaceholders({ text, values });
      const standard = STAFF_WORDS[language][name];
      return { name, language, isOwn, text, standard, filled, ...countParts(filled), template: null, values };
    }),
  );
  const codes = byLanguage.map(({ language, sheet, code: { text, isOwn } }): MessagePreview => {
    const values = codeValues(sheet.shortClinic, CODE);
    const { text: filled, template } = codeContent(values, language, text);
    const standard = CODE_WORDS[language];
    return {
      ...{ name: 'code', language, isOwn, text, standard, filled, ...countParts(filled), values },
      template: { name: template.name, body: null },
    };
  });
  return [...told, ...codes, ...byStaff];
}
