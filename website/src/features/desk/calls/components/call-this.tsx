import { PressForm } from '@/components/form/press-form';
import { Panel } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { CallDue } from '@/features/desk/appointments/components/call-due';
import { getTranslations } from '@/i18n/translations';
import { openOneAction } from '../actions';

/** Panel beside a pending appointment: who is calling about it, earlier tries, and the button to call. */
export async function CallThis({ file }: { file: AppointmentDetail }) {
  if (file.status !== 'pending') return null;
  const t = await getTranslations('calls');
  const { tries, openedBy } = file.call;
  return (
    <Panel title={t('this.title')}>
      {tries > 0 ? <p className="text-text-soft">{t('tries', { count: tries })}</p> : null}
      <p className="mt-1">
        <CallDue appointment={file} now={Date.now()} withLabel />
      </p>
      {openedBy && !openedBy.isYou ? (
        <>
          <p className="mt-2 font-semibold">{t('with', { name: openedBy.name ?? '' })}</p>
          {/* Behind a disclosure, so that it is not pressed by mistake. */}
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action">
              {t('this.takeOver')}
            </summary>
            <p className="mt-1 mb-3 text-sm">{t('this.takeOverText', { name: openedBy.name ?? '' })}</p>
            <PressForm
              action={openOneAction}
              fields={{ id: file.documentId, takeOver: 'yes' }}
              variant="danger"
              size="sm"
              pendingLabel={t('desk.sending')}
            >
              {t('this.takeOverNow')}
            </PressForm>
          </details>
        </>
      ) : (
        <PressForm
          action={openOneAction}
          fields={{ id: file.documentId }}
          variant="secondary"
          pendingLabel={t('desk.sending')}
          className="mt-3"
        >
          {t('this.open')}
        </PressForm>
      )}
    </Panel>
  );
}
