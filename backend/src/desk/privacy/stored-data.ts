import type { ProcessingActivity } from '../../contract/processing-register';
import { STORED_OF_PATIENTS } from './stored-of-patients';
import { STORED_OF_STAFF } from './stored-of-staff';
import type { StoredActivity } from './stored-part';

/**
 * Every field of every table with data of people, by what it is processed for. A new field stands in one of the two, or among
 * those of no person (`fields-of-no-person.ts`): a test wants each in one place.
 */
export const STORED_DATA: Readonly<Record<ProcessingActivity, StoredActivity>> = {
  ...STORED_OF_PATIENTS,
  ...STORED_OF_STAFF,
};
