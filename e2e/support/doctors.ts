import { createHash } from 'node:crypto';
import { test } from '@playwright/test';
import { firstValue, queryDatabase } from './database';

const RECEIVING = `schedules_doctor_lnk JOIN schedules_branch_lnk USING (schedule_id)
  JOIN doctors ON doctors.id = schedules_doctor_lnk.doctor_id
  JOIN branches ON branches.id = schedules_branch_lnk.branch_id`;

/**
 * One of several doctors of the demonstration for the test that runs: by its title, so that every run of it has the same one.
 * `number` stands in the address of the doctor's page.
 */
function dealDoctor(condition = '') {
  const doctors = queryDatabase(`SELECT document_id AS id, number FROM doctors
    WHERE published_at IS NOT NULL AND locale = 'en' ${condition} ORDER BY number`);
  const hash = createHash('sha256').update(test.info().titlePath.join(' ')).digest().readUInt32BE();
  const { id, number } = doctors[hash % doctors.length] ?? {};
  if (typeof id !== 'string' || typeof number !== 'number') throw new Error('There is no such doctor.');
  return { id, number };
}

/** The doctor of the test that runs. */
export const doctorOfTest = () => dealDoctor();

/** A doctor who receives in two branches or more. */
export const doctorOfTwoBranches = () =>
  dealDoctor(`AND document_id IN (SELECT doctors.document_id FROM ${RECEIVING}
    GROUP BY doctors.document_id HAVING COUNT(DISTINCT branches.document_id) > 1)`);

const BRANCH_OF = `SELECT branches.document_id FROM ${RECEIVING}
  WHERE doctors.document_id = ? AND branches.published_at IS NOT NULL ORDER BY branches.number LIMIT 1`;

/** A branch in which a doctor receives, by document id. */
export const branchOf = (doctor: string): string => String(firstValue(BRANCH_OF, doctor));
