import { catalogueCall } from '../../../catalogue/catalogue-call';
import {
  busyCalendarAnswer,
  busyCalendarRequest,
  busyCalendarsAnswer,
} from '../../../contract/busy-calendar';
import { documentAnswer } from '../../../contract/document-id';
import { dropBusyCalendar, setBusyCalendar, showBusyCalendars } from '../../../desk/busy-calendars/manage';
import { bodyOf, call, controller, onDuty } from '../../../platform/call';
import { show, showDocument, showValue } from '../../../platform/reply';

export default controller({
  find: call({ who: onDuty('feeds'), answers: busyCalendarsAnswer }, async ({ db, member, now }) =>
    show({ data: await showBusyCalendars(db, member, now) }),
  ),

  create: catalogueCall(
    { who: onDuty('feeds'), answers: busyCalendarAnswer, reads: bodyOf(busyCalendarRequest) },
    async ({ input, ...given }) => showValue(await setBusyCalendar(given, input), 201),
  ),

  remove: catalogueCall({ who: onDuty('feeds'), answers: documentAnswer }, async ({ params, ...given }) =>
    showDocument(await dropBusyCalendar(given, params.id ?? '')),
  ),
});
