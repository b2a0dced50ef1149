import { Container } from '@/components/ui/container';
import { Trouble } from '@/features/booking/appointment/components/trouble';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { findBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { findChosen } from '@/features/booking/choices/rules';
import { ProvePhone } from '@/features/booking/details/components/consents';
import { getWords } from '@/i18n/translations';
import type { BookingQuery } from '@/lib/address/booking-address';
import { waitingListPath } from '@/lib/address/waiting-list-address';
import { withFallback } from '@/lib/backend/errors';
import { joinWaitingListAction } from '../actions';
import { WaitingQuestions } from './waiting-questions';

export async function WaitingPage({ query }: { query: BookingQuery }) {
  const [locale, t] = await getWords('waitingList');
  const read = () => Promise.all([findBookingSetting(locale), getCatalogue(locale)]);
  const [setting, catalogue] = await withFallback(read, [null, null] as const);
  if (!setting || !catalogue) return <Trouble setting={setting} kind="failed" />;
  return (
    <div className="bg-surface-warm py-6 sm:py-10">
      <Container narrow>
        <div className="rounded-card border border-line bg-surface p-panel shadow-card sm:p-8">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-2">{t('lead')}</p>
          <p className="mt-2 text-text-soft">{t('cash')}</p>
          <WaitingQuestions
            by="patient"
            action={joinWaitingListAction}
            catalogue={catalogue}
            setting={setting}
            chosen={{
              doctor: findChosen(catalogue.doctors, query.doctor)?.id,
              branch: findChosen(catalogue.branches, query.branch)?.id,
              specialty: findChosen(catalogue.specialties, query.specialty)?.id,
              service: findChosen(catalogue.services, query.service)?.id,
            }}
          />
          <div className="mt-4">
            <ProvePhone setting={setting} back={`/${locale}${waitingListPath(query)}`} />
          </div>
          <CallUs setting={setting} />
        </div>
      </Container>
    </div>
  );
}
