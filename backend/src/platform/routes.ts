import type { Core } from '@strapi/strapi';
import type { LogAction } from '../contract/log';
import { handledBy } from './call';

/** Entry of a staff call in the log of who saw and changed what. */
export type Recording =
  /** The call writes the entry itself, with what it alone knows. */
  | { by: 'call' }
  /** Unrecorded: it shows nothing of a patient, or is asked again every few seconds. */
  | { by: 'nobody' }
  /** Written when the call is answered. `isFolded` for what only looks: repeated within minutes it is one look. */
  | { by: 'answer'; action: LogAction; isFolded?: boolean };

const ITSELF: Recording = { by: 'call' };
export const NOBODY: Recording = { by: 'nobody' };
export const noted = (action: LogAction): Recording => ({ by: 'answer', action });
export const seen = (action: LogAction): Recording => ({ by: 'answer', action, isFolded: true });

/**
 * Our own routes: handler, and how the access log records the call. A route without a recording only reads, and opens no personal
 * data or is polled every few seconds. Within one content type, literal paths come before paths with a parameter.
 */
export const ROUTES: Record<string, readonly [handler: string, recording?: Recording]> = {
  'GET /api-keys': ['api-key.find'],
  'POST /api-keys': ['api-key.create', ITSELF],
  'DELETE /api-keys/:id': ['api-key.revoke', ITSELF],
  'POST /appointments/:id/notes': ['appointment-note.create', noted('note.add')],
  'DELETE /appointments/:id/notes/:note': ['appointment-note.remove', noted('note.remove')],
  'POST /appointments': ['own-appointment.create'],
  'GET /appointments/by-number/:number': ['own-appointment.findByNumber'],
  'POST /appointments/by-number/:number/cancel': ['own-appointment.cancelByPatient'],
  'POST /appointments/by-number/:number/undo': ['own-appointment.undoByPatient'],
  'POST /appointments/by-number/:number/move': ['own-appointment.moveByPatient'],
  'GET /appointments/by-number/:number/series': ['own-appointment.findRest'],
  'POST /appointments/by-number/:number/correct': ['own-appointment.correctByPatient'],
  'POST /appointments/by-number/:number/withdrawal': ['own-appointment.withdrawByPatient'],
  'POST /appointments/by-number/:number/deposit': ['own-appointment.payByPatient'],
  'POST /appointments/by-number/:number/check-in': ['own-appointment.checkInByPatient'],
  'GET /appointments/by-number/:number/calendar': ['visit-file.calendar'],
  'GET /appointments/by-number/:number/sheet': ['visit-file.sheet'],
  'GET /appointments/by-number/:number/answers': ['own-appointment.findQuestions'],
  'POST /appointments/by-number/:number/answers': ['own-appointment.answerByPatient'],
  'POST /appointments/by-number/:number/review': ['own-appointment.reviewByPatient'],
  'POST /appointments/for-caller': ['staff-booking.create', noted('appointment.book')],
  'GET /appointments/series': ['staff-booking.findSeries'],
  'GET /appointments/:id/series': ['staff-booking.findRest'],
  'POST /appointments/:id/move': ['staff-booking.move', noted('appointment.move')],
  'POST /appointments/:id/room': ['staff-booking.changeRoom', noted('appointment.room')],
  'POST /appointments/:id/amendment': ['staff-booking.amend', noted('appointment.amend')],
  'GET /appointments': ['appointment.find'],
  'GET /appointments/counts': ['appointment.counts'],
  'GET /appointments/:id': ['appointment.findOne', seen('appointment.view')],
  'POST /appointments/:id/transitions': ['appointment.transition', noted('appointment.status')],
  'POST /appointments/:id/attendance': ['appointment.attendance'],
  'POST /appointments/:id/undo': ['appointment.undo'],
  'POST /appointments/:id/mails/:mail/again': ['appointment.sendMailAgain', noted('mail.again')],
  'POST /appointments/:id/messages': ['appointment.tellPatient', noted('appointment.message')],
  'POST /appointments/:id/told': ['appointment.noteTold'],
  'POST /appointments/:id/withdrawal': ['appointment.withdrawConsent'],
  'GET /recalls': ['recall.find'],
  'POST /appointments/:id/recall': ['recall.set', noted('appointment.recall')],
  'DELETE /appointments/:id/recall': ['recall.withdraw', noted('appointment.recall')],
  'POST /appointments/:id/further-visits': ['recall.book', noted('appointment.book')],
  'GET /availability': ['availability.find'],
  'GET /availability/next': ['availability.next'],
  'GET /availability/series': ['availability.series'],
  'GET /booking-settings/desk': ['desk-settings.find'],
  'PUT /booking-settings/desk': ['desk-settings.change', ITSELF],
  'GET /busy-calendars': ['busy-calendar.find'],
  'POST /busy-calendars': ['busy-calendar.create', ITSELF],
  'DELETE /busy-calendars/:id': ['busy-calendar.remove', ITSELF],
  'GET /calendar-feeds': ['calendar-feed.find'],
  'POST /calendar-feeds': ['calendar-feed.create', ITSELF],
  'DELETE /calendar-feeds/:id': ['calendar-feed.remove', ITSELF],
  'GET /calendar-feeds/file': ['calendar-feed.file'],
  'GET /calendar': ['calendar.find'],
  'GET /calls': ['call.find'],
  'POST /calls/next': ['call.openNext', noted('call.open')],
  'POST /appointments/:id/call': ['call.open', noted('call.open')],
  'DELETE /appointments/:id/call': ['call.leave', NOBODY],
  'POST /appointments/:id/call/renewal': ['call.renew', NOBODY],
  'POST /appointments/:id/call/outcome': ['call.end', noted('call.outcome')],
  'POST /cards': ['card.create'],
  'GET /appointments/:id/cards/:side': ['card.read', seen('card.view')],
  'POST /contact-messages': ['contact-message.create'],
  'GET /contact-messages': ['message-desk.find'],
  'GET /contact-messages/:id': ['message-desk.findOne', seen('message.view')],
  'POST /contact-messages/:id/transitions': ['message-desk.settle', noted('message.status')],
  'GET /content-changes': ['content-change.find'],
  'GET /data-exports': ['data-export.find'],
  'POST /data-exports': ['data-export.create', ITSELF],
  'DELETE /data-exports': ['data-export.remove', noted('data.remove')],
  'GET /data-exports/file': ['data-export.fetch', noted('data.fetch')],
  'GET /figures': ['figure.find'],
  'POST /holds': ['hold.create'],
  'DELETE /holds': ['hold.delete'],
  'POST /hooks/whatsapp': ['hook.whatsapp'],
  'POST /hooks/sms': ['hook.sms'],
  'POST /hooks/payments': ['hook.payment'],
  'POST /hooks/whatsapp/verification': ['hook.verifyWhatsapp'],
  'GET /hours': ['hours.find'],
  'GET /hours/:id': ['hours.findOne'],
  'POST /hours/changes': ['hours.change', ITSELF],
  'GET /imports': ['import.find'],
  'POST /imports': ['import.create', ITSELF],
  'GET /imports/:id': ['import.findOne'],
  'PUT /imports/:id': ['import.check', NOBODY],
  'POST /imports/:id/run': ['import.run', ITSELF],
  'POST /imports/:id/cancellation': ['import.cancel', ITSELF],
  'POST /imports/:id/undo': ['import.undo', ITSELF],
  'GET /imports/:id/faulty-rows': ['import.faultyRows', ITSELF],
  'GET /imported-patients/:id': ['imported-patient.findOne', seen('patient.view')],
  'GET /incoming-messages': ['incoming-message.find'],
  'GET /incoming-messages/unread': ['incoming-message.unread'],
  'GET /incoming-messages/:id': ['incoming-message.findOne', seen('message.view')],
  'GET /incoming-messages/:id/media': ['incoming-message.media', seen('message.view')],
  'POST /incoming-messages/:id/transitions': ['incoming-message.settle', noted('message.status')],
  'POST /incoming-messages/:id/answers': ['incoming-message.answer', noted('message.answer')],
  'DELETE /incoming-messages/:id/stop': ['incoming-message.resume', noted('message.resume')],
  'GET /log-entries': ['log-entry.find', seen('log.view')],
  'GET /log-entries/people': ['log-entry.findPeople', noted('log.people')],
  'GET /message-texts/preview': ['text-preview.find'],
  'PUT /message-texts/desk': ['text-preview.change', ITSELF],
  'GET /outbox-messages/undelivered': ['outbox-message.undelivered'],
  'GET /outbox-messages/counts': ['outbox-message.counts'],
  'POST /patients/find': ['patient-file.find', seen('patient.find')],
  'GET /appointments/:id/patient': ['patient-file.findOne', seen('patient.view')],
  'POST /appointments/:id/patient/record': ['patient-file.writeRecord', noted('patient.record')],
  'POST /appointments/:id/patient/joins': ['patient-file.join', noted('patient.join')],
  'DELETE /appointments/:id/patient/joins/:join': ['patient-file.separate', noted('patient.separate')],
  'POST /patients/search': ['patient.search', ITSELF],
  'POST /patients/export': ['patient.export', ITSELF],
  'POST /patients/news': ['patient.news', ITSELF],
  'POST /patients/erasure': ['patient.erase', ITSELF],
  'GET /payments': ['payment.findOfDay'],
  'GET /payments/open': ['payment.findOpen'],
  'GET /appointments/:id/payments': ['payment.findOfVisit'],
  'POST /appointments/:id/payments': ['payment.create', noted('payment.take')],
  'POST /appointments/:id/deposits/:deposit/settlement': ['payment.settleDeposit', noted('payment.settle')],
  'GET /appointments/:id/payments/:payment/receipt': ['payment.receipt', seen('payment.receipt')],
  'POST /appointments/:id/payments/:payment/message': ['payment.sendReceipt', noted('payment.receipt')],
  'POST /appointments/:id/payments/:payment/correction': ['payment.correct', noted('payment.correct')],
  'POST /phone-codes': ['phone-code.create'],
  'POST /phone-codes/verification': ['phone-code.verify'],
  'POST /phone-codes/links': ['phone-code.sendLinks'],
  'GET /phone-codes/appointments': ['phone-code.appointments'],
  'GET /phone-codes/patients': ['phone-code.patients'],
  'GET /privacy-cases': ['privacy-case.find'],
  'GET /privacy-cases/:id': ['privacy-case.findOne', seen('case.view')],
  'POST /privacy-cases': ['privacy-case.create', ITSELF],
  'POST /privacy-cases/:id/steps': ['privacy-case.step', ITSELF],
  'GET /processing-register': ['processing-register.find'],
  'POST /queue-entries': ['queue-entry.create', noted('queue.change')],
  'POST /queue-entries/:id/steps': ['queue-entry.step', noted('queue.change')],
  'POST /auth/second-factor': ['second-factor.enter'],
  'POST /auth/second-factor/setup': ['second-factor.beginWithTicket'],
  'POST /auth/second-factor/confirmation': ['second-factor.finishWithTicket'],
  'GET /second-factor': ['second-factor.find'],
  'POST /second-factor/setup': ['second-factor.begin'],
  'POST /second-factor/confirmation': ['second-factor.finish'],
  'POST /second-factor/removal': ['second-factor.remove'],
  'GET /auth/providers': ['sign-in-provider.find'],
  'GET /staff-accounts': ['staff-account.find'],
  'POST /staff-accounts': ['staff-account.create', ITSELF],
  'GET /staff-rules': ['staff-account.rules'],
  'PUT /staff-rules': ['staff-account.changeRules', ITSELF],
  'GET /staff-accounts/:id': ['staff-account.findOne'],
  'PUT /staff-accounts/:id': ['staff-account.update', ITSELF],
  'POST /staff-accounts/:id/invitation': ['staff-account.invite', ITSELF],
  'DELETE /staff-accounts/:id/second-factor': ['staff-account.removeSecondFactor', ITSELF],
  'DELETE /staff-accounts/:id/sessions': ['staff-account.endSessions', ITSELF],
  'DELETE /staff-accounts/:id/sessions/:session': ['staff-account.endSessions', ITSELF],
  'GET /system-status': ['system-status.find'],
  'POST /time-blocks': ['time-block.create', noted('time.block')],
  'DELETE /time-blocks/:id': ['time-block.remove', noted('time.unblock')],
  'GET /today': ['today.find'],
  'GET /today/screen': ['today.screen'],
  'GET /today/door': ['today.door'],
  'POST /visits': ['visit.count'],
  'GET /visits': ['visit.find'],
  'POST /waiting-entries': ['waiting-entry.create'],
  'GET /waiting-entries/by-number/:number': ['waiting-entry.findByNumber'],
  'POST /waiting-entries/by-number/:number/accept': ['waiting-entry.accept'],
  'POST /waiting-entries/by-number/:number/decline': ['waiting-entry.decline'],
  'POST /waiting-entries/by-number/:number/leave': ['waiting-entry.leave'],
  'POST /appointments/by-number/:number/earlier': ['waiting-entry.earlier'],
  'GET /waiting-entries': ['waiting-desk.find'],
  'POST /waiting-entries/for-caller': ['waiting-desk.create', noted('waiting.add')],
  'POST /waiting-entries/:id/mails/:mail/again': ['waiting-desk.sendAgain', noted('mail.again')],
  'DELETE /waiting-entries/:id': ['waiting-desk.remove', noted('waiting.remove')],
  'GET /webhooks': ['webhook.find'],
  'POST /webhooks': ['webhook.create', ITSELF],
  'GET /webhooks/:id': ['webhook.findOne'],
  'PUT /webhooks/:id': ['webhook.update', ITSELF],
  'DELETE /webhooks/:id': ['webhook.delete', ITSELF],
  'POST /webhooks/:id/secret': ['webhook.renewSecret', ITSELF],
  'GET /webhooks/:id/deliveries': ['webhook.findDeliveries', seen('webhook.view')],
  'POST /webhooks/:id/deliveries/:delivery/again': ['webhook.repeat', ITSELF],
};

/**
 * Gives Strapi the routes of our own calls. It lets in who has the grant, but for calls of the website, which has a key; then the
 * guard of each call asks by itself, so that one wrong grant opens nothing. Call before Strapi makes its routes.
 */
export function addCallRoutes(strapi: Core.Strapi): void {
  const controllers = strapi.get('controllers');
  const uids: string[] = controllers.keys();
  const calls = Object.entries(ROUTES).map(([call, [handler]]) => {
    const [method = '', path = ''] = call.split(' ');
    const [name = '', action = ''] = handler.split('.');
    const uid = uids.find((one) => one.startsWith('api::') && one.endsWith(`.${name}`)) ?? '';
    const isOfWebsite = handledBy(controllers.get(uid)?.[action])?.who === 'website';
    // Not shared: Strapi notes in it which grant the call needs.
    const config = isOfWebsite ? { auth: false } : {};
    return { method, path, handler: `${uid}.${action}`, config };
  });
  const ofApi = Map.groupBy(calls, ({ handler }) => handler.replace(/^api::|\..*$/g, ''));
  for (const [name, routes] of ofApi) {
    const api = strapi.api(name);
    api.routes = Object.assign({}, api.routes, { calls: { routes } });
  }
}
