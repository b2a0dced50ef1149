import { randomUUID } from 'node:crypto';
import { Model } from './model.mjs';
import { createRandom } from './random.mjs';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const SLOT = 20 * MINUTE;
const PHONES = 12;
/** Patients who share a phone. */
const FAMILY = ['Amal', 'Lama', 'Omar'];
const AHEAD = 3;

/**
 * Random operations on doctors and patients of their own, one after the other: each is done by the backend and by
 * the model, and both must answer the same. Lanes run beside each other, so that the backend sees many at once
 * while what each must answer stays certain.
 */
export class ModelLane {
  /** @param run the run it belongs to: its clock and its process */
  constructor({ run, index, doctors, seed }) {
    Object.assign(this, { run, index, doctors, random: createRandom(seed) });
    this.model = new Model();
  }

  get now() {
    return this.run.now;
  }

  /** One operation: what the backend answers to it. */
  call(name, input) {
    this.run.done += 1;
    return this.run.process.call(name, input);
  }

  below(limit) {
    return Math.floor(this.random() * limit);
  }

  anyAppointment() {
    const day = Math.floor(this.now / DAY) * DAY + DAY * (1 + this.below(AHEAD));
    const startsAt = day + 8 * 60 * MINUTE + this.below(36) * SLOT;
    const phone = `+2010${10_000_000 + this.index * PHONES + this.below(PHONES)}`;
    const date = new Date(startsAt).toISOString().slice(0, 10);
    return {
      doctor: this.doctors[this.below(this.doctors.length)],
      startsAt,
      endsAt: startsAt + SLOT,
      phone,
      firstName: FAMILY[this.below(FAMILY.length)],
      date,
    };
  }

  expect(name, wanted, result, detail) {
    const got = result.ok ? 'ok' : result.refusal.name;
    if (got !== wanted) {
      throw new Error(
        `${this.run.database}, lane ${this.index}, operation ${this.run.done} (${name}): expected ${wanted}, got ${got} ${JSON.stringify(detail)}`,
      );
    }
    return result.ok;
  }

  request(appointment, holder = null) {
    const { doctor, startsAt, phone, firstName } = appointment;
    const data = {
      doctor,
      startsAt: new Date(startsAt).toISOString(),
      firstName,
      lastName: 'Patient',
      phone,
      age: 30,
      contractType: 'cash',
      consent: true,
      locale: 'en',
    };
    return { data, idempotencyKey: randomUUID(), holder, now: this.now };
  }

  booked(appointment, { id, number }) {
    this.model.add({
      ...appointment,
      id,
      number,
      status: 'pending',
      version: 1,
      daySeat: true,
      patientSeat: true,
      phoneSeat: true,
    });
  }

  async book() {
    const appointment = this.anyAppointment();
    const holders = [...this.model.holds.keys()];
    const holder = this.random() < 0.3 && holders.length > 0 ? holders[this.below(holders.length)] : null;
    const held = holder ? this.model.holds.get(holder) : null;
    if (held && held.startsAt > this.now + 2 * 60 * MINUTE)
      Object.assign(appointment, { ...held, date: new Date(held.startsAt).toISOString().slice(0, 10) });
    const wanted = this.model.expectBooking(appointment, this.now, { holder });
    const result = await this.call('book', this.request(appointment, holder));
    if (!this.expect('book', wanted, result, appointment)) return;
    this.booked(appointment, result.value);
    if (holder) this.model.holds.delete(holder);
  }

  /** Several patients ask for one time at once: exactly one of them gets it, if it is free at all. */
  async bookTogether() {
    const appointment = this.anyAppointment();
    const wanted = Array.from({ length: 2 + this.below(6) }, () => ({
      ...appointment,
      phone: this.run.newPhone(),
    }));
    const isFree = this.model.isOpen(appointment) && this.model.isFree(appointment, this.now);
    const results = await Promise.all(wanted.map((one) => this.call('book', this.request(one))));
    const winners = results.flatMap((result, index) => (result.ok ? [index] : []));
    if (winners.length !== (isFree ? 1 : 0))
      throw new Error(`${winners.length} of ${wanted.length} got one time`);
    for (const index of winners) this.booked(wanted[index], results[index].value);
  }

  /** As many as are told at once are offered one time, and what they were told. */
  async offer(appointment) {
    const phones = Array.from({ length: 3 }, () => this.run.newPhone());
    const { doctor, startsAt } = appointment;
    const { value } = await this.call('offer', { doctor, startsAt, phones, now: this.now });
    const isFree = this.model.isOpen(appointment) && this.model.isFree(appointment, this.now);
    if (value.length !== (isFree ? phones.length : 0))
      throw new Error(
        `${value.length} of ${phones.length} were offered a time that is ${isFree ? '' : 'not '}free`,
      );
    return value.map(({ phone, ...told }) => ({
      told,
      appointment: { ...appointment, phone, firstName: 'Nada' },
    }));
  }

  /**
   * Patients on the waiting list accept one time at once, beside somebody who books it and, where there is one, somebody who
   * moves an appointment there: exactly one has it.
   */
  async acceptTogether() {
    const appointment = this.anyAppointment();
    const offers = await this.offer(appointment);
    if (offers.length === 0) return;
    const other = { ...appointment, phone: this.run.newPhone() };
    const mover = this.moverTo(appointment);
    const wanted = [...offers.map((one) => one.appointment), other];
    const { startsAt } = appointment;
    const [results, moved] = await Promise.all([
      Promise.all([
        ...offers.map(({ told }) => this.call('accept', { ...told, now: this.now })),
        this.call('book', this.request(other)),
      ]),
      mover && this.call('move', { id: mover.id, startsAt, version: mover.version, now: this.now }),
    ]);
    const winners = results.flatMap((result, index) => (result.ok ? [index] : []));
    const count = winners.length + (moved?.ok ? 1 : 0);
    if (count !== 1) throw new Error(`${count} of ${wanted.length + (mover ? 1 : 0)} have one offered time`);
    for (const index of winners) this.booked(wanted[index], results[index].value);
    if (moved?.ok) this.moved(mover, appointment);
  }

  /** An appointment of the same doctor that could be moved to a time; null when there is none at hand. */
  moverTo({ doctor, startsAt, endsAt, date }) {
    const known = this.model.pick(this.random);
    if (!known || known.doctor !== doctor || known.startsAt === startsAt) return null;
    const isLive = ['pending', 'confirmed'].includes(known.status) && known.startsAt > this.now;
    const there = { ...known, startsAt, endsAt, date };
    return isLive && this.model.expectBooking(there, this.now, { own: known.id }) === 'ok' ? known : null;
  }

  /**
   * A patient cancels, and takes it back in the moment in which others book the time: exactly one has it. Nobody has it while
   * somebody else holds it.
   */
  async undoTogether() {
    const known = this.model.pick(this.random);
    const isLive = known && ['pending', 'confirmed'].includes(known.status) && known.startsAt > this.now;
    if (!isLive) return;
    const { id, version, status } = known;
    const canceled = { id, to: 'canceled', version, actor: 'patient', now: this.now };
    if (!this.expect('cancel', 'ok', await this.call('transition', canceled), known)) return;
    Object.assign(known, { status: 'canceled', version: version + 1 });
    const isFree = this.model.isFree(known, this.now, { own: id });
    const hasSeats =
      this.model.hasDaySeat(known, this.now, id) &&
      this.model.hasPatientSeat(known, this.now, id) &&
      this.model.hasPhoneSeat(known, this.now, id);
    // A closed day is booked by nobody any more, but whoever was there before may come back.
    const isOpen = this.model.isOpen(known) && known.startsAt > this.now + 2 * 60 * MINUTE;
    const { doctor, startsAt, endsAt, date, firstName } = known;
    const others = Array.from({ length: 1 + this.below(4) }, () => ({
      ...{ doctor, startsAt, endsAt, date, firstName },
      phone: this.run.newPhone(),
    }));
    const [undone, ...results] = await Promise.all([
      this.call('undo', { id, version: version + 1, now: this.now }),
      ...others.map((one) => this.call('book', this.request(one))),
    ]);
    const winners = results.flatMap((result, index) => (result.ok ? [index] : []));
    const count = winners.length + (undone.ok ? 1 : 0);
    const wanted = isFree && (hasSeats || isOpen) ? 1 : 0;
    if (count !== wanted || (undone.ok && !hasSeats) || (winners.length > 0 && !isOpen))
      throw new Error(
        `${count} have a canceled time where ${wanted} should, undo ${undone.refusal?.name ?? 'ok'}`,
      );
    for (const index of winners) this.booked(others[index], results[index].value);
    if (!undone.ok) return;
    Object.assign(known, { status, version: version + 2, daySeat: true, patientSeat: true, phoneSeat: true });
  }

  async hold() {
    const { doctor, startsAt, endsAt } = this.anyAppointment();
    const holders = [...this.model.holds.keys()];
    const holder =
      this.random() < 0.5 && holders.length > 0
        ? holders[this.below(holders.length)]
        : randomUUID().replaceAll('-', '');
    const wanted = this.model.expectTime({ doctor, startsAt, endsAt }, this.now, { holder });
    const result = await this.call('hold', { doctor, startsAt, holder, now: this.now });
    if (this.expect('hold', wanted, result, { doctor, startsAt }))
      this.model.hold(holder, { doctor, startsAt, endsAt }, this.now);
    for (const [key, hold] of this.model.holds)
      if (hold.expiresAt < this.now - DAY) this.model.holds.delete(key);
  }

  async release() {
    const [holder] = this.model.holds.keys();
    if (!holder) return;
    this.expect('release', 'ok', await this.call('release', { holder }), {});
    this.model.holds.delete(holder);
  }

  async transition(to, actor) {
    const known = this.model.pick(this.random);
    if (!known) return;
    const isAhead = known.startsAt > this.now;
    const allowed = {
      confirmed: known.status === 'pending',
      done: known.status === 'confirmed' && !isAhead,
      canceled: ['pending', 'confirmed'].includes(known.status) && (actor === 'staff' || isAhead),
      pending: known.status === 'canceled' && isAhead,
    };
    let wanted = allowed[to] ? 'ok' : 'TransitionNotAllowedError';
    if (wanted === 'ok' && to === 'pending' && !this.model.isFree(known, this.now, { own: known.id }))
      wanted = 'SlotTakenError';
    const daySeat = this.model.hasDaySeat(known, this.now, known.id);
    const patientSeat = this.model.hasPatientSeat(known, this.now, known.id);
    const phoneSeat = this.model.hasPhoneSeat(known, this.now, known.id);
    const { id, version } = known;
    const result = await this.call('transition', { id, to, version, actor, now: this.now });
    if (!this.expect(`${known.status} to ${to}`, wanted, result, known)) return;
    if (to === 'pending') Object.assign(known, { daySeat, patientSeat, phoneSeat });
    Object.assign(known, { status: to, version: version + 1 });
  }

  async move() {
    const known = this.model.pick(this.random);
    if (!known) return;
    const { startsAt, endsAt, date } = this.anyAppointment();
    const appointment = { ...known, startsAt, endsAt, date };
    const isLive = ['pending', 'confirmed'].includes(known.status) && known.startsAt > this.now;
    const wanted = isLive
      ? this.model.expectBooking(appointment, this.now, { own: known.id })
      : 'TransitionNotAllowedError';
    const { id, version } = known;
    const result = await this.call('move', { id, startsAt, version, now: this.now });
    if (this.expect('move', wanted, result, known)) this.moved(known, { startsAt, endsAt, date });
  }

  moved(known, { startsAt, endsAt, date }) {
    Object.assign(known, {
      startsAt,
      endsAt,
      date,
      status: 'pending',
      version: known.version + 1,
      daySeat: true,
      patientSeat: true,
      phoneSeat: true,
    });
  }

  /** The clock has moved on and the backend let go of what was never confirmed. */
  expire() {
    for (const known of this.model.due(this.now))
      Object.assign(known, { status: 'canceled', version: known.version + 1 });
  }

  /** A doctor takes a day off, or does work on it after all. Appointments that are booked stay. */
  async closeDay() {
    const [closed] = this.model.closed;
    if (closed && this.random() < 0.5) {
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
    const dice = this.random();
    if (dice < 0.3) return this.book();
    if (dice < 0.38) return this.bookTogether();
    if (dice < 0.54) return this.hold();
    if (dice < 0.58) return this.release();
    if (dice < 0.66) return this.transition('confirmed', 'staff');
    if (dice < 0.72) return this.transition('canceled', this.random() < 0.5 ? 'staff' : 'patient');
    if (dice < 0.76) return this.transition('pending', 'staff');
    if (dice < 0.8) return this.transition('done', 'staff');
    if (dice < 0.88) return this.move();
    if (dice < 0.9) return this.acceptTogether();
    if (dice < 0.92) return this.undoTogether();
    if (dice < 0.93) return this.closeDay();
    return this.lookAtTimes();
  }
}
