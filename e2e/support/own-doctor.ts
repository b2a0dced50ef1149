import { test } from '@playwright/test';
import { queryDatabase } from './database';

/** A doctor of the demonstration content. */
export interface OwnDoctor {
  id: string;
  /** In the address of the doctor's page. */
  number: number;
}

/** Doctors that the tests of each worker have to themselves: the twelve of the demonstration among three workers. */
const DOCTORS_OF_A_WORKER = 4;

let given = 0;

/**
 * A doctor whom no test that runs at the same time books with: two that want the same time disturb each other. Every
 * call gives the worker's next one, as what is free is remembered for some seconds.
 */
export function ownDoctor(): OwnDoctor {
  const sql = `SELECT document_id AS id, number FROM doctors
    WHERE published_at IS NOT NULL AND locale = 'en' ORDER BY number`;
  const doctors = queryDatabase({ sql });
  const own = test.info().parallelIndex * DOCTORS_OF_A_WORKER + (given % DOCTORS_OF_A_WORKER);
  given += 1;
  const found = Object(doctors[own]);
  const [id, number] = [Reflect.get(found, 'id'), Reflect.get(found, 'number')];
  if (typeof id !== 'string' || typeof number !== 'number') throw new Error(`There is no doctor ${own}.`);
  return { id, number };
}

/** One of the worker's own doctors who receives in two branches or more. */
export function ownDoctorOfTwoBranches(): OwnDoctor {
  const sql = `SELECT doctors.document_id AS id FROM schedules_doctor_lnk
    JOIN schedules_branch_lnk USING (schedule_id)
    JOIN doctors ON doctors.id = schedules_doctor_lnk.doctor_id
    JOIN branches ON branches.id = schedules_branch_lnk.branch_id
    GROUP BY doctors.document_id HAVING COUNT(DISTINCT branches.document_id) > 1`;
  const ids = queryDatabase({ sql }).map((row) => Reflect.get(Object(row), 'id'));
  const found = Array.from({ length: DOCTORS_OF_A_WORKER }, ownDoctor).find(({ id }) => ids.includes(id));
  if (!found) throw new Error('None of the doctors of this worker receives in two branches.');
  return found;
}

/** A branch in which a doctor receives, by document id. */
export function branchOf(doctor: string): string {
  const sql = `SELECT branches.document_id AS id FROM schedules_doctor_lnk
    JOIN schedules_branch_lnk USING (schedule_id)
    JOIN doctors ON doctors.id = schedules_doctor_lnk.doctor_id
    JOIN branches ON branches.id = schedules_branch_lnk.branch_id
    WHERE doctors.document_id = ? AND branches.published_at IS NOT NULL ORDER BY branches.number LIMIT 1`;
  const [found] = queryDatabase({ sql, values: [doctor] });
  return String(Reflect.get(Object(found), 'id'));
}
