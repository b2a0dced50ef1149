import type { LogAction } from '../contract/log';
import { NOBODY, noted, type Recording, ROUTES, seen } from '../platform/routes';

/** Calls of other systems, by a key. A list in their hands has left the house. */
const PUBLISHED: Record<string, Recording> = {
  'POST /api/v1/holds': NOBODY,
  'DELETE /api/v1/holds': NOBODY,
  'POST /api/v1/phone-codes': noted('call'),
  'POST /api/v1/phone-codes/proofs': NOBODY,
  'POST /api/v1/bookings': noted('appointment.book'),
  'GET /api/v1/bookings/:number': seen('appointment.view'),
  'POST /api/v1/bookings/:number/cancel': noted('appointment.status'),
  'POST /api/v1/bookings/:number/move': noted('appointment.move'),
  'GET /api/v1/appointments': seen('list.export'),
  'GET /api/v1/appointments/:id': seen('appointment.view'),
  'POST /api/v1/appointments/:id/transitions': noted('appointment.status'),
  'GET /api/v1/messages': seen('message.view'),
  'POST /api/v1/messages/:id/transitions': noted('message.status'),
  'POST /api/v1/messages/:id/answers': noted('message.answer'),
};

function listed(route: string): Recording | undefined {
  return ROUTES[route.replace(' /api/', ' /')]?.[1] ?? PUBLISHED[route];
}

/** Ways a list is asked for that are worth an entry of their own. */
const PURPOSES = {
  // Each takes patients' data out of the house.
  export: noted('list.export'),
  search: seen('list.search'),
};
type Purpose = keyof typeof PURPOSES;

/** Returns the log action of a refused call, if it has one of its own; else null. */
export function attemptOf(route: string): LogAction | null {
  const known = listed(route);
  return known?.by === 'answer' ? known.action : null;
}

/** The list that is searched for patients, and its count, which says whether there is one. */
const SEARCHED = / \/api\/appointments(\/counts)?$/;

/** Calls about one's own account, and of signing in; those that matter write their entry themselves. */
const OWN = /^\w+ \/api\/(auth|users|connect|second-factor)\b/;

/** Returns how a call is recorded: one that changes something and is not listed, by its route, so that none is missing. */
export function recordingOf({ route, purpose }: { route: string; purpose: Purpose | null }): Recording {
  const known = purpose && SEARCHED.test(route) ? PURPOSES[purpose] : listed(route);
  if (known) return known;
  return route.startsWith('GET ') || OWN.test(route) ? NOBODY : noted('call');
}
