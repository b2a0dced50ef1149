import { latestCatalogue } from '../../../catalogue/current-catalogue';
import {
  busyCalendarAnswer,
  busyCalendarRequest,
  busyCalendarsAnswer,
} from '../../../contract/busy-calendar';
import { documentAnswer } from '../../../contract/document-id';
import { dropBusyCalendar, setBusyCalendar, showBusyCalendars } from '../../../desk/busy-calendars/manage';
import { bodyOf, call, controller, naming, onDuty, reading } from '../../../platform/call';
import { show, showOutcome } from '../../../platform/reply';

export default controller({
  find: call({
    who: onDuty('feeds'),
    answers: busyCalendarsAnswer,
    run: async ({ db, member, now }) => show({ data: await showBusyCalendars(db, member, now) }),
  }),

  create: call({
    who: onDuty('feeds'),
    answers: busyCalendarAnswer,
    run: naming(
      latestCatalogue,
      reading(bodyOf(busyCalendarRequest), async ({ found: catalogue, input, ...given }) =>
        showOutcome(await setBusyCalendar({ ...given, catalogue }, input), (made) => made, 201),
      ),
    ),
  }),

  remove: call({
    who: onDuty('feeds'),
    answers: documentAnswer,
    run: naming(latestCatalogue, async ({ found: catalogue, params, ...given }) =>
      showOutcome(await dropBusyCalendar({ ...given, catalogue }, params.id ?? ''), (documentId) => ({
        documentId,
      })),
    ),
  }),
});
