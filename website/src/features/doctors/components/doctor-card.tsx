import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { BookLink, DoctorLink } from '@/features/next-free-times/components/book-link';
import { NoNewBookings } from '@/features/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import type { Doctor } from '../data';
import { doctorPath } from '../query';
import { DoctorNextFree } from './doctor-next-free';
import { Portrait } from './portrait';

/** A doctor at a glance: who, for what, where, when next, and the way to book. */
export async function DoctorCard({
  doctor,
  heading: Heading,
  locale,
}: {
  doctor: Doctor;
  /** One level below the heading the cards stand under. */
  heading: 'h2' | 'h3';
  locale: Locale;
}) {
  const t = await getTranslations('doctors');
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="relative flex flex-wrap gap-4">
        <Portrait picture={doctor.picture} size="card" />
        <div
          className="min-w-0 grow basis-36 text-with-page"
          {...contentLang({ content: doctor.lang, page: locale })}
        >
          <Heading className="text-lg leading-snug">
            <DoctorLink
              href={localePath({ locale, path: doctorPath({ doctor, locale }) })}
              className="after:absolute after:inset-0 hover:text-action focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-3 focus-visible:after:outline-action focus-visible:after:outline-offset-4"
            >
              {doctor.name}
            </DoctorLink>
          </Heading>
          {doctor.title ? <p className="mt-1 text-sm text-text-soft leading-snug">{doctor.title}</p> : null}
        </div>
      </div>
      <dl className="mt-4 grid gap-1.5 text-sm leading-snug">
        <Fact icon="lucide:stethoscope" label={t('specialties')}>
          {doctor.specialties.map((specialty) => specialty.name).join(t('listComma'))}
        </Fact>
        <Fact icon="lucide:map-pin" label={t('branches')}>
          {doctor.branches.map((branch) => branch.name).join(t('listComma'))}
        </Fact>
      </dl>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-4">
        {doctor.takesNoNewBookings ? (
          <NoNewBookings what="doctor" />
        ) : (
          <>
            <div className="min-w-0 grow basis-32">
              <DoctorNextFree doctor={doctor} />
            </div>
            <BookLink doctor={doctor.number} locale={locale} className={buttonClass({ size: 'sm' })}>
              {t('book')}
              <VisuallyHidden>{doctor.name}</VisuallyHidden>
            </BookLink>
          </>
        )}
      </div>
    </article>
  );
}

function Fact({ icon, label, children }: { icon: string; label: string; children: string }) {
  if (!children) return null;
  return (
    <div className="flex gap-2">
      <dt>
        <Icon name={icon} label={label} className="mt-0.5 size-4 text-action" />
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
