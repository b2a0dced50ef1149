import Link from 'next/link';
import { iconShape } from '@/components/ui/icon';
import { BookButton } from '@/features/site/next-free-times/components/book-button';
import { NextFreeLine } from '@/features/site/next-free-times/components/next-free-line';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath, bookingPath } from '@/lib/address/booking-address';
import { entryHref } from '@/lib/address/entry-address';
import { type Doctor, listDoctors } from '../data';
import { Portrait } from './portrait';

/** The doctor who wrote an article with the next free time; without one, the way into the booking. */
export async function AuthorCard({ doctorId }: { doctorId: string | null }) {
  const [locale, t] = await getWords('doctors.author');
  const doctor = doctorId ? (await listDoctors({ locale })).find(({ id }) => id === doctorId) : undefined;
  return (
    <div className="rounded-card border border-line bg-surface-warm p-4 sm:p-6">
      {doctor ? (
        <AboutAuthor doctor={doctor} />
      ) : (
        <>
          <p className="font-bold text-brand text-xl">{t('book.title')}</p>
          <p className="mt-2 text-text-soft">{t('book.text')}</p>
          <BookButton path={bookingPath({})} className="mt-4 w-full">
            {t('book.action')}
          </BookButton>
        </>
      )}
    </div>
  );
}

async function AboutAuthor({ doctor }: { doctor: Doctor }) {
  const [locale, t, times] = await getWords('doctors', 'availability');
  return (
    <>
      <p className="mb-2 text-sm text-text-soft sm:mb-4">{t('author.title')}</p>
      <div className="flex flex-wrap gap-4" {...contentLang(doctor, locale)}>
        <Portrait doctor={doctor} size="card" />
        <div className="min-w-0 grow basis-36 self-center">
          <Link
            href={entryHref('doctor', doctor, locale)}
            className="font-bold text-brand text-lg leading-snug hover:text-action hover:underline hover:underline-offset-4"
          >
            {doctor.name}
          </Link>
          {doctor.title ? <p className="mt-1 text-sm text-text-soft leading-snug">{doctor.title}</p> : null}
        </div>
      </div>
      {doctor.takesNoNewBookings ? (
        <div className="mt-5">
          <NoNewBookings what="doctor" />
        </div>
      ) : (
        <>
          <div className="mt-3 sm:mt-5">
            <NextFreeLine
              doctorId={doctor.id}
              branches={Object.fromEntries(doctor.branches.map((branch) => [branch.id, branch.name]))}
              label={times('nextFree')}
              icon={iconShape('lucide:clock')}
            />
          </div>
          <BookButton
            path={bookAppointmentPath({ doctor: doctor.number })}
            // On phones the time above leads to the booking, and the bar at the foot.
            className="mt-4 w-full max-sm:hidden"
          >
            {t('bookAppointment')}
          </BookButton>
        </>
      )}
    </>
  );
}
