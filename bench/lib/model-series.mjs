import { randomUUID } from 'node:crypto';
import { DAY, MINUTE, SLOT } from './model.mjs';
import { dataOf } from './model-lane.mjs';
import { createRandom } from './random.mjs';

/** The days on which the visits of a series are, counted from the first. */
const DAYS = [0, 7, 14];
/** Hours of a day that overlapping series want, weeks in which they begin, and days from which on the first is. */
const [HOURS, WEEKS, FIRST_DAY, LAST_DAY] = [4, 3, 5, 25];
/** Number of sold series that are changed while others are bought. */
const CHANGED = 4;

/**
 * Series of three visits with doctors of their own and the one booth of the clinic: many want overlapping ones at once, while
 * others are moved and canceled. Who gets one is not certain, but each time is sold once, a series is there whole or not at
 * all, and nobody is refused whose times were free all along.
 */
export class ModelSeries {
  /** Visits of what is sold, by the number of the series, in their order. */
  sold = new Map();

  /** @param buyers how many want a series at once */
  constructor({ run, doctors, buyers, seed }) {
    Object.assign(this, { run, doctors, buyers, random: createRandom(seed) });
  }

  get visits() {
    return [...this.sold.values()].flat();
  }

  /** Starts of what is sold: the booth is one, so that no two visits begin together, with whichever doctor. */
  #starts() {
    return this.visits.flatMap(({ status, startsAt }) => (status === 'canceled' ? [] : [startsAt]));
  }

  /** Asks for overlapping series for all buyers, and for changes of those sold. */
  ask(buyers = this.buyers) {
    const today = Math.floor(this.run.now / DAY) * DAY;
    const from = today + DAY * (FIRST_DAY + this.random.below(LAST_DAY - FIRST_DAY)) + 8 * 60 * MINUTE;
    const hour = this.random.below(36 - HOURS);
    const bought = Array.from({ length: buyers }, () => {
      const doctor = this.random.pick(this.doctors);
      const first = from + 7 * DAY * this.random.below(WEEKS) + SLOT * (hour + this.random.below(HOURS));
      const times = DAYS.map((days) => first + days * DAY);
      return { kind: 'buy', doctor, times, phone: this.run.newPhone(), idempotencyKey: randomUUID() };
    });
    return [...bought, ...this.#changes()];
  }

  #changes() {
    const isAhead = (visits) =>
      visits.every(({ status, startsAt }) => status === 'confirmed' && startsAt > this.run.now + DAY);
    const live = [...this.sold.values()].filter(isAhead);
    return Array.from({ length: Math.min(CHANGED, live.length) }, () => {
      const [visits] = live.splice(this.random.below(live.length), 1);
      const dice = this.random.next();
      if (dice < 0.3) return { kind: 'cancel', visits };
      // The rest goes a week on, also to days that its own visits have, or to another hour.
      const chosen = dice < 0.6 ? visits.slice(this.random.below(2)) : [this.random.pick(visits)];
      const shift =
        chosen.length > 1 && this.random.chance(0.5) ? 7 * DAY : SLOT * (1 + this.random.below(4));
      const times = chosen.map(({ startsAt }) => startsAt + (isAtWork(startsAt + shift) ? shift : -shift));
      return { kind: 'move', visits: chosen, times };
    });
  }

  /** Sends the call to the backend and keeps the answer. */
  async call(asked) {
    const { now } = this.run;
    const others = (visits, times = []) =>
      visits.map(({ number, version, doctor }, place) => ({
        bookingNumber: number,
        version,
        ...(times.length > 0 ? { doctor, startsAt: times[place] } : {}),
      }));
    this.run.done += 1;
    if (asked.kind === 'buy') {
      const { doctor, times, phone, idempotencyKey } = asked;
      const [startsAt, ...later] = times;
      const laterVisits = later.map((time) => ({ doctor, startsAt: new Date(time).toISOString() }));
      const data = { ...dataOf({ doctor, startsAt, phone, firstName: 'Sara' }), laterVisits };
      asked.result = await this.run.process.call('bookSeries', { data, days: DAYS, idempotencyKey, now });
    } else {
      const [{ id, version }, ...rest] = asked.visits;
      const [startsAt, ...times] = asked.times ?? [];
      const change = { id, version, startsAt, others: others(rest, times), now };
      asked.result = await this.run.process.call(`${asked.kind}Series`, change);
    }
    return asked.result;
  }

  /** Sends all requests at the same moment. @throws Error if one gets an answer that it must not get */
  async round() {
    const asked = this.ask();
    const before = this.#starts();
    await Promise.all(asked.map((one) => this.call(one)));
    for (const one of asked) if (one.result.ok) this.#keep(one, one.result.value);
    this.#checkTimes();
    const taken = new Set([...before, ...this.#starts()]);
    for (const { kind, times, visits = [], result } of asked) {
      if (result.ok) continue;
      const own = new Set(visits.map(({ startsAt }) => startsAt));
      const wasTaken = kind !== 'cancel' && times.some((time) => taken.has(time) && !own.has(time));
      if (result.refusal.name !== 'SlotTakenError' || !wasTaken)
        throw new Error(`${kind} of a series was refused: ${JSON.stringify(result.refusal)}`);
    }
  }

  #keep({ kind, visits, times, doctor }, stored) {
    if (kind === 'buy') {
      const isWhole =
        stored.length === times.length && stored.every((visit, i) => visit.startsAt === times[i]);
      if (!isWhole) throw new Error(`Half a series was sold: ${JSON.stringify(stored)}`);
      const all = stored.map((visit) => ({ ...visit, doctor, status: 'confirmed', version: 1 }));
      this.sold.set(all[0].number, all);
      return;
    }
    visits.forEach((visit, place) => {
      visit.version += 1;
      if (kind === 'cancel') visit.status = 'canceled';
      else visit.startsAt = times[place];
    });
  }

  #checkTimes() {
    const starts = this.#starts();
    if (new Set(starts).size !== starts.length) throw new Error('A time of the booth was sold twice');
  }

  /** Takes over what the database has of those who were killed: each whole or not at all, and what was answered is there. */
  takeOver(asked, books) {
    const rows = new Map(books.map((row) => [row.document_id, row]));
    for (const one of asked) {
      const stored = one.kind === 'buy' ? this.#boughtIn(books, one) : this.#changedIn(rows, one);
      if (stored) this.#keep(one, stored);
      else if (one.result?.ok) throw new Error(`${one.kind} of a series was answered and is lost`);
    }
    this.#checkTimes();
  }

  #boughtIn(books, { idempotencyKey }) {
    const first = books.find((row) => row.idempotency_key === idempotencyKey);
    return first && books.filter(({ series }) => series === first.series).map(visitOf);
  }

  #changedIn(rows, { visits }) {
    const changed = visits.filter(({ id, version }) => Number(rows.get(id).version) !== version);
    if (changed.length > 0 && changed.length < visits.length) throw new Error('Half a series was changed');
    return changed.length > 0 ? changed : null;
  }
}

function isAtWork(startsAt) {
  const minutes = (startsAt % DAY) / MINUTE;
  return minutes >= 8 * 60 && minutes < 20 * 60;
}

function visitOf({ document_id: id, booking_number: number, starts_at: startsAt }) {
  return { id, number, startsAt: Number(startsAt) };
}
