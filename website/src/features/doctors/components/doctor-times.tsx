import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { TimesPanel } from '@/features/availability/components/times-panel';
import { weekWords } from '@/features/availability/components/words';
import { type Locale, localePath } from '@/i18n/routing';
import type { DoctorProfile } from '../data';
import { bookDoctorPath } from '../query';

/** A week of free times per branch; without script, the way to the booking, which needs none. */
export async function DoctorTimes({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const t = await getTranslations('availability.week');
  const bookingPath = localePath({ locale, path: bookDoctorPath({ doctor: doctor.number }) });
  return (
    <Container className="relative -mt-6">
      <Card as="section" aria-labelledby="free-times">
        <h2 id="free-times" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 mb-5 text-text-soft">{t('text')}</p>
        <TimesPanel
          doctorId={doctor.id}
          branches={doctor.practices.map(({ branch, hours }) => ({
            id: branch.id,
            number: branch.number,
            name: branch.name,
            timeZone: branch.timeZone,
            weekdays: [...new Set(hours.shifts.map(({ weekday }) => weekday))],
          }))}
          bookingPath={bookingPath}
          branchLabel={t('branch')}
          locale={locale}
          words={await weekWords()}
          icons={{
            previous: <Icon name="lucide:chevron-left" />,
            next: <Icon name="lucide:chevron-right" />,
          }}
        />
        <noscript>
          <p>
            <a href={bookingPath} className="font-semibold text-action underline">
              {t('script')}
            </a>
          </p>
        </noscript>
      </Card>
    </Container>
  );
}
