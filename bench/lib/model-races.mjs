/*
 * Races in a lane of the model (model-lane.mjs): the order in which the backend takes them is not certain, but how many
 * of them get what they want is.
 */
import { isAhead, MINUTE, SEATED } from './model.mjs';

const winnersOf = (results) => results.flatMap(({ ok }, index) => (ok ? [index] : []));

/** Several patients book one time at once: exactly one of them gets it, if it is free. */
export async function bookTogether(lane) {
  const appointment = lane.anyAppointment();
  const wanted = Array.from({ length: 2 + lane.random.below(6) }, () => ({
    ...appointment,
    phone: lane.run.newPhone(),
  }));
  const isFree = lane.model.isOpen(appointment) && lane.model.isFree(appointment, lane.now);
  const results = await Promise.all(wanted.map((one) => lane.call('book', lane.request(one))));
  const winners = winnersOf(results);
  if (winners.length !== (isFree ? 1 : 0))
    throw new Error(`${winners.length} of ${wanted.length} got one time`);
  for (const index of winners) lane.booked(wanted[index], results[index].value);
}

/** Offers one time to as many people as are told at once; returns the offers. */
export async function offerTogether(lane, appointment) {
  const phones = Array.from({ length: 3 }, () => lane.run.newPhone());
  const { doctor, startsAt } = appointment;
  const { value } = await lane.call('offer', { doctor, startsAt, phones, now: lane.now });
  const isFree = lane.model.isOpen(appointment) && lane.model.isFree(appointment, lane.now);
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
 * Has patients on the waiting list accept the same time at once, while somebody books it and, where possible, somebody moves an
 * appointment to it: exactly one of them gets it.
 */
export async function acceptTogether(lane) {
  const appointment = lane.anyAppointment();
  const offers = await offerTogether(lane, appointment);
  if (offers.length === 0) return;
  const other = { ...appointment, phone: lane.run.newPhone() };
  const mover = moverTo(lane, appointment);
  const wanted = [...offers.map((one) => one.appointment), other];
  const { startsAt } = appointment;
  const [results, moved] = await Promise.all([
    Promise.all([
      ...offers.map(({ told }) => lane.call('accept', { ...told, now: lane.now })),
      lane.call('book', lane.request(other)),
    ]),
    mover && lane.call('move', { id: mover.id, startsAt, version: mover.version, now: lane.now }),
  ]);
  const winners = winnersOf(results);
  const count = winners.length + (moved?.ok ? 1 : 0);
  if (count !== 1) throw new Error(`${count} of ${wanted.length + (mover ? 1 : 0)} have one offered time`);
  for (const index of winners) lane.booked(wanted[index], results[index].value);
  if (moved?.ok) lane.moved(mover, appointment);
}

/** An appointment of the same doctor that could be moved to a time; null when there is none at hand. */
function moverTo(lane, { doctor, startsAt, endsAt, date }) {
  const known = lane.model.pick(lane.random);
  if (!known || known.doctor !== doctor || known.startsAt === startsAt) return null;
  const there = { ...known, startsAt, endsAt, date };
  return isAhead(known, lane.now) && lane.model.expectBooking(there, lane.now, { own: known.id }) === 'ok'
    ? known
    : null;
}

/** A patient cancels and undoes it while others book the time: exactly one has it. Nobody has it while somebody else holds it. */
export async function undoTogether(lane) {
  const known = lane.model.pick(lane.random);
  if (!known || !isAhead(known, lane.now)) return;
  const { id, version, status } = known;
  const canceled = { id, to: 'canceled', version, actor: 'patient', now: lane.now };
  if (!(await lane.expect('cancel', 'ok', await lane.call('transition', canceled), known))) return;
  Object.assign(known, { status: 'canceled', version: version + 1 });
  const isFree = lane.model.isFree(known, lane.now, { own: id });
  const hasSeats = lane.model.hasSeats(known, lane.now, id);
  // Nobody can book a closed day, but existing patients may come back to it.
  const isOpen = lane.model.isOpen(known) && known.startsAt > lane.now + 2 * 60 * MINUTE;
  const { doctor, startsAt, endsAt, date, firstName } = known;
  const others = Array.from({ length: 1 + lane.random.below(4) }, () => ({
    ...{ doctor, startsAt, endsAt, date, firstName },
    phone: lane.run.newPhone(),
  }));
  const [undone, ...results] = await Promise.all([
    lane.call('undo', { id, version: version + 1, now: lane.now }),
    ...others.map((one) => lane.call('book', lane.request(one))),
  ]);
  const winners = winnersOf(results);
  const count = winners.length + (undone.ok ? 1 : 0);
  const wanted = isFree && (hasSeats || isOpen) ? 1 : 0;
  if (count !== wanted || (undone.ok && !hasSeats) || (winners.length > 0 && !isOpen))
    throw new Error(
      `${count} have a canceled time where ${wanted} should, undo ${undone.refusal?.name ?? 'ok'}`,
    );
  for (const index of winners) lane.booked(others[index], results[index].value);
  if (!undone.ok) return;
  Object.assign(known, { status, version: version + 2, ...SEATED });
}
