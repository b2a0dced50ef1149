import type { z } from 'zod';
import { availabilityQuery, nextQuery } from '../../contract/availability';
import { invalid, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { fieldError } from '../record/booking-input';

export type AvailabilityQuery = z.output<typeof availabilityQuery> & { service: string };

type Asked = With<'catalogue'> & { query: unknown };

function fieldErrors(error: z.ZodError) {
  const names = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')],
  );
  return invalid([...new Set(names)].map((name) => fieldError(name.slice(0, 40), 'invalid')));
}

/** Checks a request for free times; the service defaults to the settings' consultation. */
export function parseAvailability({ query, catalogue }: Asked): Outcome<AvailabilityQuery> {
  const parsed = availabilityQuery.safeParse(query);
  if (!parsed.success) return fieldErrors(parsed.error);
  const { doctors, branches, services, rules } = catalogue.data;
  const service = parsed.data.service ?? rules.defaultService;
  const { doctor, branch } = parsed.data;
  const unknown = [
    ...(doctors[doctor] ? [] : ['doctor']),
    ...(branches[branch] ? [] : ['branch']),
    ...(service !== null && services[service] ? [] : ['service']),
  ];
  if (service === null || unknown.length > 0) {
    return invalid(unknown.map((name) => fieldError(name, 'notOffered')));
  }
  return { ok: true, value: { ...parsed.data, service } };
}

export interface NextQuery {
  doctors: string[];
  /** Branch of the times; null for all. */
  branch: string | null;
  /** Null if the clinic has no services, and then there are no times. */
  service: string | null;
}

/** Reads whose next free time is asked for: the doctors named or all who offer the service, at one branch or at all. */
export function parseNext({ query, catalogue }: Asked): Outcome<NextQuery> {
  const parsed = nextQuery.safeParse(query);
  if (!parsed.success) return fieldErrors(parsed.error);
  const { doctors, branches, services, rules } = catalogue.data;
  const { doctors: wanted, branch = null } = parsed.data;
  const service = parsed.data.service ?? rules.defaultService;
  const unknown = [
    ...(branch === null || branches[branch] ? [] : ['branch']),
    ...(service === null || services[service] ? [] : ['service']),
  ];
  if (unknown.length > 0) return invalid(unknown.map((name) => fieldError(name, 'notOffered')));
  const offered = Object.values(doctors).filter(
    ({ documentId }) =>
      (!wanted || wanted.includes(documentId)) &&
      (service === null || catalogue.gives({ doctor: documentId, service })),
  );
  return { ok: true, value: { doctors: offered.map(({ documentId }) => documentId), branch, service } };
}
