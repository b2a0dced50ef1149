const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const BOOTH = 'Booth';

/**
 * Writes one branch and its doctors (forty unless told otherwise) who work every day from 08:00 to 20:00 UTC in slots of 20 minutes, through
 * Strapi's own services.
 */
async function createBenchClinic(strapi, { doctors: many = 40 } = {}) {
  const publish = async (uid, data) => {
    const created = await strapi.documents(uid).create({ data, status: 'published', locale: 'en' });
    return created.documentId;
  };
  const specialty = await publish('api::specialty.specialty', { name: 'Ear and hearing' });
  const consultation = await publish('api::service.service', { name: 'Consultation' });
  const branch = await publish('api::branch.branch', {
    name: 'Branch',
    address: 'A street',
    phone: '+20225550100',
    country: 'EG',
    timeZone: 'UTC',
  });
  await strapi.documents('api::resource.resource').create({
    data: { name: BOOTH, kind: BOOTH, branch },
    locale: 'en',
  });
  const series = { visits: 12, everyDays: 7, toleranceDays: 2, anyDoctor: false };
  const needs = [{ kind: BOOTH, minutes: 10 }];
  await publish('api::service.service', { name: 'Twelve weekly shots', series, needs });
  // Its further visits are agreed on with the patient.
  await publish('api::service.service', { name: 'Hearing test', needs });
  await publish('api::service.service', { name: 'Endoscopy', depositAmount: '100' });
  for (let index = 0; index < many; index += 1) {
    const doctor = await publish('api::doctor.doctor', { name: `Doctor ${index}`, specialties: [specialty] });
    const shift = { startsAt: '08:00:00.000', endsAt: '20:00:00.000' };
    const shifts = WEEKDAYS.map((weekday) => ({ weekday, ...shift }));
    const data = { doctor, branch, slotMinutes: 20, shifts };
    await strapi.documents('api::schedule.schedule').create({ data });
  }
  await strapi.documents('api::booking-setting.booking-setting').create({
    data: {
      defaultService: consultation,
      callCentrePhone: '+20225550100',
      currency: 'EGP',
      consentVersion: '1',
      consentText: 'I agree.',
      maxRequestsPerAddressHour: 10_000,
      freeRequestsPerAddressDay: 10_000,
      guardianAge: 0,
      // Benchmarks run at any hour: no free time is refused because it comes before the promised call.
      callHours: WEEKDAYS.map((weekday) => ({ weekday, opensAt: '00:00:00.000', closesAt: '00:00:00.000' })),
    },
    locale: 'en',
  });
}

/** The clinic of an earlier start on the same data, or one that is written now. */
export async function provideBenchClinic(strapi, options) {
  const ids = async (uid) =>
    (await strapi.documents(uid).findMany({ limit: 100, sort: 'id' })).map((one) => one.documentId);
  if ((await ids('api::branch.branch')).length === 0) await createBenchClinic(strapi, options);
  const [branch] = await ids('api::branch.branch');
  const [service, shots, hearing, deposit] = await ids('api::service.service');
  const [measured, ...doctors] = await ids('api::doctor.doctor');
  return { branch, service, shots, hearing, deposit, measured, doctors };
}
