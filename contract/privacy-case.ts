import { z } from 'zod';
import { EMAIL_LENGTH, SENDER_LENGTH } from './limits';
import { linesSchema, optionalLine } from './line-schema';
import { pageSize, pageUpTo, pagination, staffStep } from './lists';

/** Requests about their data that the law gives people; a breach is a case of its own. */
export const CASE_KINDS = ['access', 'correction', 'erasure', 'objection', 'breach'] as const;
export const CASE_WAYS = ['phone', 'inPerson', 'letter', 'email', 'message', 'website', 'found'] as const;
export const CASE_STATES = ['open', 'answered', 'refused'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** Steps of a case; the first one is its beginning. */
export const CASE_ACTIONS = ['opened', 'noted', 'answered', 'refused', 'reopened'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];
/** Steps that the clinic takes: which state each leads to, and from which. */
export const CASE_STEPS = ['noted', 'answered', 'refused', 'reopened'] as const;

export const CASE_TEXT_LENGTH = 4000;
/** The authority is told of a breach within them: GDPR article 33, and the laws of Egypt and Saudi Arabia. */
export const BREACH_HOURS = 72;

/** A case as it is written down. The moment is that of the clinic's clock. */
export const caseInput = z
  .strictObject({
    kind: z.enum(CASE_KINDS),
    way: z.enum(CASE_WAYS),
    receivedAt: z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/),
    name: optionalLine(SENDER_LENGTH),
    contact: optionalLine(EMAIL_LENGTH),
    text: linesSchema(CASE_TEXT_LENGTH),
  })
  .refine(({ kind, name }) => kind === 'breach' || name !== null, { path: ['name'] });
export type CaseInput = z.output<typeof caseInput>;

export const caseStep = z.strictObject({
  action: z.enum(CASE_STEPS),
  state: z.enum(CASE_STATES),
  text: linesSchema(CASE_TEXT_LENGTH),
});
export type CaseStep = z.output<typeof caseStep>;

export const CASE_LISTS = ['open', 'closed'] as const;
export const caseQuery = z.strictObject({
  list: z.enum(CASE_LISTS).default('open'),
  page: pageUpTo(10_000),
  pageSize,
});
export type CaseQuery = z.output<typeof caseQuery>;

/** Instants are ISO. */
const privacyCase = z.object({
  documentId: z.string(),
  kind: z.enum(CASE_KINDS),
  way: z.enum(CASE_WAYS),
  state: z.enum(CASE_STATES),
  receivedAt: z.string(),
  dueAt: z.string(),
  closedAt: z.string().nullable(),
  isOverdue: z.boolean(),
  /** Null for a breach, and where it was written with another key. */
  name: z.string().nullable(),
  contact: z.string().nullable(),
  text: z.string().nullable(),
});
export type PrivacyCase = z.output<typeof privacyCase>;

export const caseListAnswer = z.object({
  data: z.array(privacyCase),
  meta: z.object({
    pagination,
    counts: z.object({ open: z.number().int(), closed: z.number().int(), overdue: z.number().int() }),
  }),
});

/** A case with what was done about it, the oldest step first. */
const caseDetail = privacyCase.extend({
  history: z.array(staffStep.extend({ action: z.enum(CASE_ACTIONS), text: z.string().nullable() })),
});
export type PrivacyCaseDetail = z.output<typeof caseDetail>;
export const caseDetailAnswer = z.object({ data: caseDetail });
export const madeCaseAnswer = z.object({ data: z.object({ documentId: z.string() }) });
