import { Press } from '@/components/form/press';
import { Card } from '@/components/ui/card';
import { List } from '@/components/ui/list';
import type { StaffDetail } from '@/contract/staff-account';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { changeStaffAction } from '../actions';

export async function AccountSessions({ account, timeZone }: { account: StaffDetail; timeZone: string }) {
  const [locale, t] = await getWords('staff.sessions');
  const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
  return (
    <Card className="p-6">
      <h2 className="text-lg">{t('title')}</h2>
      <List none={<p className="mt-2 text-text-soft">{t('none')}</p>} className="mt-3 divide-y divide-line">
        {account.sessions.map(({ id, deviceName, loginAt, lastActiveAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">
                <bdi>{deviceName ?? t('unknown')}</bdi>
              </p>
              {loginAt ? (
                <p className="text-sm text-text-soft">{t('since', { moment: moment(loginAt) })}</p>
              ) : null}
              {lastActiveAt ? (
                <p className="text-sm text-text-soft">{t('lastUsed', { moment: moment(lastActiveAt) })}</p>
              ) : null}
            </div>
            <Press
              action={changeStaffAction}
              fields={{ id: account.documentId, what: 'end', session: id }}
              variant="secondary"
              size="sm"
              pendingLabel={t('ending')}
            >
              {t('end')}
            </Press>
          </li>
        ))}
      </List>
      {account.sessions.length > 1 ? (
        <Press
          action={changeStaffAction}
          fields={{ id: account.documentId, what: 'endAll' }}
          className="mt-4"
          variant="secondary"
          pendingLabel={t('ending')}
        >
          {t('endAll')}
        </Press>
      ) : null}
    </Card>
  );
}
