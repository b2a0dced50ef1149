import { catalogueCall } from '../../../catalogue/catalogue-call';
import {
  doctorHoursAnswer,
  hoursListAnswer,
  hoursOutcome,
  hoursQuery,
  hoursRequest,
} from '../../../contract/hours';
import { changeHours } from '../../../desk/hours/change-hours';
import { readDoctorHours, readHoursList } from '../../../desk/hours/read-hours';
import { bodyOf, call, controller, manager, queryOf } from '../../../platform/call';
import { show, showFound, showValue } from '../../../platform/reply';

export default controller({
  find: catalogueCall(
    { who: manager, answers: hoursListAnswer, reads: queryOf(hoursQuery) },
    async ({ catalogue, input: { week: asked }, now }) =>
      show({ data: await readHoursList(catalogue, asked, now) }),
  ),

  findOne: catalogueCall(
    { who: manager, answers: doctorHoursAnswer, reads: queryOf(hoursQuery) },
    async ({ strapi, catalogue, input: { week: asked }, params, now }) =>
      showFound(await readDoctorHours({ strapi, catalogue, now }, { doctor: params.id ?? '', asked })),
  ),

  /** Changes hours, a day off or a closure, or says what a change would do. */
  change: call(
    { who: manager, answers: hoursOutcome, reads: bodyOf(hoursRequest) },
    async ({ input, ...given }) => showValue(await changeHours(given, input)),
  ),
});
