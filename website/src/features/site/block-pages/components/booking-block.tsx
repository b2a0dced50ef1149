import { Container } from '@/components/ui/container';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { BookButton } from '@/features/site/next-free-times/components/book-button';
import { listServices } from '@/features/site/services/data';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import type { PageBlockOf } from '../blocks-schema';

const numberOf = (entries: readonly { id: string; number: number }[], id: string | null) =>
  entries.find((entry) => entry.id === id)?.number;

interface Props {
  block: PageBlockOf<'booking'>;
  locale: Locale;
  words: ContentLang;
}

/** Link into the booking, with the editor's choices as far as they are published. */
export async function BookingBlock({ block, locale, words }: Props) {
  const [t, doctors, services, branches] = await Promise.all([
    getTranslations('layout'),
    listDoctors({ locale }),
    listServices({ locale }),
    listBranches({ locale }),
  ]);
  const open = <T extends { takesNoNewBookings: boolean }>(entries: T[]) =>
    entries.filter(({ takesNoNewBookings }) => !takesNoNewBookings);
  const path = bookAppointmentPath({
    doctor: numberOf(open(doctors), block.doctor),
    service: numberOf(open(services), block.service),
    branch: numberOf(open(branches), block.branch),
  });
  return (
    <Container>
      <section className="flex flex-wrap items-center justify-between gap-5 rounded-card bg-surface-warm p-5 sm:p-8">
        <div className="max-w-text" {...words}>
          <h2 className="text-2xl">{block.title}</h2>
          {block.text ? <p className="mt-2 text-text-soft">{block.text}</p> : null}
        </div>
        <BookButton path={path} prefetch={false}>
          <span {...(block.label ? words : {})}>{block.label ?? t('booking')}</span>
        </BookButton>
      </section>
    </Container>
  );
}
