import { PressForm } from '@/components/form/press-form';
import { Panel } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { withdrawConsentAction } from '../actions';

interface Props {
  file: AppointmentDetail;
  mayWithdraw: boolean;
}

export async function ConsentsPanel({ file, mayWithdraw }: Props) {
  const { consents, documentId: id, timeZone, locale: language } = file;
  if (consents.length === 0) return null;
  const [locale, t] = await getWords('appointments.consents');
  const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
  return (
    <Panel className="md:col-span-2" title={t('title')}>
      <ul className="mt-1 divide-y divide-line">
        {consents.map(({ purpose, text, version, way, givenAt, withdrawn }) => (
          <li key={purpose} className="py-3">
            <h3 className="font-semibold">{t(`purposes.${purpose}`)}</h3>
            <p lang={language} dir="auto" className="mt-1 whitespace-pre-line text-sm">
              {text}
            </p>
            <p className="mt-1 text-sm text-text-soft">
              {t(`ways.${way ?? 'unknown'}`, { moment: moment(givenAt) })}
              {version === null ? null : <> · {t('version', { version })}</>}
            </p>
            {withdrawn ? (
              <p className="mt-1 font-semibold text-sm">
                {withdrawn.by.kind === 'staff'
                  ? t('withdrawnBy', {
                      moment: moment(withdrawn.at),
                      name: withdrawn.by.name ?? t('somebody'),
                    })
                  : t('withdrawn', { moment: moment(withdrawn.at) })}
              </p>
            ) : null}
            {withdrawn === null && mayWithdraw ? (
              <PressForm
                action={withdrawConsentAction}
                fields={{ id, purpose }}
                label={t('withdrawOf', { purpose: t(`purposes.${purpose}`) })}
                pendingLabel={t('sending')}
              >
                {t('withdraw')}
              </PressForm>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
