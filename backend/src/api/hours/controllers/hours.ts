import { latestCatalogue } from '../../../catalogue/current-catalogue';
import {
  doctorHoursAnswer,
  hoursListAnswer,
  hoursOutcome,
  hoursQuery,
  hoursRequest,
} from '../../../contract/hours';
import { changeHours } from '../../../desk/hours/change-hours';
import { readDoctorHours, readHoursList } from '../../../desk/hours/read-hours';
import { bodyOf, call, controller, manager, naming, queryOf, reading } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';

export default controller({
  find: call({
    who: manager,
    answers: hoursListAnswer,
    run: naming(
      latestCatalogue,
      reading(queryOf(hoursQuery), async ({ found: catalogue, input: { week: asked }, now }) =>
        show({ data: await readHoursList(catalogue, asked, now) }),
      ),
    ),
  }),

  findOne: call({
    who: manager,
    answers: doctorHoursAnswer,
    run: naming(
      latestCatalogue,
      reading(
        queryOf(hoursQuery),
        async ({ strapi, found: catalogue, input: { week: asked }, params, now }) => {
          const hours = await readDoctorHours({ strapi, catalogue, now }, { doctor: params.id ?? '', asked });
          return hours ? show({ data: hours }) : notFound();
        },
      ),
    ),
  }),

  /** Changes hours, a day off or a closure, or says what a change would do. */
  change: call({
    who: manager,
    answers: hoursOutcome,
    run: reading(bodyOf(hoursRequest), async ({ input, ...given }) =>
      showOutcome(await changeHours(given, input), (outcome) => outcome),
    ),
  }),
});
