import type { Core } from '@strapi/strapi';

// Read by Node as it stands, before anything is compiled: types and nothing of ours is imported.

export const TIME_ZONE = 'Africa/Cairo';

/**
 * Documents of a small clinic: open every day from 09:00 to 17:00 in slots of 20 minutes, the other branch also from
 * 18:00 to 20:00. The first doctor's hours in the two branches clash from 09:00 to 17:00.
 */
export type TestClinic = Awaited<ReturnType<typeof createClinic>>;

async function published(
  strapi: Core.Strapi,
  uid: 'api::specialty.specialty' | 'api::service.service' | 'api::branch.branch' | 'api::doctor.doctor',
  data: Record<string, unknown>,
): Promise<string> {
  const { documentId } = await strapi
    .documents(uid)
    .create({ data, status: 'published', locale: 'en' } as never);
  return documentId;
}

/** Fills an empty backend with what a booking needs. @param weekdays the names of all of them */
export async function createClinic(strapi: Core.Strapi, weekdays: string[]) {
  const specialty = await published(strapi, 'api::specialty.specialty', { name: 'Ear and hearing' });
  const consultation = await published(strapi, 'api::service.service', { name: 'Consultation' });
  const hearingTest = { name: 'Hearing test', durationMinutes: 50, specialties: [specialty] };
  const longAppointment = await published(strapi, 'api::service.service', hearingTest);
  const place = { address: 'A street', phone: '+20225550100', country: 'EG', timeZone: TIME_ZONE };
  const branch = await published(strapi, 'api::branch.branch', { name: 'Maadi', ...place });
  const otherBranch = await published(strapi, 'api::branch.branch', { name: 'Dokki', ...place });
  const newDoctor = (name: string) =>
    published(strapi, 'api::doctor.doctor', { name, specialties: [specialty] });
  const [doctor, otherDoctor] = [await newDoctor('Dr Mona'), await newDoctor('Dr Adel')];
  for (const [who, where] of [
    [doctor, branch],
    [doctor, otherBranch],
    [otherDoctor, branch],
  ]) {
    const isEvening = where === otherBranch;
    const shifts = weekdays.flatMap((weekday) => [
      { weekday, startsAt: '09:00:00.000', endsAt: '17:00:00.000' },
      ...(isEvening ? [{ weekday, startsAt: '18:00:00.000', endsAt: '20:00:00.000' }] : []),
    ]);
    // Hours in two branches that clash cannot be saved; dates in the past let them in, as data from before has them.
    const past = isEvening ? { validTo: '2000-01-01', onTheseDates: 'adds_to_regular_hours' } : {};
    const { documentId } = await strapi
      .documents('api::schedule.schedule')
      .create({ data: { doctor: who, branch: where, slotMinutes: 20, shifts, ...past } } as never);
    const schedules = strapi.db.connection('schedules').where({ document_id: documentId });
    if (isEvening) await schedules.update({ valid_to: null, on_these_dates: null });
  }
  await strapi.documents('api::booking-setting.booking-setting').create({
    data: {
      defaultService: consultation,
      callCentrePhone: '+20225550100',
      consentVersion: '1',
      consentText: 'I agree.',
      maxRequestsPerAddressHour: 10_000,
      freeRequestsPerAddressDay: 10_000,
      guardianAge: 0,
      // Tests run at any hour.
      callHours: weekdays.map((weekday) => ({ weekday, opensAt: '00:00:00.000', closesAt: '00:00:00.000' })),
    },
    locale: 'en',
  } as never);
  return { branch, otherBranch, doctor, otherDoctor, consultation, longAppointment, specialty };
}
