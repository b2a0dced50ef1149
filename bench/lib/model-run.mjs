import { createRequire } from 'node:module';
import { environmentFor } from './bench-backend.mjs';
import { forkProgram, profiled } from './fork-program.mjs';
import { ModelLane } from './model-lane.mjs';
import { ModelSeries } from './model-series.mjs';
import { createRandom } from './random.mjs';

const clock = createRequire(import.meta.url)('../../scripts/test/clock.cjs');

const MINUTE = 60_000;
const LANES = 16;
/** Doctors of the lanes; the others are those of series. */
const OF_LANES = 48;
/** Share of the rounds that begin with the clock moving on. */
const PASSES = 0.12;
/** Share of the rounds that have series beside them; the first always. */
const SERIES = 0.02;

/** Runs random operations in parallel lanes, under one clock that stands still while they run. */
export class ModelRun {
  lanes = [];
  done = 0;
  #phones = 0;

  constructor({ database, databaseUrl, directory, seed, buyers }) {
    Object.assign(this, { database, databaseUrl, directory, seed, buyers });
    // A fixed clock, so that a seed gives the same operations on every day.
    const clockSettings = clock.clockSettings(clock.FIXED_NOW - Date.now());
    this.environment = { ...environmentFor({ directory, databaseUrl }), ...clockSettings };
    this.random = createRandom(seed);
    this.now = clock.FIXED_NOW;
  }

  /** Starts the process that runs the operations; the first time, each lane gets its doctors. */
  async start() {
    this.process = await startModelProcess(this.environment);
    const { clinic } = this.process;
    if (this.lanes.length > 0) return;
    const doctors = [clinic.measured, ...clinic.doctors];
    const ofSeries = doctors.slice(OF_LANES);
    this.series = new ModelSeries({ run: this, doctors: ofSeries, buyers: this.buyers, seed: this.seed });
    this.lanes = Array.from({ length: LANES }, (_, index) => {
      const own = doctors.slice(0, OF_LANES).filter((_doctor, place) => place % LANES === index);
      return new ModelLane({ run: this, index, doctors: own, seed: this.seed + 1 + index });
    });
  }

  newPhone() {
    this.#phones += 1;
    return `+2011${10_000_000 + this.#phones}`;
  }

  /** Every appointment of every lane's model and of the series, by document id. */
  get appointments() {
    const ofSeries = this.series.visits.map((visit) => [visit.id, visit]);
    return new Map([...this.lanes.flatMap((lane) => [...lane.model.appointments]), ...ofSeries]);
  }

  /** One operation of every lane, all at once. */
  async round() {
    const hasSeries = this.done === 0 || this.random.chance(SERIES);
    if (this.random.chance(PASSES)) await this.pass();
    const series = hasSeries ? [this.series.round()] : [];
    await Promise.all([...this.lanes.map((lane) => lane.step()), ...series]);
  }

  async pass() {
    this.now += this.random.below(45) * MINUTE;
    await this.process.call('expire', { now: this.now });
    for (const lane of this.lanes) lane.expire();
  }
}

/** Starts the process that runs the operations; `call` gives the answer of one, `end` kills it and waits. */
async function startModelProcess(environment) {
  const { child, ready, end } = await forkProgram('./model-process.mjs', {
    env: { ...environment, LOG_LEVEL: 'error' },
    execArgv: profiled,
  });
  const waiting = new Map();
  let nextId = 1;
  child.on('message', ({ id, result, fault }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (fault) one?.failed(new Error(fault));
    else one?.done(result);
  });
  // Rejects requests that are still waiting; after a deliberate kill there are none.
  child.once('exit', () => {
    for (const { failed } of waiting.values()) failed(new Error('The process of the model ended'));
  });
  const call = (name, input) =>
    new Promise((done, failed) => {
      nextId += 1;
      waiting.set(nextId, { done, failed });
      child.send({ id: nextId, name, input });
    });
  return { clinic: ready.clinic, call, end };
}
