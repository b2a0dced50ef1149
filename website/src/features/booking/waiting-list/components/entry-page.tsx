import { Container } from '@/components/ui/container';
import { OpenBooking } from '@/features/booking/appointment/components/open-booking';
import { Trouble } from '@/features/booking/appointment/components/trouble';
import { readManageKey } from '@/features/booking/booked/session';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { type BookingSetting, findBookingSetting } from '@/features/booking/choices/data';
import { getTranslations, getWords, textsOf } from '@/i18n/translations';
import type { SearchParams } from '@/lib/address/search-params';
import { withFallback } from '@/lib/backend/errors';
import { readFaultId, sayFaultId } from '@/lib/request/fault-id';
import { getOwnWaiting } from '../data';
import { readOutcome } from '../state';
import { EntryState } from './entry-state';

/** Page of an entry of the waiting list, by its key; `search` has the outcome of an earlier answer. */
export async function EntryPage({ number, search }: { number: string; search: SearchParams }) {
  const [locale, t, own, booking] = await getWords('waitingList', 'waitingList.own', 'booking.confirmation');
  const [setting, opened] = await Promise.all([findBookingSetting(locale), readOpenedEntry(number)]);
  if (opened === 'failed' || !setting) return <Trouble setting={setting} kind="failed" />;
  const outcome = opened && readOutcome(search.outcome, opened.entry.state);
  return (
    <div data-own-actions className="bg-surface-warm py-6 sm:py-10">
      <Container narrow>
        <OpenBooking
          bookingNumber={number}
          manageKey={opened?.manageKey ?? null}
          words={{ ...textsOf(own, 'opening'), ...textsOf(booking, 'needsScript') }}
          otherwise={{
            wrong: <NotFound setting={setting} />,
            failed: <Trouble setting={setting} kind="failed" />,
          }}
          of="waiting"
        >
          {opened ? (
            <>
              {outcome ? (
                <div
                  role="alert"
                  className="mb-5 rounded-card border-2 border-status-pending bg-status-pending-soft p-panel"
                >
                  <p>{sayFaultId({ text: t(`outcomes.${outcome}`), id: readFaultId(search.fault) })}</p>
                </div>
              ) : null}
              <EntryState entry={opened.entry} setting={setting} />
            </>
          ) : null}
        </OpenBooking>
      </Container>
    </div>
  );
}

/** Reads an entry by the key in this browser; null without one that opens it, `failed` when the backend cannot say. */
async function readOpenedEntry(bookingNumber: string) {
  const manageKey = await readManageKey(bookingNumber, 'waiting');
  if (manageKey === null) return null;
  return await withFallback(async () => {
    const entry = await getOwnWaiting({ bookingNumber, manageKey });
    return entry && { entry, manageKey };
  }, 'failed');
}

async function NotFound({ setting }: { setting: BookingSetting }) {
  const t = await getTranslations('waitingList.own');
  return (
    <div className="rounded-card border border-line bg-surface p-panel shadow-card sm:p-8">
      <h1 className="text-2xl">{t('notFound')}</h1>
      <p className="mt-2">{t('notFoundText')}</p>
      <CallUs setting={setting} />
    </div>
  );
}
