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
