import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { PHONE_CHANNELS } from '../contract/channels';
import { readAmount } from '../contract/fees';
import { toMinor } from '../contract/money';
import type { Schedule } from '../scheduling/schedule';
import type { Practice } from '../scheduling/slots';
import { readCallHours } from './call-hours';
import type { CatalogueData } from './catalogue-data';
import {
  absence,
  absenceRow,
  branchRow,
  doctorRow,
  editorial,
  feeRow,
  organisationRow,
  scheduleRow,
  serviceRow,
  settingsRow,
  zoneRow,
} from './catalogue-schemas';
import { clinicZone } from './clinic-zone';
import { byDocument, idsOf, namesOf, onlyId, rows } from './read-rows';
import { readResources } from './resource-rows';

/** A clinic that is still being set up takes no bookings: that is an answer to whoever asks, and no fault. */
const MISSING_SETTINGS = 'The booking settings are missing: fill them in the content backend';

function practicesOf({
  schedules,
  daysOff,
  closures,
  zones,
}: {
  schedules: z.infer<typeof scheduleRow>[];
  daysOff: z.infer<typeof absenceRow>[];
  closures: z.infer<typeof absenceRow>[];
  zones: Record<string, { timeZone: string }>;
}): Record<string, Practice> {
  const practices: Record<string, Practice> = {};
  for (const row of schedules) {
    const zone = zones[row.branch?.documentId ?? ''];
    if (!row.doctor || !row.branch || !zone) continue;
    const doctor = row.doctor.documentId;
    const branch = row.branch.documentId;
    const schedule: Schedule = {
      slotMinutes: row.slotMinutes,
      validFrom: row.validFrom ?? null,
      validTo: row.validTo ?? null,
      replacesRegular: row.replacesRegular,
      shifts: row.shifts,
    };
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

/** Reads everything that decides which times exist: a dozen small queries over editorial tables. */
export async function readCatalogue(strapi: Core.Strapi): Promise<CatalogueData> {
  const withSpecialties = { specialties: onlyId };
  const doctorRows = await rows({
    strapi,
    uid: 'api::doctor.doctor',
    schema: doctorRow,
    populate: withSpecialties,
  });
  const serviceRows = await rows({
    strapi,
    uid: 'api::service.service',
    schema: serviceRow,
    populate: { ...withSpecialties, needs: true, series: true, questions: true },
  });
  const branchRows = await rows({
    strapi,
    uid: 'api::branch.branch',
    schema: branchRow,
    populate: { organisations: onlyId, workingHours: true },
  });
  const zoneRows = await rows({ strapi, uid: 'api::branch.branch', schema: zoneRow, published: false });
  const organisationRows = await rows({
    strapi,
    uid: 'api::organisation.organisation',
    schema: organisationRow,
  });
  const specialtyRows = await rows({ strapi, uid: 'api::specialty.specialty', schema: editorial });
  const plain = { strapi, published: false };
  const schedulePopulate = { doctor: onlyId, branch: onlyId, shifts: true };
  const schedules = await rows({
    ...plain,
    uid: 'api::schedule.schedule',
    schema: scheduleRow,
    populate: schedulePopulate,
  });
  const daysOff = await rows({
    ...plain,
    uid: 'api::day-off.day-off',
    schema: absenceRow,
    populate: { doctor: onlyId },
  });
  const closures = await rows({
    ...plain,
    uid: 'api::closure.closure',
    schema: absenceRow,
    populate: { branch: onlyId },
  });
  const fees = await rows({
    ...plain,
    uid: 'api::fee.fee',
    schema: feeRow,
    populate: { services: onlyId, doctors: onlyId, branches: onlyId },
  });
  const settings = await rows({
    ...plain,
    uid: 'api::booking-setting.booking-setting',
    schema: settingsRow,
    populate: { defaultService: onlyId, callHours: true, callExceptions: true },
  });

  const [first] = settings;
  if (!first) throw new errors.ApplicationError(MISSING_SETTINGS);
  const doctors = byDocument(doctorRows, ({ entry, versions }) => ({
    ...entry,
    takesNoNewBookings: versions[0].takesNoNewBookings,
    confirmation: versions[0].confirmation,
    specialties: idsOf(versions.map((row) => row.specialties)),
    deposit: depositOf(versions[0], first.currency),
  }));
  const branches = byDocument(branchRows, ({ entry, versions: [version, ...others] }) => ({
    ...entry,
    takesNoNewBookings: version.takesNoNewBookings,
    confirmation: version.confirmation,
    timeZone: version.timeZone,
    country: version.country,
    address: namesOf([version, ...others], (row) => row.address),
    phone: version.phone,
    organisations: idsOf([version, ...others].map((row) => row.organisations)),
    workingHours: version.workingHours,
  }));
  const services = byDocument(serviceRows, ({ entry, versions }) => ({
    ...entry,
    takesNoNewBookings: versions[0].takesNoNewBookings,
    confirmation: versions[0].confirmation,
    specialties: idsOf(versions.map((row) => row.specialties)),
    durationMinutes: versions[0].durationMinutes ?? null,
    needs: versions[0].needs,
    series: versions[0].series,
    deposit: {
      amount: depositOf(versions[0], first.currency),
      minutes: versions[0].depositMinutes,
      refundHours: versions[0].depositRefundHours,
    },
    questions: versions[0].questions,
  }));
  const zones = zonesOf(zoneRows);
  const zone = zoneOfClinic(zoneRows);
  const { locale: _locale, callHours: _1, callExceptions: _2, callTimeZone: _3, ...others } = first;
  const {
    offersSms,
    offersWhatsapp,
    quietFrom,
    quietUntil,
    phoneMessagesText: _4,
    newsText: _5,
    ...limits
  } = others;
  const isOffered = { sms: offersSms, whatsapp: offersWhatsapp };
  const agreed = settings.filter((row) => row.phoneMessagesText?.trim());
  // Nobody can agree to what is not said.
  const phoneChannels = agreed.length > 0 ? PHONE_CHANNELS.filter((channel) => isOffered[channel]) : [];
  const defaultService = settings.map((row) => row.defaultService?.documentId).find(Boolean) ?? null;
  return {
    rules: {
      ...limits,
      defaultService,
      confirmation: first.confirmation ?? 'by_call',
      consentText: namesOf(settings, (row) => row.consentText),
      phoneChannels,
      phoneProof: phoneChannels.length > 0 ? (first.phoneProof ?? 'never') : 'never',
      phoneMessagesText: namesOf(agreed, (row) => row.phoneMessagesText?.trim() ?? ''),
      newsText: namesOf(
        settings.filter((row) => row.newsText?.trim()),
        (row) => row.newsText?.trim() ?? '',
      ),
      quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
    },
    callHours: readCallHours(settings, zone),
    doctors,
    branches,
    zones,
    clinicZone: zone,
    services,
    resources: await readResources(strapi, branches),
    specialties: byDocument(specialtyRows, ({ entry }) => entry),
    organisations: byDocument(organisationRows, ({ entry, versions }) => ({
      ...entry,
      kind: versions[0].kind,
    })),
    fees,
    practices: practicesOf({ schedules, daysOff, closures: uniqueClosures(closures), zones: branches }),
  };
}

/** The clock by which the clinic counts its days: that of its first published branch, else of any. */
function zoneOfClinic(all: z.infer<typeof zoneRow>[]): string {
  const published = all.flatMap(({ timeZone, publishedAt }) => (publishedAt && timeZone ? timeZone : []));
  return clinicZone([...published, ...Object.values(zonesOf(all))]);
}

/** The same of the clinic as it stands, also while it has no settings and so no catalogue. */
export async function readClinicZone(strapi: Core.Strapi): Promise<string> {
  return zoneOfClinic(await rows({ strapi, uid: 'api::branch.branch', schema: zoneRow, published: false }));
}

function zonesOf(all: z.infer<typeof zoneRow>[]): Record<string, string> {
  const zones: Record<string, string> = {};
  for (const { documentId, timeZone, publishedAt } of all) {
    if (timeZone && (publishedAt || !zones[documentId])) zones[documentId] = timeZone;
  }
  return zones;
}

/** Closures have one row per language with the same dates. */
function uniqueClosures(closures: z.infer<typeof absenceRow>[]): z.infer<typeof absenceRow>[] {
  return [
    ...new Map(closures.map((row) => [JSON.stringify([absence(row), row.branch?.documentId]), row])).values(),
  ];
}
