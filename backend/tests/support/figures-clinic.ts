import { addDays, dateAt, isoWeekday } from '../../src/scheduling/zone';
import { type Asked, ask, at, startClinic } from './clinic';

export const today = dateAt(Date.now(), 'Africa/Cairo');
/** A Thursday long past, when nothing but what is written here happened. */
export const THURSDAY = addDays(today, -60 - ((isoWeekday(addDays(today, -60)) + 3) % 7));

type Told = { at: string; actor: string; from: string; to: string; action?: string; movedFrom?: string };

/** An appointment of the past, and what became of it. */
interface Past extends Record<string, unknown> {
  id: string;
  asked: string;
  starts: string;
  minutes?: number;
  history?: Told[];
}

/** A clinic whose figures are asked for: by `staff` of all branches, and by staff of the first one (`here`). */
export async function startFiguresClinic() {
  const { backend, clinic, stored, book: bookOne, signIn } = await startClinic();
  const staff = await signIn('staff');
  const here = await signIn('staff', { branches: [clinic.branch] });
  const rows = (table: string) => backend.db(table);

  const call = (path: string, given: Asked = {}) => ask(backend, path, { token: staff, ...given });

  const book = async (fields: Record<string, unknown>): Promise<string> => (await bookOne(fields)).id;

  /** Puts an appointment into the past, and tells its history anew. Wall times are those of Cairo. */
  async function tell({ id, asked, starts, minutes = 20, history = [], ...fields }: Past) {
    const ends_at = new Date(Date.parse(starts) + minutes * 60_000);
    const times = { created_at: new Date(asked), starts_at: new Date(starts), ends_at };
    await stored(id).update({ ...times, ...fields });
    if (history.length === 0) return;
    await rows('appointment_events').insert(
      history.map(({ at: moment, actor, from, to, action = null, movedFrom }) => ({
        ...{ appointment: id, at: new Date(moment), actor, from_status: from, to_status: to, action },
        from_starts_at: movedFrom ? new Date(movedFrom) : null,
      })),
    );
  }

  /** Four requests of the week that ends with that Thursday, with what became of them, and one of the week before it. */
  async function writePastWeek() {
    const past = { consent_given: 'form', status: 'confirmed' };
    const [wednesday, early] = [addDays(THURSDAY, -1), addDays(THURSDAY, -5)];
    await tell({
      ...{ ...past, id: await book({ way: 'branch' }), attendance: 'no_show' },
      ...{ asked: at('23:30', wednesday), starts: at('10:00', THURSDAY) },
      history: [
        { at: at('08:10', THURSDAY), actor: 'user:x', from: 'pending', to: 'pending', action: 'noAnswer' },
        { at: at('09:30', THURSDAY), actor: 'user:x', from: 'pending', to: 'confirmed', action: 'confirmed' },
      ],
    });
    await tell({
      ...{ ...past, id: await book({ doctor: clinic.otherDoctor }), status: 'done' },
      ...{ asked: at('10:00', early), starts: at('10:00', THURSDAY), minutes: 40 },
      history: [{ at: at('10:05', early), actor: 'user:x', from: 'pending', to: 'confirmed' }],
    });
    const moved = { from: 'confirmed', to: 'confirmed', movedFrom: at('12:00', THURSDAY) };
    await tell({
      ...{ ...past, id: await book({}), consent_given: 'phone' },
      ...{ asked: at('11:00', wednesday), starts: at('12:00', wednesday) },
      history: ['patient', 'user:x'].map((actor) => ({ at: at('11:30', wednesday), actor, ...moved })),
    });
    await tell({
      ...{ ...past, id: await book({ way: 'onePage' }), status: 'canceled' },
      ...{ asked: at('12:00', wednesday), starts: at('12:00', addDays(THURSDAY, 20)) },
      history: [{ at: at('13:00', wednesday), actor: 'patient', from: 'confirmed', to: 'canceled' }],
    });
    // In the week before, to compare with.
    const [asked, starts] = [at('11:00', addDays(THURSDAY, -8)), at('12:00', addDays(THURSDAY, -7))];
    await tell({ ...past, id: await book({}), asked, starts, status: 'done' });
  }

  return { backend, clinic, staff, here, rows, call, book, tell, writePastWeek };
}
