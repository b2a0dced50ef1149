import { ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitChoices } from '@/components/form/submit-choices';
import { ActionLink } from '@/components/ui/action-link';
import { Icon } from '@/components/ui/icon';
import type { AppointmentDetail } from '@/contract/appointment';
import { AmendLink } from '@/features/desk/amendment/components/amend-link';
import { moveAddress } from '@/features/desk/appointments/address';
import { ContractCards } from '@/features/desk/appointments/components/contract-cards';
import { StaffNotes } from '@/features/desk/staff-notes/components/staff-notes';
import { displayedFeeWords } from '@/features/site/fees/words';
import { getWords } from '@/i18n/translations';
import { formatDate, formatTime } from '@/lib/time/clinic-time';
import { moveCallAction } from '../actions';

/** Shows what a call may need: cards, other times (ISO; null if they cannot be read), corrections, notes. */
export async function CallBox({ file, times }: { file: AppointmentDetail; times: string[] | null }) {
  const [locale, t, fees] = await getWords('calls.box', 'fees');
  const fee = await displayedFeeWords({ ...file, locale });
  return (
    <div className="grid gap-5">
      {fee ? (
        <p className="flex gap-2">
          <Icon name="lucide:wallet" className="mt-1 size-5 shrink-0 text-action" />
          <span>
            <span className="text-text-soft">{fees('label')}: </span>
            {fee}
          </span>
        </p>
      ) : null}
      <ContractCards file={file} />
      {file.status === 'pending' ? (
        <div>
          <ResultForm action={moveCallAction} fields={{ id: file.documentId, version: file.version }}>
            <h3 className="text-base">{t('another')}</h3>
            <ResultNote />
            {times?.length === 0 ? <p className="text-text-soft">{t('none')}</p> : null}
            <SubmitChoices
              name="startsAt"
              className="mt-2"
              choices={(times ?? []).map((value) => {
                const at = { instant: value, timeZone: file.timeZone, locale };
                const date = formatDate({ ...at, style: 'medium' });
                return { value, label: t('time', { date, time: formatTime(at) }) };
              })}
              pendingLabel={t('sending')}
            />
          </ResultForm>
          <ActionLink href={moveAddress(file.documentId).path(locale)}>
            <Icon name="lucide:calendar-clock" />
            {t('allTimes')}
          </ActionLink>
        </div>
      ) : null}
      <AmendLink id={file.documentId} />
      <StaffNotes file={file} />
    </div>
  );
}
