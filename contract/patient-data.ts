import { z } from 'zod';
import { plainNumbers } from './digits';
import { EMAIL_LENGTH, PASSWORD_LENGTH } from './limits';
import { fullName } from './person';
import { STATUSES } from './transitions';

/** Request for somebody's data, in the body, so that no address names anybody: a phone or a mail address as it was typed. */
export const patientRequest = z.object({
  sought: z.string().trim().min(3).max(EMAIL_LENGTH).transform(plainNumbers),
});

const stored = z.number().int().min(0);

/** Numbers of appointments and messages a manager was shown; more or fewer by now, and nothing is erased. */
export const erasureRequest = z.object({
  expected: z.strictObject({ visits: stored, messages: stored }),
  /** A code of the manager's second factor; of a manager without one, their password. */
  proof: z.string().trim().min(1).max(PASSWORD_LENGTH),
});
export type Expected = z.output<typeof erasureRequest>['expected'];

const summary = z.object({
  visits: z.array(
    z.object({
      documentId: z.string(),
      bookingNumber: z.string(),
      status: z.enum(STATUSES),
      startsAt: z.string(),
      branch: z.string(),
      ...fullName,
      isLive: z.boolean(),
    }),
  ),
  messages: stored,
  mails: stored,
  waiting: stored.default(0),
  incoming: stored.default(0),
  imported: stored.default(0),
  /** Number of appointments under other phones whose guardian has this phone. */
  guarded: stored.default(0),
  /** Number of other people's appointments whose history names this person. */
  amended: stored.default(0),
  queue: stored.default(0),
  cases: stored.default(0),
  /** Further phones of patients whom staff have joined with one of these: data stored under them belong to the same person. */
  joined: z.array(z.string()).default([]),
});
export type PatientSummary = z.output<typeof summary>;
export const patientAnswer = z.object({
  data: summary,
  /** Proof that erasing asks of the manager. */
  meta: z.object({ hasSecondFactor: z.boolean() }),
});

/** Data of a patient as handed over: whatever it is called, it is shown. */
export const patientExportAnswer = z.object({ data: z.record(z.string(), z.json()) });

const erased = summary.omit({ cases: true, joined: true }).extend({ visits: stored });
export type Erased = z.output<typeof erased>;
export const erasureAnswer = z.object({ data: erased });
