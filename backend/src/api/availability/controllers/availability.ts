import { nextFreeTimes } from '../../../appointments/availability/availability';
import { parseAvailability, parseNext } from '../../../appointments/availability/availability-query';
import { findSeries } from '../../../appointments/availability/find-series';
import { invalidField } from '../../../appointments/record/booking-input';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { type NextFree, nextFreeAnswer } from '../../../contract/availability';
import { seriesAnswer, seriesQuery } from '../../../contract/series';
import { controller, queryOf, website } from '../../../platform/call';
import { holderFrom } from '../../../platform/http';
import { freeTime } from '../../../platform/refusal';
import { send, show } from '../../../platform/reply';

const perMinute = (name: string) => ({ name, points: 600, seconds: 60 });

export default controller({
  find: catalogueCall(
    { who: website, limit: perMinute('availability'), reads: parseAvailability },
    async ({ ctx, services, catalogue, input: asked, now }) => {
      const holder = holderFrom(ctx);
      const content = await services.monthAnswers.get({ asked, holder, catalogue, now });
      return send({ content, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
    },
  ),

  series: catalogueCall(
    { who: website, answers: seriesAnswer, limit: perMinute('series'), reads: queryOf(seriesQuery) },
    async ({ ctx, db, catalogue, input: { startsAt, ...place }, now }) => {
      const series = catalogue.data.services[place.service]?.series;
      if (!series || catalogue.closedOf(place) !== null) return invalidField('service', 'notOffered');
      const wanted = { place: { ...place, holder: holderFrom(ctx) }, series, startsAt };
      return show({ data: await findSeries({ db, catalogue, now }, { wanted }) });
    },
  ),

  /** The first free time of each doctor, for a service and at a branch when named; doctors without one are left out. */
  next: catalogueCall(
    { who: website, answers: nextFreeAnswer, limit: perMinute('next'), reads: parseNext },
    async ({ db, catalogue, input, now }) => {
      const { doctors, branch: only, service } = input;
      const data: NextFree[] = [];
      for (const doctor of service === null ? [] : doctors) {
        const firsts = [];
        for (const branch of catalogue.branchesOf(doctor)) {
          if (only !== null && branch !== only) continue;
          const place = { doctor, branch, service: service ?? '' };
          const [slot] = await nextFreeTimes({ db, catalogue, now }, { place, from: '', count: 1 });
          if (slot) firsts.push({ branch, slot });
        }
        const [first] = firsts.sort((a, b) => a.slot.startsAt - b.slot.startsAt);
        if (!first) continue;
        const timeZone = catalogue.zoneOf(first.branch);
        data.push({ doctor, branch: first.branch, ...freeTime(first.slot), timeZone });
      }
      return show({ data });
    },
  ),
});
