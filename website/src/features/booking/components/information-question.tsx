import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { readFreeTimes } from '@/features/availability/data';
import type { Branch } from '@/features/branches/data';
import { listOrganisations } from '@/features/organisations/data';
import type { Service } from '@/features/services/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { dateInZone } from '@/lib/clinic-time';
import { getVisitorAddress } from '@/lib/visitor';
import type { BookingDoctor, BookingSetting } from '../data';
import { describeTimes, findNextTimes } from '../data';
import { type BookingQuery, bookingPath, withChoice, withoutChoice } from '../query';
import { CallUs } from './call-us';
import type { TimeChoice } from './form-state';
import { PatientForm } from './patient-form';
import { formWords } from './patient-form-words';

interface Props {
  locale: Locale;
  query: BookingQuery;
  doctor: BookingDoctor;
  branch: Branch;
  service: Service;
  startsAt: string;
  setting: BookingSetting;
}

/** Who comes to the visit. A time that is gone is said before anything is typed. */
export async function InformationQuestion(props: Props) {
  const { locale, query, branch, startsAt, setting } = props;
  const [next, organisations] = await Promise.all([
    nextTimesWhenGone(props),
    listOrganisations({ locale, branch: branch.id }),
  ]);
  return (
    <PatientForm
      words={await formWords({ locale, country: branch.country, setting })}
      sendTo={localePath({ locale, path: '/booking/request' })}
      allTimes={localePath({ locale, path: bookingPath(withoutChoice({ query, key: 'time' })) })}
      startNew={localePath({ locale, path: '/booking' })}
      visit={{ ...query, time: startsAt }}
      locale={locale}
      limits={{ country: branch.country, maxAge: setting.maxAge, notesMaxLength: setting.notesMaxLength }}
      organisations={organisations}
      cardIcons={{
        card: <Icon name="lucide:id-card" className="size-12" />,
        cardKept: <Icon name="lucide:circle-check" className="size-12" />,
        kept: <Icon name="lucide:circle-check" />,
        camera: <Icon name="lucide:camera" />,
        picture: <Icon name="lucide:image" />,
      }}
      freshKey={crypto.randomUUID()}
      gone={next ? <GoneNotice locale={locale} query={query} next={next} /> : null}
      help={<CallUs setting={setting} country={branch.country} />}
      consent={
        <p className="whitespace-pre-line text-sm" {...contentLang({ content: setting.lang, page: locale })}>
          {setting.consentText}
        </p>
      }
    />
  );
}

/**
 * The next free times when the chosen one can no longer be had; null while it can, and also when the backend
 * cannot say: the form is still worth filling, the booking itself decides.
 */
async function nextTimesWhenGone({
  locale,
  doctor,
  branch,
  service,
  startsAt,
}: Props): Promise<TimeChoice[] | null> {
  const { timeZone } = branch;
  const visitor = await getVisitorAddress();
  const visit = { doctor: doctor.id, branch: branch.id, service: service.id, visitor };
  try {
    const from = dateInZone({ instant: startsAt, timeZone });
    const { data } = await readFreeTimes({ ...visit, from, days: 1 });
    const isFree = data.some((day) =>
      day.slots.some((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt)),
    );
    if (isFree) return null;
    const slots = await findNextTimes({ ...visit, startsAt, timeZone });
    return await describeTimes({ slots, timeZone, locale });
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}

async function GoneNotice({
  locale,
  query,
  next,
}: {
  locale: Locale;
  query: BookingQuery;
  next: TimeChoice[];
}) {
  const t = await getTranslations('booking.outcome');
  return (
    <div role="alert" className="mt-6 rounded-card border-2 border-status-pending bg-status-pending-soft p-5">
      <h3 className="text-lg text-status-pending">{t('goneTitle')}</h3>
      <p className="mt-1">{next.length > 0 ? t('goneText') : t('noneText')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {next.map(({ startsAt, label }) => (
          <li key={startsAt}>
            <Link
              href={localePath({
                locale,
                path: bookingPath(withChoice({ query, key: 'time', value: startsAt })),
              })}
              replace
              scroll={false}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
