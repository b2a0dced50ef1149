import { randomUUID } from 'node:crypto';
import { DAY, isAhead, MINUTE, Model, SEATED, SLOT } from './model.mjs';
import { acceptTogether, bookTogether, undoTogether } from './model-races.mjs';
import { createRandom } from './random.mjs';

const PHONES = 12;
/** Patients who share a phone. */
const FAMILY = ['Amal', 'Lama', 'Omar'];
const AHEAD = 3;

/** The request of a patient for a time, without branch and service. */
export function dataOf({ doctor, startsAt, phone, firstName }) {
  const who = { firstName, lastName: 'Patient', phone, age: 30 };
  const start = new Date(startsAt).toISOString();
  return { ...who, doctor, startsAt: start, contractType: 'cash', consent: true, locale: 'en' };
}

/**
 * Runs random operations on its own doctors and patients one after the other, in the backend and in the model, and compares the
 * answers. Several lanes run at once, so that the backend gets concurrent requests while each answer stays predictable.
 */
export class ModelLane {
  /** @param run the run it belongs to: its clock and its process */
  constructor({ run, index, doctors, seed }) {
    Object.assign(this, { run, index, doctors, random: createRandom(seed), model: new Model() });
  }

  get now() {
    return this.run.now;
  }

  /** Sends one operation and returns the answer of the backend. */
  call(name, input) {
    this.run.done += 1;
    return this.run.process.call(name, input);
  }

  anyAppointment() {
    const day = Math.floor(this.now / DAY) * DAY + DAY * (1 + this.random.below(AHEAD));
    const startsAt = day + 8 * 60 * MINUTE + this.random.below(36) * SLOT;
    const phone = `+2010${10_000_000 + this.index * PHONES + this.random.below(PHONES)}`;
    const date = new Date(startsAt).toISOString().slice(0, 10);
    return {
      doctor: this.random.pick(this.doctors),
      startsAt,
      endsAt: startsAt + SLOT,
      phone,
      firstName: this.random.pick(FAMILY),
      date,
    };
  }

  /** Ends the run where an answer is not the model's, with what both know of the patient's phone. */
  async expect(name, wanted, result, detail) {
    const got = result.ok ? 'ok' : result.refusal.name;
    if (got === wanted) return result.ok;
    const { done, database, now } = this.run;
    const expected = [...this.model.appointments.values()].filter(({ phone }) => phone === detail.phone);
    const { value: claims } = await this.call('claims', { phone: detail.phone ?? '' });
    const known = JSON.stringify({ detail, refusal: result.refusal, now, expected, claims }, null, 1);
    throw new Error(
      `${database}, lane ${this.index}, operation ${done} (${name}): expected ${wanted}, got ${got} ${known}`,
    );
  }

  request(appointment, holder = null) {
    return { data: dataOf(appointment), idempotencyKey: randomUUID(), holder, now: this.now };
  }

  booked(appointment, { id, number }) {
    this.model.add({ ...appointment, id, number, status: 'pending', version: 1, ...SEATED });
  }

  async book() {
    const appointment = this.anyAppointment();
    const holders = [...this.model.holds.keys()];
    const holder = this.random.chance(0.3) && holders.length > 0 ? this.random.pick(holders) : null;
    const held = holder ? this.model.holds.get(holder) : null;
    if (held && held.startsAt > this.now + 2 * 60 * MINUTE)
      Object.assign(appointment, { ...held, date: new Date(held.startsAt).toISOString().slice(0, 10) });
    const wanted = this.model.expectBooking(appointment, this.now, { holder });
    const result = await this.call('book', this.request(appointment, holder));
    if (!(await this.expect('book', wanted, result, appointment))) return;
    this.booked(appointment, result.value);
    if (holder) this.model.holds.delete(holder);
  }

  async hold() {
    const { doctor, startsAt, endsAt } = this.anyAppointment();
    const holders = [...this.model.holds.keys()];
    const holder =
      this.random.chance(0.5) && holders.length > 0
        ? this.random.pick(holders)
        : randomUUID().replaceAll('-', '');
    const wanted = this.model.expectTime({ doctor, startsAt, endsAt }, this.now, { holder });
    const result = await this.call('hold', { doctor, startsAt, holder, now: this.now });
    if (await this.expect('hold', wanted, result, { doctor, startsAt }))
      this.model.hold(holder, { doctor, startsAt, endsAt }, this.now);
    for (const [key, hold] of this.model.holds)
      if (hold.expiresAt < this.now - DAY) this.model.holds.delete(key);
  }

  async release() {
    const [holder] = this.model.holds.keys();
    if (!holder) return;
    await this.expect('release', 'ok', await this.call('release', { holder }), {});
    this.model.holds.delete(holder);
  }

  async transition(to, actor) {
    const known = this.model.pick(this.random);
    if (!known) return;
    const isToCome = known.startsAt > this.now;
    const allowed = {
      confirmed: known.status === 'pending',
      done: known.status === 'confirmed' && !isToCome,
      canceled: ['pending', 'confirmed'].includes(known.status) && (actor === 'staff' || isToCome),
      pending: known.status === 'canceled' && isToCome,
    };
    let wanted = allowed[to] ? 'ok' : 'TransitionNotAllowedError';
    if (wanted === 'ok' && to === 'pending' && !this.model.isFree(known, this.now, { own: known.id }))
      wanted = 'SlotTakenError';
    const seats = this.model.seats(known, this.now, known.id);
    const { id, version } = known;
    const result = await this.call('transition', { id, to, version, actor, now: this.now });
    if (!(await this.expect(`${known.status} to ${to}`, wanted, result, known))) return;
    if (to === 'pending') Object.assign(known, seats);
    Object.assign(known, { status: to, version: version + 1 });
  }

  async move() {
    const known = this.model.pick(this.random);
    if (!known) return;
    const { startsAt, endsAt, date } = this.anyAppointment();
    const appointment = { ...known, startsAt, endsAt, date };
    const wanted = isAhead(known, this.now)
      ? this.model.expectBooking(appointment, this.now, { own: known.id })
      : 'TransitionNotAllowedError';
    const { id, version } = known;
    const result = await this.call('move', { id, startsAt, version, now: this.now });
    if (await this.expect('move', wanted, result, known)) this.moved(known, { startsAt, endsAt, date });
  }

  moved(known, { startsAt, endsAt, date }) {
    const version = known.version + 1;
    Object.assign(known, { startsAt, endsAt, date, status: 'pending', version, ...SEATED });
  }

  /** The clock has moved on and the backend let go of what was never confirmed. */
  expire() {
    for (const known of this.model.due(this.now))
      Object.assign(known, { status: 'canceled', version: known.version + 1 });
  }

  /** A doctor takes a day off, or does work on it after all. Appointments that are booked stay. */
  async closeDay() {
    const [closed] = this.model.closed;
    if (closed && this.random.chance(0.5)) {
      const [day, id] = closed;
      await this.call('open', { id });
      this.model.closed.delete(day);
      return;
    }
    const appointment = this.anyAppointment();
    if (!this.model.isOpen(appointment)) return;
    const id = await this.call('close', appointment);
    this.model.close(appointment, id);
  }

  async lookAtTimes() {
    const { doctor, date } = this.anyAppointment();
    const result = await this.call('free', { doctor, from: date, days: 1, now: this.now });
    const day = Date.parse(date) + 8 * 60 * MINUTE;
    const times = Array.from({ length: 36 }, (_, index) => day + index * SLOT);
    const wanted = times.filter(
      (startsAt) => this.model.expectTime({ doctor, startsAt, endsAt: startsAt + SLOT }, this.now) === 'ok',
    );
    if (JSON.stringify(result.value) !== JSON.stringify(wanted))
      throw new Error(`Free times of ${date} differ from the model's`);
  }

  async step() {
    const dice = this.random.next();
    if (dice < 0.3) return this.book();
    if (dice < 0.38) return bookTogether(this);
    if (dice < 0.54) return this.hold();
    if (dice < 0.58) return this.release();
    if (dice < 0.66) return this.transition('confirmed', 'staff');
    if (dice < 0.72) return this.transition('canceled', this.random.chance(0.5) ? 'staff' : 'patient');
    if (dice < 0.76) return this.transition('pending', 'staff');
    if (dice < 0.8) return this.transition('done', 'staff');
    if (dice < 0.88) return this.move();
    if (dice < 0.9) return acceptTogether(this);
    if (dice < 0.92) return undoTogether(this);
    if (dice < 0.93) return this.closeDay();
    return this.lookAtTimes();
  }
}
