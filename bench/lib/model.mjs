export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;
export const SLOT = 20 * MINUTE;
const HOLD = 10 * MINUTE;
const LIVE = ['pending', 'confirmed', 'done'];
/** All seats, as whoever books or moves has them. */
export const SEATED = { daySeat: true, patientSeat: true, phoneSeat: true };

/** Tells whether an appointment can still be moved or canceled by its patient. */
export const isAhead = ({ status, startsAt }, now) =>
  ['pending', 'confirmed'].includes(status) && startsAt > now;

/** Model of the booking system as plain lists, without claims or database (docs/appointments.md). Instants are epoch ms. */
export class Model {
  /** @type {Map<string, { id: string, number: string, doctor: string, date: string, phone: string, firstName: string, startsAt: number, endsAt: number, status: string, version: number, daySeat: boolean, patientSeat: boolean, phoneSeat: boolean }>} */
  appointments = new Map();
  holds = new Map();
  /** Days off by doctor and date, each with its document. @type {Map<string, string>} */
  closed = new Map();
  /** Appointments that still matter to the coming days, so that a long run stays fast. */
  #recent = new Set();

  #overlaps(one, other) {
    return one.doctor === other.doctor && one.startsAt < other.endsAt && other.startsAt < one.endsAt;
  }

  /** Tells whether a doctor's time is free for someone with these holds and appointments of their own. */
  isFree(time, now, { holder = null, own = null } = {}) {
    for (const id of this.#recent) {
      const known = this.appointments.get(id);
      if (known.endsAt < now - DAY) this.#recent.delete(id);
      else if (id !== own && LIVE.includes(known.status) && this.#overlaps(known, time)) return false;
    }
    for (const [key, hold] of this.holds) {
      if (key !== holder && hold.expiresAt > now && this.#overlaps(hold, time)) return false;
    }
    return true;
  }

  #taken(now, own, counts) {
    const live = [...this.#recent].map((id) => this.appointments.get(id));
    return live.filter(
      (known) => known.id !== own && LIVE.includes(known.status) && known.endsAt > now && counts(known),
    ).length;
  }

  /** Seats that are left for an appointment: with the doctor on its day, of its patient, of its phone. */
  seats({ phone, firstName, doctor, date }, now, own = null) {
    const ofPatient = (known) => known.phone === phone && known.firstName === firstName;
    const ofDay = (known) => ofPatient(known) && known.doctor === doctor && known.date === date;
    return {
      daySeat: this.#taken(now, own, (known) => known.daySeat && ofDay(known)) < 1,
      patientSeat: this.#taken(now, own, (known) => known.patientSeat && ofPatient(known)) < 3,
      phoneSeat: this.#taken(now, own, (known) => known.phoneSeat && known.phone === phone) < 6,
    };
  }

  hasSeats(appointment, now, own = null) {
    return Object.values(this.seats(appointment, now, own)).every(Boolean);
  }

  /** Tells whether a doctor works on the day of a time. */
  isOpen({ doctor, startsAt }) {
    return !this.closed.has(`${doctor} ${new Date(startsAt).toISOString().slice(0, 10)}`);
  }

  close({ doctor, date }, id) {
    this.closed.set(`${doctor} ${date}`, id);
  }

  /** Returns what asking for a time must answer. */
  expectTime(time, now, whose = {}) {
    if (!this.isOpen(time)) return 'ValidationError';
    return this.isFree(time, now, whose) ? 'ok' : 'SlotTakenError';
  }

  /** Returns what booking this appointment must answer: 'ok' or the name of the refusal. */
  expectBooking(appointment, now, { holder = null, own = null } = {}) {
    const time = this.expectTime(appointment, now, { holder, own });
    if (time !== 'ok') return time;
    return this.hasSeats(appointment, now, own) ? 'ok' : 'AppointmentLimitError';
  }

  add(appointment) {
    this.appointments.set(appointment.id, appointment);
    this.#recent.add(appointment.id);
  }

  hold(holder, time, now) {
    const before = this.holds.get(holder);
    const isSame = before?.doctor === time.doctor && before.startsAt === time.startsAt;
    const since = isSame && before.endsAt === time.endsAt ? before.since : now;
    this.holds.set(holder, { ...time, since, expiresAt: Math.min(now + HOLD, since + 3 * HOLD) });
  }

  /** Returns pending appointments whose start has passed. */
  due(now) {
    return [...this.#recent]
      .map((id) => this.appointments.get(id))
      .filter((known) => known.status === 'pending' && known.startsAt <= now);
  }

  /** Any appointment of the coming days, for the next operation. */
  pick(random) {
    const ids = [...this.#recent];
    return ids.length === 0 ? null : this.appointments.get(random.pick(ids));
  }
}
