import type { Migration } from '../../platform/migrations';
import { catalogueTriggers, makeCatalogueTriggers } from './catalogue-triggers';

/** Fields that `catalogue-rows.ts` reads of questions before a visit, beside the tables of services; a test compares it with the schemas. */
export const QUESTION_TABLES = ['components_clinic_questions'];

export const questionsInCatalogue: Migration = {
  name: '0036-questions-in-catalogue',
  makes: catalogueTriggers(QUESTION_TABLES),
  run: (trx) => makeCatalogueTriggers(trx, QUESTION_TABLES),
};
