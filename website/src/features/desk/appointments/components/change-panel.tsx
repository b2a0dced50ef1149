import { KeptRadios, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { ActionLink } from '@/components/ui/action-link';
import { Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { AppointmentDetail } from '@/contract/appointment';
import { hasDuty } from '@/contract/roles';
import { needsReason } from '@/contract/transitions';
import { findStaffRights } from '@/features/account/session/session';
import { SeriesScope } from '@/features/booking/appointment/components/series-scope';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import { getWords } from '@/i18n/translations';
import { changeStatusAction } from '../actions';
import { moveAddress } from '../address';
import { type HistoryLine, historyLine } from '../history-words';
import { HistoryNews } from './history-news';

export async function ChangePanel({ file, history }: { file: AppointmentDetail; history: HistoryLine[] }) {
  const [locale, t] = await getWords('appointments');
  const { documentId: id, version, status, allowedNext } = file;
  const staff = await findStaffRights();
  const mayMove = staff !== null && hasDuty({ role: staff.role, duty: 'desk' });
  const isAhead = ['pending', 'confirmed'].includes(status) && new Date(file.startsAt) > new Date();
  // The way onward first, canceling last.
  const moves = [...allowedNext].sort((a, b) => Number(a === 'canceled') - Number(b === 'canceled'));
  return (
    <Panel className="print:hidden" title={t('move.title')}>
      {mayMove && isAhead ? (
        <ActionLink href={moveAddress(id).path(locale)}>
          <Icon name="lucide:calendar-clock" />
          {t('rescheduleAppointment')}
        </ActionLink>
      ) : null}
      {/* The words of the page are said, not those of the browser, which may speak another language. */}
      <ResultForm action={changeStatusAction} fields={{ id, version }} className="mt-3 space-y-4" noValidate>
        {/* Enter in the reason of a cancellation would otherwise confirm. */}
        {moves.length > 1 ? <button type="submit" disabled hidden /> : null}
        <ResultNote />
        <HistoryNews
          title={t('move.changes')}
          history={history
            .filter(({ who }) => who !== null)
            .map((line) => ({ text: historyLine(line), isOwn: line.isOwn }))}
        />
        {moves.length === 0 ? (
          <p className="text-text-soft">{t('move.none')}</p>
        ) : (
          <>
            <ReasonField
              id="reason"
              label={t('move.reason')}
              hint={t('move.reasonHint')}
              required={moves.every((to) => needsReason({ from: status, to }))}
            />
            {moves.includes('canceled') ? (
              <SeriesScope visits={file.series} open={file.bookingNumber} Group={KeptRadios} />
            ) : null}
            <div className="flex flex-wrap gap-3">
              {moves.map((to, index) => (
                <SubmitButton
                  key={to}
                  name="to"
                  value={to}
                  variant={index === 0 && to !== 'canceled' ? 'primary' : 'secondary'}
                >
                  {t(`move.${status === 'done' && to === 'confirmed' ? 'correct' : to}`)}
                </SubmitButton>
              ))}
            </div>
          </>
        )}
      </ResultForm>
    </Panel>
  );
}
