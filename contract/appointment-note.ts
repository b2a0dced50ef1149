import { z } from 'zod';
import { STAFF_NOTE_LENGTH } from './limits';
import { linesSchema } from './line-schema';

/** A note that staff add to an appointment. */
export const noteRequest = z.strictObject({ text: linesSchema(STAFF_NOTE_LENGTH) });
