import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { getVisit } from '@/features/appointments/data';
import type { Visit } from '@/features/appointments/schema';
import { localePath } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { getVisitorAddress } from '@/lib/visitor';
import { type BookingSetting, getBookingSetting } from '../data';
import { readManageKey } from '../session';
import { CallUs } from './call-us';
import { Confirmation } from './confirmation';
import { OpenBooking } from './open-booking';

/**
 * The page of one booking. The key comes from this browser's cookie or, on another device, from behind the `#`
 * of the address; without either it says so and gives the phone.
 */
export async function ConfirmationPage({ locale, bookingNumber }: { locale: Locale; bookingNumber: string }) {
  const [t, setting, manageKey] = await Promise.all([
    getTranslations('booking.confirmation'),
    getBookingSetting(locale),
    readManageKey(bookingNumber),
  ]);
  const visit = manageKey ? await findVisit({ bookingNumber, manageKey }) : null;
  if (visit === 'failed') {
    return <Trouble locale={locale} setting={setting} title={t('failed')} text={t('failedText')} />;
  }
  const unknown = (
    <Trouble locale={locale} setting={setting} title={t('notFound')} text={t('notFoundText')} />
  );
  return (
    <div data-own-actions className="bg-surface-warm py-3 sm:py-10">
      <Container narrow>
        <OpenBooking
          bookingNumber={bookingNumber}
          manageKey={visit ? manageKey : null}
          opening={t('opening')}
          needsScript={t('needsScript')}
          otherwise={unknown}
        >
          {visit ? <Confirmation locale={locale} visit={visit} setting={setting} /> : null}
        </OpenBooking>
      </Container>
    </div>
  );
}

async function findVisit(booking: {
  bookingNumber: string;
  manageKey: string;
}): Promise<Visit | null | 'failed'> {
  try {
    return await getVisit({ ...booking, visitor: await getVisitorAddress() });
  } catch (error) {
    if (error instanceof BackendError) return 'failed';
    throw error;
  }
}

async function Trouble({
  locale,
  setting,
  title,
  text,
}: {
  locale: Locale;
  setting: BookingSetting;
  title: string;
  text: string;
}) {
  const t = await getTranslations('booking.confirmation');
  return (
    <div className="mx-auto max-w-text px-4 py-10">
      <EmptyState
        title={title}
        text={text}
        action={
          <>
            <CallUs setting={setting} />
            <ButtonLink href={localePath({ locale, path: '/booking' })} variant="secondary" prefetch={false}>
              {t('startNew')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
