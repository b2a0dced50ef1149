import type { Cast } from '../../../seed/cast';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import { CHILD_AGE, makeFamily, type Patient } from './people';
import type { Random } from './random';
import type { ChosenTime } from './times';

/** After how long somebody comes again, at the earliest. */
const AGAIN = 6 * DAY_MINUTES * MINUTE;
/** Of how many earlier patients of the doctor one who comes again is looked for. */
const LOOKED_AT = 12;

interface Visit {
  patient: Patient;
  at: number;
}

/** Chooses who comes: somebody new, the brother or sister of who was just there, or a patient the doctor knows. */
export class Patients {
  private families = 0;
  private readonly known = new Map<string, Visit[]>();
  /** Others of a family that came, by doctor, branch and date. */
  private readonly waiting = new Map<string, Patient[]>();
  private readonly lastAt = new Map<Patient, number>();

  constructor(
    private readonly seed: string,
    private readonly cast: Cast,
  ) {}

  /** Times have to be asked for in their order. */
  choose({ time, random }: { time: ChosenTime; random: Random }): Patient {
    const session = `${time.doctor}|${time.branch}|${time.date}`;
    const beside = this.waiting.get(session)?.shift();
    if (beside && random.chance(0.6) && this.fits({ patient: beside, time })) return beside;
    const again = random.chance(0.3) ? this.comesAgain({ time, random }) : null;
    return again ?? this.newcomer({ time, session });
  }

  /** Notes that a patient has been chosen for a time. */
  note({ patient, time }: { patient: Patient; time: ChosenTime }): void {
    const visits = this.known.get(time.doctor) ?? [];
    visits.push({ patient, at: time.slot.startsAt });
    this.known.set(time.doctor, visits);
    this.lastAt.set(patient, time.slot.startsAt);
  }

  private fits({ patient, time }: { patient: Patient; time: ChosenTime }): boolean {
    return !time.isForChildren || patient.age <= CHILD_AGE;
  }

  private comesAgain({ time, random }: { time: ChosenTime; random: Random }): Patient | null {
    const visits = this.known.get(time.doctor) ?? [];
    for (let tries = 0; tries < LOOKED_AT && visits.length > 0; tries += 1) {
      const { patient } = random.pick(visits);
      const last = this.lastAt.get(patient) ?? 0;
      if (time.slot.startsAt - last >= AGAIN && this.fits({ patient, time })) return patient;
    }
    return null;
  }

  private newcomer({ time, session }: { time: ChosenTime; session: string }): Patient {
    for (;;) {
      const family = makeFamily(this.seed, this.families, this.cast);
      this.families += 1;
      const patient = family.find((one) => this.fits({ patient: one, time }));
      if (!patient) continue;
      const others = family.filter((one) => one !== patient);
      this.waiting.set(session, others);
      return patient;
    }
  }
}
