import { join } from 'node:path';
import { requireFromBackend } from '../../scripts/lib/project.mjs';
import { provideBenchClinic } from './clinic.mjs';
import { loadStrapi } from './load-strapi.mjs';

// The process that runs the operations of the model: the backend's own services, without HTTP, with the
// driver's clock. It is killed now and then.
const compiled = process.env.BENCH_COMPILED;
const load = (name) => requireFromBackend(join(compiled, 'src', `${name}.js`));
const strapi = await loadStrapi(compiled);
const clinic = await provideBenchClinic(strapi, { doctors: 50 });
const { bookAppointment } = load('appointments/booking/book');
const { holdTime, releaseHold } = load('appointments/booking/hold');
const { rescheduleAppointment } = load('appointments/changes/reschedule');
const { rescheduleTogether } = load('appointments/changes/reschedule-rest');
const { transitionTogether } = load('appointments/changes/visits-together');
const { findAppointment, readSeries } = load('appointments/record/appointment-rows');
const { rhythmOn } = load('scheduling/series');
const { transitionAppointment } = load('appointments/changes/transition');
const { undoCancellation } = load('appointments/changes/undo-cancellation');
const { expirePending } = load('appointments/changes/expire');
const { joinWaitingList } = load('appointments/waiting/join');
const { makeOffer } = load('appointments/waiting/make-offer');
const { acceptOffer } = load('appointments/waiting/accept');
const { findEntry } = load('appointments/waiting/entry-rows');
const { freeDays } = load('appointments/availability/availability');
const { currentCatalogue } = load('catalogue/current-catalogue');
const db = strapi.db.connection;

const daysOff = () => strapi.documents('api::day-off.day-off');
const find = (id) => findAppointment(db, { document_id: id });

const AT_DESK = { by: 'user:model', status: 'confirmed', consentGiven: 'phone', reason: null };

/** Parts that every service works with. */
const at = async (now) => ({ strapi, catalogue: await currentCatalogue(strapi), now });
const placeOf = (doctor) => ({ doctor, branch: clinic.branch, service: clinic.service });
const told = (row) => ({ ok: true, value: { id: row.document_id, number: row.booking_number } });

const operations = {
  /** The desk books visits that were agreed on, which need the booth. */
  async bookSeries({ data, days, idempotencyKey, now }) {
    const outcome = await bookAppointment({
      ...(await at(now)),
      body: { branch: clinic.branch, service: clinic.hearing, ...data },
      idempotencyKey,
      holder: null,
      origin: AT_DESK,
      rhythm: rhythmOn(days.slice(1)),
    });
    if (!outcome.ok) return outcome;
    const visits = await readSeries(db, { series: outcome.value.booking_number });
    const value = visits.map((row) => ({ ...told(row).value, startsAt: row.starts_at }));
    return { ok: true, value };
  },
  /** Moves a visit, with those after it that are named. */
  async moveSeries({ id, now, ...wanted }) {
    const change = { appointment: await find(id), wanted, by: AT_DESK.by, holder: null };
    return rescheduleTogether({ ...(await at(now)), ...change });
  },
  async cancelSeries({ id, version, others, now }) {
    const wanted = { to: 'canceled', version, others, reason: 'model' };
    const who = { actor: 'staff', by: AT_DESK.by };
    return transitionTogether({ ...(await at(now)), found: await find(id), wanted, ...who });
  },
  async book({ data, idempotencyKey, holder, now }) {
    const body = { branch: clinic.branch, service: clinic.service, ...data };
    const outcome = await bookAppointment({ ...(await at(now)), body, idempotencyKey, holder });
    if (!outcome.ok) return outcome;
    return told(await findAppointment(db, { booking_number: outcome.value.booking_number }));
  },
  async hold({ doctor, startsAt, holder, now }) {
    const wanted = { ...placeOf(doctor), specialty: null, startsAt };
    return holdTime({ ...(await at(now)), wanted, holder, address: null });
  },
  async release({ holder }) {
    await releaseHold(strapi, holder);
    return { ok: true };
  },
  async transition({ id, to, version, actor, now }) {
    const wanted = { to, version, reason: 'model' };
    return transitionAppointment({ ...(await at(now)), appointment: id, wanted, actor, by: actor });
  },
  async move({ id, startsAt, version, now }) {
    const change = { appointment: await find(id), wanted: { startsAt, version }, by: 'patient' };
    return rescheduleAppointment({ ...(await at(now)), ...change, holder: null });
  },
  /** The patient takes the own cancellation back. */
  async undo({ id, version, now }) {
    return undoCancellation(await at(now), await find(id), version);
  },
  /** Puts patients on the waiting list and offers them one time; gives what those were told of who could have it. */
  async offer({ doctor, startsAt, phones, now }) {
    const context = await at(now);
    const place = placeOf(doctor);
    // Left by a process that was killed.
    await db('waiting_offers')
      .where({ doctor, starts_at: new Date(startsAt), state: 'open' })
      .update({ state: 'withdrawn' });
    const offered = [];
    for (const phone of phones) {
      const email = `${phone.slice(1)}@example.com`;
      const who = { firstName: 'Nada', lastName: 'Patient', phone, email, age: 30, locale: 'en' };
      const wishes = { branches: [clinic.branch], weekdays: [], parts: [], until: '2099-12-31' };
      const wish = { ...who, ...wishes, doctor, specialty: null, service: clinic.service, tellBy: null };
      const joined = await joinWaitingList({ ...context, by: 'patient' }, { wish, idempotencyKey: phone });
      const entry = await findEntry(db, { document_id: joined.value.document_id });
      if (!(await makeOffer(context, entry, place, startsAt))) continue;
      const { document_id: offer } = await db('waiting_offers').where({ entry: entry.document_id }).first();
      offered.push({ entry: entry.document_id, offer, phone });
    }
    return { ok: true, value: offered };
  },
  async accept({ entry: id, offer, now }) {
    const entry = await findEntry(db, { document_id: id });
    const outcome = await acceptOffer(await at(now), entry, { offer });
    return outcome.ok ? told(await find(outcome.value.booked_appointment)) : outcome;
  },
  /** Returns what the database has of a phone, for whoever looks into a difference. */
  async claims({ phone }) {
    const of = db('appointments').where({ phone }).select('document_id');
    return { value: await db('claims').whereIn('appointment', of) };
  },
  async expire({ now }) {
    for (;;) if ((await expirePending(strapi, now)) < 100) return { ok: true };
  },
  async close({ doctor, date }) {
    const data = { doctor, startsOn: date, endsOn: date, saveDespiteAppointments: true };
    return (await daysOff().create({ data })).documentId;
  },
  async open({ id }) {
    await daysOff().delete({ documentId: id });
  },
  async free({ doctor, from, days, now }) {
    const { catalogue } = await at(now);
    const found = await freeDays({ db, catalogue, now }, placeOf(doctor), from, days);
    return { ok: true, value: found.flatMap((day) => day.slots.map((slot) => slot.startsAt)) };
  },
};

process.on('message', async ({ id, name, input }) => {
  try {
    process.send({ id, result: await operations[name](input) });
  } catch (error) {
    process.send({ id, fault: `${error.name}: ${error.stack}` });
  }
});
process.on('SIGTERM', () => strapi.destroy().finally(() => process.exit(0)));
process.send({ clinic });
