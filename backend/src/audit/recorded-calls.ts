import type { LogAction } from '../contract/log';

export type Recording =
  /** The call writes the entry itself, with what it alone knows. */
  | { by: 'call' }
  /** Unrecorded: it shows nothing of a patient, or is asked again every few seconds. */
  | { by: 'nobody' }
  /** Written when the call is answered. `isFolded` for what only looks: repeated within minutes it is one look. */
  | { by: 'answer'; action: LogAction; isFolded?: boolean };

/** A call that only reads and is not listed is recorded by nobody: it opens nobody's data, or is asked every few seconds. */
const CALLS: Record<string, Recording> = {
  'GET /api/appointments/:id': { by: 'answer', action: 'appointment.view', isFolded: true },
  'GET /api/appointments/:id/cards/:side': { by: 'answer', action: 'card.view', isFolded: true },
  'POST /api/appointments/for-caller': { by: 'answer', action: 'appointment.book' },
  'POST /api/appointments/:id/move': { by: 'answer', action: 'appointment.move' },
  'POST /api/appointments/:id/room': { by: 'answer', action: 'appointment.room' },
  'POST /api/appointments/:id/amendment': { by: 'answer', action: 'appointment.amend' },
  'POST /api/appointments/:id/messages': { by: 'answer', action: 'appointment.message' },
  'POST /api/appointments/:id/notes': { by: 'answer', action: 'note.add' },
  'DELETE /api/appointments/:id/notes/:note': { by: 'answer', action: 'note.remove' },
  'POST /api/appointments/:id/payments': { by: 'answer', action: 'payment.take' },
  'GET /api/appointments/:id/payments/:payment/receipt': {
    by: 'answer',
    action: 'payment.receipt',
    isFolded: true,
  },
  'POST /api/appointments/:id/payments/:payment/message': { by: 'answer', action: 'payment.receipt' },
  'POST /api/appointments/:id/payments/:payment/correction': { by: 'answer', action: 'payment.correct' },
  'POST /api/appointments/:id/deposits/:deposit/settlement': { by: 'answer', action: 'payment.settle' },
  'POST /api/appointments/:id/transitions': { by: 'answer', action: 'appointment.status' },
  'POST /api/appointments/:id/mails/:mail/again': { by: 'answer', action: 'mail.again' },
  'POST /api/waiting-entries/for-caller': { by: 'answer', action: 'waiting.add' },
  'POST /api/waiting-entries/:id/mails/:mail/again': { by: 'answer', action: 'mail.again' },
  'DELETE /api/waiting-entries/:id': { by: 'answer', action: 'waiting.remove' },
  'POST /api/appointments/:id/recall': { by: 'answer', action: 'appointment.recall' },
  'DELETE /api/appointments/:id/recall': { by: 'answer', action: 'appointment.recall' },
  'POST /api/appointments/:id/further-visits': { by: 'answer', action: 'appointment.book' },
  'POST /api/time-blocks': { by: 'answer', action: 'time.block' },
  'DELETE /api/time-blocks/:id': { by: 'answer', action: 'time.unblock' },
  'POST /api/queue-entries': { by: 'answer', action: 'queue.change' },
  'POST /api/queue-entries/:id/steps': { by: 'answer', action: 'queue.change' },
  'POST /api/hours/changes': { by: 'call' },
  'POST /api/calendar-feeds': { by: 'call' },
  'DELETE /api/calendar-feeds/:id': { by: 'call' },
  'POST /api/busy-calendars': { by: 'call' },
  'DELETE /api/busy-calendars/:id': { by: 'call' },
  'POST /api/calls/next': { by: 'answer', action: 'call.open' },
  'POST /api/appointments/:id/call': { by: 'answer', action: 'call.open' },
  'DELETE /api/appointments/:id/call': { by: 'nobody' },
  'POST /api/appointments/:id/call/renewal': { by: 'nobody' },
  'POST /api/appointments/:id/call/outcome': { by: 'answer', action: 'call.outcome' },
  'GET /api/contact-messages/:id': { by: 'answer', action: 'message.view', isFolded: true },
  'POST /api/contact-messages/:id/transitions': { by: 'answer', action: 'message.status' },
  'GET /api/incoming-messages/:id': { by: 'answer', action: 'message.view', isFolded: true },
  'GET /api/incoming-messages/:id/media': { by: 'answer', action: 'message.view', isFolded: true },
  'POST /api/incoming-messages/:id/transitions': { by: 'answer', action: 'message.status' },
  'POST /api/incoming-messages/:id/answers': { by: 'answer', action: 'message.answer' },
  'DELETE /api/incoming-messages/:id/stop': { by: 'answer', action: 'message.resume' },
  'GET /api/log-entries': { by: 'answer', action: 'log.view', isFolded: true },
  'GET /api/log-entries/people': { by: 'answer', action: 'log.people' },
  'POST /api/patients/find': { by: 'answer', action: 'patient.find', isFolded: true },
  'GET /api/imported-patients/:id': { by: 'answer', action: 'patient.view', isFolded: true },
  'GET /api/appointments/:id/patient': { by: 'answer', action: 'patient.view', isFolded: true },
  'POST /api/appointments/:id/patient/record': { by: 'answer', action: 'patient.record' },
  'POST /api/appointments/:id/patient/joins': { by: 'answer', action: 'patient.join' },
  'DELETE /api/appointments/:id/patient/joins/:join': { by: 'answer', action: 'patient.separate' },
  'POST /api/patients/search': { by: 'call' },
  'POST /api/patients/export': { by: 'call' },
  'POST /api/patients/erasure': { by: 'call' },
  'GET /api/privacy-cases/:id': { by: 'answer', action: 'case.view', isFolded: true },
  'POST /api/privacy-cases': { by: 'call' },
  'POST /api/privacy-cases/:id/steps': { by: 'call' },
  'PUT /api/booking-settings/desk': { by: 'call' },
  'PUT /api/message-texts/desk': { by: 'call' },
  'POST /api/webhooks': { by: 'call' },
  'PUT /api/webhooks/:id': { by: 'call' },
  'DELETE /api/webhooks/:id': { by: 'call' },
  'POST /api/webhooks/:id/secret': { by: 'call' },
  'GET /api/webhooks/:id/deliveries': { by: 'answer', action: 'webhook.view', isFolded: true },
  'POST /api/webhooks/:id/deliveries/:delivery/again': { by: 'call' },
  'POST /api/api-keys': { by: 'call' },
  'DELETE /api/api-keys/:id': { by: 'call' },
  // Other systems, by a key. A list in their hands has left the house.
  'POST /api/v1/holds': { by: 'nobody' },
  'DELETE /api/v1/holds': { by: 'nobody' },
  'POST /api/v1/phone-codes': { by: 'answer', action: 'call' },
  'POST /api/v1/phone-codes/proofs': { by: 'nobody' },
  'POST /api/v1/bookings': { by: 'answer', action: 'appointment.book' },
  'GET /api/v1/bookings/:number': { by: 'answer', action: 'appointment.view', isFolded: true },
  'POST /api/v1/bookings/:number/cancel': { by: 'answer', action: 'appointment.status' },
  'POST /api/v1/bookings/:number/move': { by: 'answer', action: 'appointment.move' },
  'GET /api/v1/appointments': { by: 'answer', action: 'list.export', isFolded: true },
  'GET /api/v1/appointments/:id': { by: 'answer', action: 'appointment.view', isFolded: true },
  'POST /api/v1/appointments/:id/transitions': { by: 'answer', action: 'appointment.status' },
  'GET /api/v1/messages': { by: 'answer', action: 'message.view', isFolded: true },
  'POST /api/v1/messages/:id/transitions': { by: 'answer', action: 'message.status' },
  'POST /api/v1/messages/:id/answers': { by: 'answer', action: 'message.answer' },
  'POST /api/data-exports': { by: 'call' },
  'DELETE /api/data-exports': { by: 'answer', action: 'data.remove' },
  'GET /api/data-exports/file': { by: 'answer', action: 'data.fetch' },
  'POST /api/imports': { by: 'call' },
  'PUT /api/imports/:id': { by: 'nobody' },
  'POST /api/imports/:id/run': { by: 'call' },
  'POST /api/imports/:id/cancellation': { by: 'call' },
  'POST /api/imports/:id/undo': { by: 'call' },
  'GET /api/imports/:id/faulty-rows': { by: 'call' },
  'POST /api/staff-accounts': { by: 'call' },
  'PUT /api/staff-accounts/:id': { by: 'call' },
  'POST /api/staff-accounts/:id/invitation': { by: 'call' },
  'DELETE /api/staff-accounts/:id/second-factor': { by: 'call' },
  'DELETE /api/staff-accounts/:id/sessions': { by: 'call' },
  'DELETE /api/staff-accounts/:id/sessions/:session': { by: 'call' },
};

/** Ways a list is asked for that are worth an entry of their own. */
const PURPOSES: Record<string, Recording> = {
  // Each takes patients' data out of the house.
  export: { by: 'answer', action: 'list.export' },
  search: { by: 'answer', action: 'list.search', isFolded: true },
};

/** Returns the log action of a refused call, if it has one of its own; else null. */
export function attemptOf(route: string): LogAction | null {
  const known = CALLS[route];
  return known?.by === 'answer' ? known.action : null;
}

/** Calls about one's own account, and of signing in; those that matter write their entry themselves. */
const OWN = /^\w+ \/api\/(auth|users|connect|second-factor)\b/;

/** Returns how a call is recorded: one that changes something and is not listed, by its route, so that none is missing. */
export function recordingOf({ route, purpose }: { route: string; purpose?: string | null }): Recording {
  const isNamed = route.endsWith(' /api/appointments') && purpose && Object.hasOwn(PURPOSES, purpose);
  const special = isNamed ? PURPOSES[purpose] : undefined;
  const known = special ?? CALLS[route];
  if (known) return known;
  return route.startsWith('GET ') || OWN.test(route) ? { by: 'nobody' } : { by: 'answer', action: 'call' };
}
