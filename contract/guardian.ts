import { z } from 'zod';
import { toLatinDigits } from './digits';
import { NAME_LENGTH, PHONE_LENGTH } from './limits';
import { optionalLine } from './line-schema';
import { GUARDIAN_RELATIONS } from './patient';

const blankAsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** Adult responsible for a patient younger than the age of the settings; the phone is the booking's when left out. */
export const guardianRequest = {
  guardianName: optionalLine(NAME_LENGTH),
  guardianRelation: z.preprocess(blankAsNull, z.enum(GUARDIAN_RELATIONS).nullable()),
  guardianPhone: z.preprocess(
    blankAsNull,
    z.string().trim().max(PHONE_LENGTH).transform(toLatinDigits).nullable(),
  ),
};

/** The same as it is stored; the phone in E.164. */
export const guardianAnswer = {
  guardianName: z.string().nullable().default(null),
  guardianRelation: z.enum(GUARDIAN_RELATIONS).nullable().default(null),
  guardianPhone: z.string().nullable().default(null),
};
export type GuardianField = keyof typeof guardianRequest;
