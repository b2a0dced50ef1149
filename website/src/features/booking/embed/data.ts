import 'server-only';
import { type BookingCatalogue, type BookingDoctor, getCatalogue } from '@/features/booking/choices/data';
import type { Branch } from '@/features/site/branches/data';
import { listNextFree, readAvailability } from '@/features/site/next-free-times/data';
import { momentText, WINDOW_DAYS } from '@/features/site/next-free-times/rules';
import { getTranslations } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { pageAddress } from '@/lib/address/site-address';
import { dateInZone, todayIn } from '@/lib/time/clinic-time';
import type { EmbedQuery } from './query';

const SHOWN = 6;

type Place = { doctor: BookingDoctor; branch: Branch };

async function timesOf(doctor: Place['doctor'], branches: Place['branch'][]) {
  const answers = await Promise.all(
    branches.map(async (branch) => {
      const asked = { doctor: doctor.id, branch: branch.id, from: todayIn(branch), days: WINDOW_DAYS };
      const { data, meta } = await readAvailability(asked);
      const slots = data.flatMap((day) => day.slots);
      const free = slots.length > 0 ? slots : [meta.nextFree].filter((slot) => slot !== null);
      return free.map(({ startsAt }) => ({ doctor, branch, startsAt }));
    }),
  );
  return answers.flat();
}

/** The first time of each doctor, in a branch or anywhere. */
async function firstTimes({ doctors, branches }: BookingCatalogue, branch: Place['branch'] | undefined) {
  const known = await listNextFree(branch ? { branch: branch.id } : {});
  return known.flatMap(({ startsAt, ...free }) => {
    const doctor = doctors.find(({ id }) => id === free.doctor);
    const place = branches.find(({ id }) => id === free.branch);
    return doctor && place ? [{ doctor, branch: place, startsAt }] : [];
  });
}

/** The next free times as another site shows them, each a link into our booking; null for unknown ones. @throws BackendError */
export async function readEmbed({ lang: locale, ...asked }: EmbedQuery) {
  const t = await getTranslations({ namespace: 'availability', locale });
  const catalogue = await getCatalogue(locale);
  const doctor = catalogue.doctors.find(({ number }) => number === asked.doctor);
  const branch = catalogue.branches.find(({ number }) => number === asked.branch);
  if ((asked.doctor && !doctor) || (asked.branch && !branch)) return null;
  const open = catalogue.branches.filter(
    ({ id }) => doctor?.branchIds.includes(id) && (!branch || branch.id === id),
  );
  const found = doctor ? await timesOf(doctor, open) : await firstTimes(catalogue, branch);
  const [pattern, now] = [t.raw('moment'), new Date()];
  const addressOf = (path: string) => pageAddress({ locale, path });
  const times = found
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .slice(0, SHOWN)
    .map(({ startsAt, ...place }) => {
      const { timeZone } = place.branch;
      const moment = momentText({ startsAt, timeZone, locale, pattern, now });
      // Names that the title shows are not repeated with each time.
      const names = [doctor ? null : place.doctor.name, branch ? null : place.branch.name];
      const where = names.filter(Boolean).join(' · ');
      const path = bookAppointmentPath({
        by: 'doctor',
        doctor: place.doctor.number,
        branch: place.branch.number,
        date: dateInZone({ instant: startsAt, timeZone }),
        time: startsAt,
      });
      const said = [moment, where].filter(Boolean).join(' · ');
      return { text: moment, where, label: t('bookMoment', { moment: said }), href: addressOf(path) };
    });
  const name = [doctor?.name, branch?.name].filter(Boolean).join(' · ');
  return {
    title: [name, t('week.title')].filter(Boolean).join(': '),
    times,
    nothing: times.length > 0 ? null : t('week.nothing'),
    all: {
      text: t('allTimes'),
      href: addressOf(bookAppointmentPath({ doctor: asked.doctor, branch: asked.branch })),
    },
  };
}
