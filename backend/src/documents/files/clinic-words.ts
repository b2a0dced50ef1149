import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import type { BookableBranch } from '../../catalogue/catalogue-rows';
import type { Language } from '../../platform/clinic-time';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
const versioned = z.object({ locale: z.string(), publishedAt: z.unknown() });
const branch = versioned.extend({
  location: z
    .object({ latitude: z.coerce.number(), longitude: z.coerce.number(), mapUrl: text })
    .nullable()
    .default(null),
  directions: text,
  whatToBring: text,
});
const service = versioned.extend({
  preparation: text,
  visitLength: text,
  visitMinutes: z.number().nullish(),
});
const settings = versioned.extend({
  callCentrePhone: z.string(),
  callCentreHours: text,
  callHours: z
    .array(z.object({ weekday: z.string(), opensAt: z.string(), closesAt: z.string() }))
    .default([]),
  confirmationPromise: text,
  whatToBring: text,
});
const mainInfo = versioned.extend({ siteName: z.string(), shortName: text });

interface Given<Row extends z.infer<typeof versioned>> {
  strapi: Core.Strapi;
  uid: UID.ContentType;
  documentId?: string;
  schema: z.ZodType<Row>;
  language: Language;
  populate?: string[];
}

/** The version to speak in: a published one first, in the language asked for; a draft only of what has left the site. */
async function versionOf<Row extends z.infer<typeof versioned>>(given: Given<Row>): Promise<Row | null> {
  const { strapi, uid, documentId, schema, language, populate = [] } = given;
  const where = documentId === undefined ? {} : { documentId };
  const rows: unknown[] = await strapi.db.query(uid).findMany({ where, populate });
  // A draft may lack what has to be there once it is published.
  const found = rows.flatMap((row) => schema.safeParse(row).data ?? []);
  const rank = (row: Row) => (row.publishedAt ? 0 : 2) + (row.locale === language ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** The clinic's name as it stands in messages; empty where editors have written none. */
export async function readClinicName(strapi: Core.Strapi, language: Language): Promise<string> {
  const info = await versionOf({ strapi, language, uid: 'api::main-info.main-info', schema: mainInfo });
  return info?.shortName ?? info?.siteName ?? '';
}

/** Returns what the editors wrote about the clinic, the way to the branch and how to prepare, in one language. */
export async function readClinicWords(
  strapi: Core.Strapi,
  row: Pick<AppointmentRow, 'branch' | 'service'>,
  language: Language,
) {
  const common = { strapi, language };
  const [info, setting, place, appointment] = await Promise.all([
    versionOf({ ...common, uid: 'api::main-info.main-info', schema: mainInfo }),
    versionOf({
      ...common,
      uid: 'api::booking-setting.booking-setting',
      schema: settings,
      populate: ['callHours'],
    }),
    versionOf({
      ...common,
      uid: 'api::branch.branch',
      documentId: row.branch,
      schema: branch,
      populate: ['location'],
    }),
    versionOf({ ...common, uid: 'api::service.service', documentId: row.service, schema: service }),
  ]);
  return { info, setting, branch: place, service: appointment };
}

/** Sheet of a message that is about no appointment: the clinic's words with one link, and nothing of a visit. */
export function sheetWithoutVisit(
  language: Language,
  { info, setting }: Awaited<ReturnType<typeof readClinicWords>>,
  branch: BookableBranch | null | undefined,
  link: string,
) {
  return {
    language,
    sequence: 0,
    clinic: info?.siteName ?? '',
    shortClinic: info?.shortName ?? info?.siteName ?? '',
    ...{ fee: null, preparation: null, visitLength: null, visitMinutes: null },
    branch: {
      name: branch?.name[language] ?? '',
      address: branch?.address[language] ?? '',
      phone: branch?.phone ?? '',
      country: branch?.country ?? '',
      ...{ mapUrl: null, directions: null, place: null },
    },
    ...{ callBy: null, cancellation: null, whatToBring: null },
    callCentre: { phone: setting?.callCentrePhone ?? '', hours: null, promise: null },
    ...{ manageUrl: link, bookUrl: link, shortUrl: link },
  };
}
