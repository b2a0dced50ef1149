import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/backend-packages.mjs';
import { compileBackend, environmentFor, newDirectory } from './lib/bench-backend.mjs';
import { checkBooks, readBooks } from './lib/bookkeeping.mjs';
import { Model } from './lib/model.mjs';
import { startPostgres } from './lib/postgres.mjs';

// Random operations against the real booking services and, beside them, against a simple model that says what
// must happen. The process that runs them is killed now and then; afterwards the books must agree again.
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    operations: { type: 'string', default: '1000000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const SLOT = 20 * MINUTE;
const PHONES = 40;
const AHEAD = 3;

/** mulberry32: the same seed gives the same run. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function startProcess(environment) {
  const child = fork(resolve(root, 'bench/lib/model-process.mjs'), { env: environment });
  const waiting = new Map();
  let nextId = 1;
  const ready = new Promise((done, failed) => {
    child.once('message', done);
    child.once('exit', (code) => failed(new Error(`The process ended with ${code}`)));
  });
  child.on('message', ({ id, result, fault }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (fault) one?.failed(new Error(fault));
    else one?.done(result);
  });
  const ended = new Promise((done) => child.once('exit', done));
  const call = (name, input) =>
    new Promise((done, failed) => {
      nextId += 1;
      waiting.set(nextId, { done, failed });
      child.send({ id: nextId, name, input });
    });
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return { ready, call, end };
}

class Run {
  constructor({ database, databaseUrl, directory, seed }) {
    Object.assign(this, { database, databaseUrl, directory });
    this.environment = environmentFor({ directory, databaseUrl });
    this.random = createRandom(seed);
    this.model = new Model();
    this.now = Math.ceil(Date.now() / MINUTE) * MINUTE;
    this.done = 0;
  }

  async start() {
    this.process = startProcess(this.environment);
    const { clinic } = await this.process.ready;
    this.doctors = [clinic.measured, ...clinic.doctors];
  }

  below(limit) {
    return Math.floor(this.random() * limit);
  }

  visit() {
    const day = Math.floor(this.now / DAY) * DAY + DAY * (1 + this.below(AHEAD));
    const startsAt = day + 8 * 60 * MINUTE + this.below(36) * SLOT;
    const phone = `+2010${10_000_000 + this.below(PHONES)}`;
    const date = new Date(startsAt).toISOString().slice(0, 10);
    return {
      doctor: this.doctors[this.below(this.doctors.length)],
      startsAt,
      endsAt: startsAt + SLOT,
      phone,
      date,
    };
  }

  expect(name, wanted, result, detail) {
    const got = result.ok ? 'ok' : result.refusal.name;
    if (got !== wanted) {
      throw new Error(
        `${this.database}, operation ${this.done} (${name}): expected ${wanted}, got ${got} ${JSON.stringify(detail)}`,
      );
    }
    return result.ok;
  }

  request(visit, holder = null) {
    const { doctor, startsAt, phone } = visit;
    const data = {
      doctor,
      startsAt: new Date(startsAt).toISOString(),
      firstName: 'Model',
      lastName: 'Patient',
      phone,
      age: 30,
      contractType: 'cash',
      consent: true,
      locale: 'en',
    };
    return { data, idempotencyKey: randomUUID(), holder, now: this.now };
  }

  booked(visit, { id, number }) {
    this.model.add({ ...visit, id, number, status: 'pending', version: 1, daySeat: true, phoneSeat: true });
  }

  async book() {
    const visit = this.visit();
    const holders = [...this.model.holds.keys()];
    const holder = this.random() < 0.3 && holders.length > 0 ? holders[this.below(holders.length)] : null;
    const held = holder ? this.model.holds.get(holder) : null;
    if (held && held.startsAt > this.now + 2 * 60 * MINUTE)
      Object.assign(visit, { ...held, date: new Date(held.startsAt).toISOString().slice(0, 10) });
    const wanted = this.model.expectBooking(visit, this.now, { holder });
    const result = await this.process.call('book', this.request(visit, holder));
    if (!this.expect('book', wanted, result, visit)) return;
    this.booked(visit, result.value);
    if (holder) this.model.holds.delete(holder);
  }

  /** Several patients ask for one time at once: exactly one of them gets it, if it is free at all. */
  async bookTogether() {
    const visit = this.visit();
    const visits = Array.from({ length: 2 + this.below(6) }, (_, index) => ({
      ...visit,
      phone: `+2011${10_000_000 + this.done * 10 + index}`,
    }));
    const isFree = this.model.isFree(visit, this.now);
    const results = await Promise.all(visits.map((one) => this.process.call('book', this.request(one))));
    const winners = results.flatMap((result, index) => (result.ok ? [index] : []));
    if (winners.length !== (isFree ? 1 : 0))
      throw new Error(`${winners.length} of ${visits.length} got one time`);
    for (const index of winners) this.booked(visits[index], results[index].value);
  }

  async hold() {
    const { doctor, startsAt, endsAt } = this.visit();
    const holders = [...this.model.holds.keys()];
    const holder =
      this.random() < 0.5 && holders.length > 0
        ? holders[this.below(holders.length)]
        : randomUUID().replaceAll('-', '');
    const wanted = this.model.isFree({ doctor, startsAt, endsAt }, this.now, { holder })
      ? 'ok'
      : 'SlotTakenError';
    const result = await this.process.call('hold', { doctor, startsAt, holder, now: this.now });
    if (this.expect('hold', wanted, result, { doctor, startsAt }))
      this.model.hold(holder, { doctor, startsAt, endsAt }, this.now);
    for (const [key, hold] of this.model.holds)
      if (hold.expiresAt < this.now - DAY) this.model.holds.delete(key);
  }

  async release() {
    const [holder] = this.model.holds.keys();
    if (!holder) return;
    this.expect('release', 'ok', await this.process.call('release', { holder }), {});
    this.model.holds.delete(holder);
  }

  async transition(to, actor) {
    const known = this.model.pick(this.random);
    if (!known) return;
    const isAhead = known.startsAt > this.now;
    const allowed = {
      confirmed: known.status === 'pending',
      done: known.status === 'confirmed',
      canceled: ['pending', 'confirmed'].includes(known.status) && (actor === 'staff' || isAhead),
      pending: known.status === 'canceled' && isAhead,
    };
    let wanted = allowed[to] ? 'ok' : 'TransitionNotAllowedError';
    if (wanted === 'ok' && to === 'pending' && !this.model.isFree(known, this.now, { own: known.id }))
      wanted = 'SlotTakenError';
    const daySeat = this.model.hasDaySeat(known, this.now, known.id);
    const phoneSeat = this.model.hasPhoneSeat(known, this.now, known.id);
    const { id, version } = known;
    const result = await this.process.call('transition', { id, to, version, actor, now: this.now });
    if (!this.expect(`${known.status} to ${to}`, wanted, result, known)) return;
    if (to === 'pending') Object.assign(known, { daySeat, phoneSeat });
    Object.assign(known, { status: to, version: version + 1 });
  }

  async move() {
    const known = this.model.pick(this.random);
    if (!known) return;
    const { startsAt, endsAt, date } = this.visit();
    const visit = { ...known, startsAt, endsAt, date };
    const isLive = ['pending', 'confirmed'].includes(known.status) && known.startsAt > this.now;
    const wanted = isLive
      ? this.model.expectBooking(visit, this.now, { own: known.id })
      : 'TransitionNotAllowedError';
    const { id, version } = known;
    const result = await this.process.call('move', { id, startsAt, version, now: this.now });
    if (!this.expect('move', wanted, result, known)) return;
    Object.assign(known, {
      startsAt,
      endsAt,
      date,
      status: 'pending',
      version: version + 1,
      daySeat: true,
      phoneSeat: true,
    });
  }

  async pass() {
    this.now += this.below(45) * MINUTE;
    await this.process.call('expire', { now: this.now });
    for (const known of this.model.due(this.now))
      Object.assign(known, { status: 'canceled', version: known.version + 1 });
  }

  async lookAtTimes() {
    const { doctor, date } = this.visit();
    const result = await this.process.call('free', { doctor, from: date, days: 1, now: this.now });
    const day = Date.parse(date) + 8 * 60 * MINUTE;
    const wanted = Array.from({ length: 36 }, (_, index) => day + index * SLOT).filter((startsAt) =>
      this.model.isFree({ doctor, startsAt, endsAt: startsAt + SLOT }, this.now),
    );
    if (JSON.stringify(result.value) !== JSON.stringify(wanted))
      throw new Error(`Free times of ${date} differ from the model's`);
  }

  async step() {
    const dice = this.random();
    this.done += 1;
    if (dice < 0.3) return this.book();
    if (dice < 0.38) return this.bookTogether();
    if (dice < 0.54) return this.hold();
    if (dice < 0.58) return this.release();
    if (dice < 0.66) return this.transition('confirmed', 'staff');
    if (dice < 0.72) return this.transition('canceled', this.random() < 0.5 ? 'staff' : 'patient');
    if (dice < 0.76) return this.transition('pending', 'staff');
    if (dice < 0.8) return this.transition('done', 'staff');
    if (dice < 0.9) return this.move();
    if (dice < 0.96) return this.pass();
    return this.lookAtTimes();
  }

  /** Kills the process in the middle of bookings and takes over into the model what the database has of them. */
  async killAndCompare() {
    const visits = Array.from({ length: 8 }, (_, index) => ({
      ...this.visit(),
      phone: `+2012${10_000_000 + this.done * 10 + index}`,
    }));
    const requests = visits.map((visit) => this.request(visit));
    for (const request of requests) this.process.call('book', request).catch(() => {});
    await new Promise((done) => setTimeout(done, this.below(40)));
    await this.process.end('SIGKILL');
    const books = await readBooks(this);
    for (const [index, { idempotencyKey }] of requests.entries()) {
      const row = books.find((one) => one.idempotency_key === idempotencyKey);
      if (!row) continue;
      if (!this.model.isFree(visits[index], this.now))
        throw new Error('A killed booking took a time that was taken');
      this.booked(visits[index], { id: row.document_id, number: row.booking_number });
    }
    await this.compare(books);
    await this.start();
  }

  async compare(books) {
    if (books.length !== this.model.appointments.size)
      throw new Error(`${books.length} stored, ${this.model.appointments.size} expected`);
    for (const row of books) {
      const known = this.model.appointments.get(row.document_id);
      const isSame =
        known &&
        known.status === row.status &&
        known.version === Number(row.version) &&
        known.startsAt === Number(row.starts_at);
      if (!isSame) throw new Error(`Appointment ${row.booking_number} differs from the model's`);
    }
    const { faults } = await checkBooks({
      ...this,
      file: join(this.directory, 'data/clinic.db'),
      acknowledged: new Set(),
      wholeVisits: false,
    });
    if (Object.keys(faults).length > 0) throw new Error(JSON.stringify(faults));
  }
}

async function runModel({ database, databaseUrl }) {
  const directory = newDirectory();
  const seed = Number(values.seed);
  const operations = Number(values.operations);
  const run = new Run({ database, databaseUrl, directory, seed });
  const started = Date.now();
  try {
    await run.start();
    const between = Math.ceil(operations / (Number(values.kills) + 1));
    while (run.done < operations) {
      await run.step();
      if (run.done % between === 0 && run.done < operations) await run.killAndCompare();
    }
    await run.process.end('SIGTERM');
    await run.compare(await readBooks(run));
    const perSecond = Math.round((1000 * operations) / (Date.now() - started));
    console.log(
      JSON.stringify({
        database,
        seed,
        operations,
        kills: Number(values.kills),
        appointments: run.model.appointments.size,
        perSecond,
        doubleBookings: 0,
      }),
    );
  } catch (error) {
    console.error(`seed ${seed}`);
    throw error;
  } finally {
    await run.process?.end('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  }
}

compileBackend();
for (const database of values.database.split(',')) {
  const postgres = database === 'postgres' ? await startPostgres() : null;
  try {
    await runModel({ database, databaseUrl: postgres ? await postgres.createDatabase('model') : null });
  } finally {
    await postgres?.stop();
  }
}
