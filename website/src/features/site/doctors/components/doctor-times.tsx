import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { BranchContact } from '@/features/site/branches/components/branch-contact';
import { KnownService } from '@/features/site/next-free-times/components/known-appointment';
import { WeekOfTimes } from '@/features/site/next-free-times/components/week-of-times';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import type { DoctorProfile } from '../data';
import { weekBranches } from '../week-query';

/** A week of free times over all branches; without script, the way to the booking, which needs none. */
export async function DoctorTimes({ doctor }: { doctor: DoctorProfile }) {
  const [locale, t] = await getWords('availability.week');
  if (weekBranches(doctor).length === 0) return null;
  return (
    <Container className="print:hidden">
      <Card as="section" aria-labelledby="free-times">
        <WeekOfTimes
          doctor={doctor.number}
          heading={
            <div>
              <h2 id="free-times" className="text-2xl">
                {t('title')}
              </h2>
              <p className="mt-1 text-sm text-text-soft">
                <KnownService pattern={t.raw('forService')} />{' '}
                <span className="max-sm:sr-only">{t('text')}</span>
              </p>
            </div>
          }
          numbers={
            <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {doctor.practices.map(({ branch }) => (
                <li key={branch.id}>
                  <p className="font-semibold text-sm" {...contentLang(branch, locale)}>
                    {branch.name}
                  </p>
                  <BranchContact branch={branch} />
                </li>
              ))}
            </ul>
          }
        />
        <noscript>
          <p>
            <a
              href={localePath({ locale, path: bookAppointmentPath({ doctor: doctor.number }) })}
              className="font-semibold text-action underline"
            >
              {t('script')}
            </a>
          </p>
        </noscript>
      </Card>
    </Container>
  );
}
