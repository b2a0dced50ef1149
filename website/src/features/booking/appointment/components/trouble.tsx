import { getLocale } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { CallSomebody } from '@/features/booking/call-us/components/call-us';
import { type BookingSetting, findBookingSetting } from '@/features/booking/choices/data';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { getTranslations } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { currentFaultId } from '@/lib/request/request-context';

interface Props {
  /** Null while the clinic has none; then the numbers of the clinic itself are given. */
  setting: BookingSetting | null;
  kind: 'notFound' | 'mistyped' | 'failed';
}

/** Text that an appointment cannot be shown, with next steps: the phone and a new booking. */
export async function Trouble({ setting, kind }: Props) {
  const t = await getTranslations('booking.confirmation');
  return (
    <div className="mx-auto max-w-text px-4 py-10">
      <EmptyState
        as="h1"
        title={t(kind)}
        text={sayFaultId({ text: t(`${kind}Text`), id: kind === 'failed' ? currentFaultId() : null })}
        action={
          <>
            <CallSomebody setting={setting} />
            <PathButton path="/booking" variant="secondary" prefetch={false}>
              {t('startNew')}
            </PathButton>
          </>
        }
      />
    </div>
  );
}

/** Page for an address with an impossible booking number, most likely mistyped. */
export async function MistypedNumber() {
  return <Trouble setting={await findBookingSetting(await getLocale())} kind="mistyped" />;
}
