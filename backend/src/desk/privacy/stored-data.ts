import type { ProcessingActivity } from '../../contract/processing-register';
import { STORED_OF_PATIENTS } from './stored-of-patients';
import { STORED_OF_STAFF } from './stored-of-staff';
import type { StoredActivity } from './stored-part';

/** Every field of every table with data of people, by activity. A test wants each here or among `fields-of-no-person.ts`. */
export const STORED_DATA: Readonly<Record<ProcessingActivity, StoredActivity>> = {
  ...STORED_OF_PATIENTS,
  ...STORED_OF_STAFF,
};
