import { z } from 'zod';
import { documentId } from './document-id';
import { askedDay, epoch } from './instant';
import { pageSize, pageUpTo } from './lists';
import { CONTRACT_TYPES, LANGUAGES } from './patient';
import { STATUSES } from './transitions';

/** Filter of the appointments that are counted. What is searched for comes in a header and is read as `q`. */
export const countQuery = z.strictObject({
  branch: documentId.optional(),
  doctor: documentId.optional(),
  contractType: z.enum(CONTRACT_TYPES).optional(),
  from: epoch.optional(),
  to: epoch.optional(),
  /** First and last day of the appointment, as the clock of the branch has them. */
  firstDay: askedDay.optional(),
  lastDay: askedDay.optional(),
  /** Keeps only live appointments ahead that the hours do not hold any more. */
  toBeMoved: z.literal('true').optional(),
  q: z
    .string()
    .max(80)
    .refine((text) => !text.includes('\0'))
    .optional(),
});
export type CountQuery = z.output<typeof countQuery>;

export const listQuery = countQuery.extend({
  status: z.enum(STATUSES).optional(),
  page: pageUpTo(100_000),
  pageSize,
  sort: z
    .string()
    .regex(/^(startsAt|createdAt|bookingNumber):(asc|desc)$/)
    .default('startsAt:desc'),
});
export type ListQuery = z.output<typeof listQuery>;

export const workListQuery = z.strictObject({
  branch: documentId.optional(),
  page: pageUpTo(10_000),
  pageSize,
});
export type WorkListQuery = z.output<typeof workListQuery>;

/** Language of a file about an appointment; that of the patient when left out. */
export const fileQuery = z.strictObject({ locale: z.enum(LANGUAGES).optional() });
