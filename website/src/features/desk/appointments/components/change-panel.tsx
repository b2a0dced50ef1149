import { ActionLink } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { AppointmentDetail } from '@/contract/appointment';
import { hasDuty } from '@/contract/roles';
import { needsReason, type Status } from '@/contract/transitions';
import { findStaffRights } from '@/features/account/session/session';
import { SeriesScope } from '@/features/booking/appointment/components/series-scope';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import type { HistoryLine } from '../history-words';
import { movePath } from '../rules';
import { StatusForm } from './status-form';

export async function ChangePanel({ file, history }: { file: AppointmentDetail; history: HistoryLine[] }) {
  const [locale, t] = await getWords('appointments');
  const staff = await findStaffRights();
  const mayMove = staff !== null && hasDuty({ role: staff.role, duty: 'desk' });
  const isAhead = ['pending', 'confirmed'].includes(file.status) && new Date(file.startsAt) > new Date();
  const isMovable = mayMove && isAhead;
  return (
    <Card as="section" className="print:hidden">
      <h2 className="text-lg">{t('move.title')}</h2>
      {isMovable ? (
        <ActionLink href={movePath({ locale, id: file.documentId })}>
          <Icon name="lucide:calendar-clock" />
          {t('rescheduleAppointment')}
        </ActionLink>
      ) : null}
      <ClientMessages of={['appointments.move']}>
        <StatusForm
          id={file.documentId}
          version={file.version}
          moves={inOrder(file.allowedNext).map((to) => ({
            to,
            label: t(`move.${file.status === 'done' && to === 'confirmed' ? 'correct' : to}`),
            needsReason: needsReason({ from: file.status, to }),
          }))}
          history={history
            .filter(({ who }) => who !== null)
            .map(({ what, who, when, isOwn }) => ({ text: `${what} · ${who} · ${when}`, isOwn }))}
          scope={
            file.allowedNext.includes('canceled') ? (
              <SeriesScope visits={file.series} open={file.bookingNumber} />
            ) : null
          }
        />
      </ClientMessages>
    </Card>
  );
}

/** The way onward first, canceling last. */
function inOrder(moves: Status[]): Status[] {
  return [...moves].sort((a, b) => Number(a === 'canceled') - Number(b === 'canceled'));
}
