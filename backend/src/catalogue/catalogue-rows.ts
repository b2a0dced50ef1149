import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { PHONE_CHANNELS } from '../contract/channels';
import { readAmount } from '../contract/fees';
import { toMinor } from '../contract/money';
import { AT_ANY_HOUR } from '../scheduling/service-needs';
import type { Practice } from '../scheduling/slots';
import type { Closable, Entry, Language, Names } from './catalogue-data';
import {
  absence,
  absenceRow,
  branchRow,
  doctorRow,
  editorial,
  feeRow,
  organisationRow,
  placedSchedule,
  plainSettings,
  readCallHours,
  resourceRow,
  serviceRow,
  settingsRow,
  zoneRow,
} from './catalogue-schemas';
import { clinicZone } from './clinic-zone';

/** Returns what reads the rows of a type by a schema, of drafts too where `published` is false. */
function reader(strapi: Core.Strapi, published = true) {
  const where = published ? { publishedAt: { $notNull: true } } : {};
  const orderBy = [{ id: 'asc' }];
  return async <Row>(
    uid: UID.ContentType,
    schema: z.ZodType<Row>,
    populate: Record<string, unknown> = {},
  ): Promise<Row[]> =>
    z.array(schema).parse(await strapi.db.query(uid).findMany({ where, populate, orderBy }));
}

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const onlyId = { select: ['documentId'] };

/** Brings the rows of a document, one per language, together; lists of relations are joined. */
function byDocument<Row extends z.infer<typeof editorial>, Value extends Entry>(
  all: Row[],
  shape: (input: { entry: Entry; versions: Versions<Row> }) => Value,
): Record<string, Value> {
  const groups = new Map<string, Versions<Row>>();
  for (const row of all) {
    const others = groups.get(row.documentId);
    // Publishing makes a row anew: what the languages share counts as it was published last.
    groups.set(row.documentId, others ? [row, ...others] : [row]);
  }
  const result: Record<string, Value> = {};
  for (const [documentId, versions] of groups) {
    const number = versions[0].number ?? null;
    result[documentId] = shape({
      entry: {
        documentId,
        number,
        name: namesOf(versions, (row) => row.name),
        languages: LANGUAGES.filter((language) => versions.some((row) => row.locale === language)),
      },
      versions,
    });
  }
  return result;
}

type Versions<Row> = [Row, ...Row[]];

function namesOf<Row extends { locale: string }>(versions: Row[], text: (row: Row) => string): Names {
  const any = versions.map(text)[0] ?? '';
  const find = (locale: string) => versions.filter((row) => row.locale === locale).map(text)[0] ?? any;
  return { en: find('en'), ar: find('ar') };
}

function idsOf(lists: { documentId: string }[][]): string[] {
  return [...new Set(lists.flat().map((one) => one.documentId))].sort();
}

interface Ordered {
  order?: number | null | undefined;
  number?: number | null | undefined;
}

/** Branches as their editors order them, and as the website lists them: with each publishing their rows change places. */
function byOrder(one: Ordered, other: Ordered): number {
  return (one.order ?? 100) - (other.order ?? 100) || (one.number ?? 0) - (other.number ?? 0);
}

type Row = ReturnType<typeof resourceRow.parse>;

function practiceOf({ hours, outOfOrder }: Row, timeZone: string): Practice | null {
  if (hours.length === 0 && outOfOrder.length === 0) return null;
  const schedule = { ...AT_ANY_HOUR, ...(hours.length > 0 ? { shifts: hours } : {}) };
  return { timeZone, schedules: [schedule], absences: outOfOrder };
}

async function readResources(strapi: Core.Strapi, branches: Record<string, { timeZone: string }>) {
  const populate = { branch: onlyId, hours: true, outOfOrder: true };
  const found = await reader(strapi, false)('api::resource.resource', resourceRow, populate);
  const orderOf = new Map(found.map(({ documentId, order }) => [documentId, order ?? 0]));
  const all = byDocument(found, ({ entry, versions: [version, ...others] }) => {
    const branch = [version, ...others].map((row) => row.branch?.documentId).find(Boolean) ?? '';
    const timeZone = branches[branch]?.timeZone;
    const practice = timeZone === undefined ? null : practiceOf(version, timeZone);
    return { ...entry, branch, kind: version.kind, practice };
  });
  return Object.values(all)
    .filter(({ branch }) => branches[branch])
    .sort((one, other) => (orderOf.get(one.documentId) ?? 0) - (orderOf.get(other.documentId) ?? 0));
}

/** A clinic that is still being set up takes no bookings: that is an answer to whoever asks, and no fault. */
const MISSING_SETTINGS = 'The booking settings are missing: fill them in the content backend';

function practicesOf(given: {
  schedules: z.infer<typeof placedSchedule>[];
  daysOff: z.infer<typeof absenceRow>[];
  closures: z.infer<typeof absenceRow>[];
  zones: Record<string, { timeZone: string }>;
}): Record<string, Practice> {
  const { schedules, daysOff, closures, zones } = given;
  const practices: Record<string, Practice> = {};
  for (const { doctor: worker, branch: place, ...schedule } of schedules) {
    const zone = zones[place?.documentId ?? ''];
    if (!worker || !place || !zone) continue;
    const { documentId: doctor } = worker;
    const { documentId: branch } = place;
    const absences = [
      ...daysOff.filter((off) => off.doctor?.documentId === doctor),
      ...closures.filter((closed) => !closed.branch || closed.branch.documentId === branch),
    ].map(absence);
    const key = `${doctor}|${branch}`;
    const known = practices[key];
    practices[key] = known
      ? { ...known, schedules: [...known.schedules, schedule] }
      : { timeZone: zone.timeZone, schedules: [schedule], absences };
  }
  return practices;
}

/** Returns what is paid ahead; null where the clinic's currency or the amount is none. */
function depositOf(
  { depositAmount }: { depositAmount?: string | null | undefined },
  currency: string | null,
) {
  return (currency && toMinor(readAmount(depositAmount ?? '') ?? '', currency)) || null;
}

function closable(entry: Entry, { takesNoNewBookings, confirmation }: Omit<Closable, keyof Entry>): Closable {
  return { ...entry, takesNoNewBookings, confirmation };
}

export type CatalogueData = Awaited<ReturnType<typeof readCatalogue>>;
/** The booking settings; what most of them mean stands in their schema. */
export type BookingRules = CatalogueData['rules'];
export type BookableBranch = CatalogueData['branches'][string];
export type BookableResource = CatalogueData['resources'][number];

/** Reads everything that decides which times exist: a dozen small queries over editorial tables. */
export async function readCatalogue(strapi: Core.Strapi) {
  const published = reader(strapi);
  const all = reader(strapi, false);
  const specialties = onlyId;
  const doctorRows = await published('api::doctor.doctor', doctorRow, { specialties });
  const parts = { specialties, needs: true, series: true, questions: true };
  const serviceRows = await published('api::service.service', serviceRow, parts);
  const places = { organisations: onlyId, workingHours: true };
  const branchRows = await published('api::branch.branch', branchRow, places);
  const zoneRows = await all('api::branch.branch', zoneRow);
  const organisationRows = await published('api::organisation.organisation', organisationRow);
  const specialtyRows = await published('api::specialty.specialty', editorial);
  const worked = { doctor: onlyId, branch: onlyId, shifts: true };
  const schedules = await all('api::schedule.schedule', placedSchedule, worked);
  const daysOff = await all('api::day-off.day-off', absenceRow, { doctor: onlyId });
  const closures = await all('api::closure.closure', absenceRow, { branch: onlyId });
  const charged = { services: onlyId, doctors: onlyId, branches: onlyId };
  const fees = await all('api::fee.fee', feeRow, charged);
  const settled = { defaultService: onlyId, callHours: true, callExceptions: true };
  const settings = await all('api::booking-setting.booking-setting', settingsRow, settled);

  const [first] = settings;
  if (!first) throw new errors.ApplicationError(MISSING_SETTINGS);
  const doctors = byDocument(doctorRows, ({ entry, versions }) => ({
    ...closable(entry, versions[0]),
    specialties: idsOf(versions.map((row) => row.specialties)),
    /** In the smallest unit of the clinic's currency, before the service's; null leaves it to that. */
    deposit: depositOf(versions[0], first.currency),
  }));
  const orderOf = new Map(branchRows.map((row) => [row.documentId, row]));
  const known = byDocument(branchRows, ({ entry, versions: [version, ...others] }) => ({
    ...closable(entry, version),
    timeZone: version.timeZone,
    country: version.country,
    address: namesOf([version, ...others], (row) => row.address),
    phone: version.phone,
    organisations: idsOf([version, ...others].map((row) => row.organisations)),
    workingHours: version.workingHours,
  }));
  const branches = Object.fromEntries(
    Object.entries(known).sort(([one], [other]) => byOrder(orderOf.get(one) ?? {}, orderOf.get(other) ?? {})),
  );
  const services = byDocument(serviceRows, ({ entry, versions }) => ({
    ...closable(entry, versions[0]),
    specialties: idsOf(versions.map((row) => row.specialties)),
    durationMinutes: versions[0].durationMinutes ?? null,
    needs: versions[0].needs,
    /** Null for a service of a single visit. */
    series: versions[0].series,
    deposit: {
      /** In the smallest unit of the clinic's currency; null for none. */
      amount: depositOf(versions[0], first.currency),
      /** Minutes that the time is held for it. */
      minutes: versions[0].depositMinutes,
      /** Cancelled so many hours before the visit it is given back. */
      refundHours: versions[0].depositRefundHours,
    },
    /** Questions before the visit, asked by the patient's link. */
    questions: versions[0].questions,
  }));
  const zones = zonesOf(zoneRows);
  const zone = zoneOfClinic(zoneRows);
  const { quietFrom, quietUntil } = first;
  const isOffered = { sms: first.offersSms, whatsapp: first.offersWhatsapp };
  const agreed = settings.filter((row) => row.phoneMessagesText?.trim());
  // Without a consent text there is nothing to agree to, so no channel is offered.
  const phoneChannels = agreed.length > 0 ? PHONE_CHANNELS.filter((channel) => isOffered[channel]) : [];
  const defaultService = settings.map((row) => row.defaultService?.documentId).find(Boolean) ?? null;
  return {
    rules: {
      ...plainSettings.parse(first),
      defaultService,
      /** Holds where neither service, doctor nor branch says otherwise. */
      confirmation: first.confirmation ?? 'by_call',
      consentText: namesOf(settings, (row) => row.consentText),
      phoneChannels,
      /** Condition for proving the phone of a booking; never asked where no phone is written to. */
      phoneProof: phoneChannels.length > 0 ? (first.phoneProof ?? 'never') : 'never',
      phoneMessagesText: namesOf(agreed, (row) => row.phoneMessagesText?.trim() ?? ''),
      /** Consent text for news of the clinic; empty if the form does not ask. */
      newsText: namesOf(
        settings.filter((row) => row.newsText?.trim()),
        (row) => row.newsText?.trim() ?? '',
      ),
      /** Wall times between which no phone is written to; null for at any hour. */
      quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
    },
    /** Hours in which the call centre calls; null promises no call. */
    callHours: readCallHours(settings, zone),
    doctors,
    branches,
    /** Zone of every branch, published or not: staff look at the days of one that takes no part any more. */
    zones,
    /** The clock by which the clinic as a whole counts its days. */
    clinicZone: zone,
    services,
    /** Rooms and devices of all branches, in the order in which they are taken. */
    resources: await readResources(strapi, branches),
    specialties: byDocument(specialtyRows, ({ entry }) => entry),
    organisations: byDocument(organisationRows, ({ entry, versions }) => ({
      ...entry,
      kind: versions[0].kind,
    })),
    /** Fees as editors wrote them; `feeFor` finds the one that holds. */
    fees,
    /** Keyed `doctor|branch`. */
    practices: practicesOf({ schedules, daysOff, closures: uniqueClosures(closures), zones: branches }),
  };
}

/** The clock by which the clinic counts its days: that of its first published branch, else of any. */
function zoneOfClinic(all: z.infer<typeof zoneRow>[]): string {
  const zones = zonesOf(all);
  const published = all
    .toSorted(byOrder)
    .flatMap(({ documentId, publishedAt }) => (publishedAt ? (zones[documentId] ?? []) : []));
  return clinicZone([...published, ...Object.values(zones)]);
}

/** The same of the clinic as it stands, also while it has no settings and so no catalogue. */
export async function readClinicZone(strapi: Core.Strapi): Promise<string> {
  return zoneOfClinic(await reader(strapi, false)('api::branch.branch', zoneRow));
}

function zonesOf(all: z.infer<typeof zoneRow>[]): Record<string, string> {
  const zones: Record<string, string> = {};
  for (const { documentId, timeZone, publishedAt } of all)
    if (timeZone && (publishedAt || !zones[documentId])) zones[documentId] = timeZone;
  return zones;
}

/** Merges the rows of a closure, one per language. Without a branch in any of them it closes all branches. */
function uniqueClosures(closures: z.infer<typeof absenceRow>[]): z.infer<typeof absenceRow>[] {
  const placed = new Set(closures.flatMap(({ documentId, branch }) => (branch ? documentId : [])));
  const own = closures.filter(({ documentId, branch }) => branch || !placed.has(documentId));
  const byPlace = own.map((row) => [JSON.stringify([absence(row), row.branch?.documentId]), row] as const);
  return [...new Map(byPlace).values()];
}
