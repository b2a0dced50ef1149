import { columnsOf, InCard, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { buttonClass } from '@/components/ui/button';
import { nameLine } from '@/components/ui/name-line';
import { SignBadge } from '@/components/ui/sign-badge';
import type { WorkRow } from '@/contract/appointment';
import { CallDue } from '@/features/desk/appointments/components/call-due';
import { LoudMark } from '@/features/desk/appointments/components/marks';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { daysUntil, formatMoment } from '@/lib/time/clinic-time';

interface Props {
  rows: WorkRow[];
  called: string | null;
  now: number;
  open: string | null;
}

export async function WorkTable({ rows, called, now, open }: Props) {
  const [locale, t, words, ui] = await getWords('calls', 'appointments', 'ui');
  const columns = [
    { key: 'patient', label: words('detail.fields.patient') },
    { key: 'due', label: t('due.label') },
    ...columnsOf(open ? ['when'] : ['when', 'doctor', 'branch'], (key) => words(`detail.fields.${key}`)),
    { key: 'call', label: words('detail.fields.phone'), isUnseen: 'onScreen' as const },
  ];
  return (
    <ListTable columns={columns}>
      {rows.map((row) => {
        const { documentId: id } = row;
        const name = `${row.firstName} ${row.lastName}`;
        const moment = { instant: row.startsAt, timeZone: row.timeZone, locale };
        const isToday = daysUntil({ ...moment, now: new Date(now) }) === 0;
        const { openedBy, tries } = row.call;
        return (
          <ListRow key={id} isOpen={id === open || id === called}>
            <ListHead className="max-lg:col-span-2">
              <RowLink
                id={id}
                page={appointmentPath({ locale, id })}
                label={`${name}${ui('listComma')}${words('open', { number: row.bookingNumber })}`}
              >
                <bdi>{name}</bdi>
              </RowLink>
            </ListHead>
            <ListCell>
              {/* Labelled, because a card has no column heading. */}
              <InCard>
                <CallDue appointment={row} now={now} isDense />{' '}
                {row.isToBeMoved ? <LoudMark of="toBeMoved" /> : null}
              </InCard>
              <span className="max-lg:hidden print:inline">
                <CallDue appointment={row} now={now} />
              </span>
              {tries > 0 ? (
                <span className="block font-normal text-sm text-text-soft">
                  {t('tries', { count: tries })}
                </span>
              ) : null}
            </ListCell>
            <ListCell inCard="start" className="text-sm max-lg:row-start-3 max-lg:leading-5">
              {isToday ? <strong>{t('due.today')} </strong> : null}
              {formatMoment(moment)}
              {row.isToBeMoved ? (
                <span className="max-lg:hidden print:inline">
                  <LoudMark of="toBeMoved" />
                </span>
              ) : null}
            </ListCell>
            {open ? null : (
              <>
                <ListCell inCard="start" className="text-sm max-lg:row-start-4 max-lg:leading-5">
                  {nameLine(locale, row.doctor.name)}
                  <span className="text-text-soft lg:hidden print:hidden">
                    {' '}
                    · {nameLine(locale, row.branch.name)}
                  </span>
                </ListCell>
                <ListCell className="text-sm max-lg:hidden">{nameLine(locale, row.branch.name)}</ListCell>
              </>
            )}
            <ListCell inCard="end" className="relative max-lg:row-span-2 max-lg:row-start-3 lg:text-end">
              <bdi dir="ltr" className="hidden whitespace-nowrap tabular-nums print:inline">
                {formatPhone({ phone: row.phone, country: row.branch.country })}
              </bdi>
              {openedBy ? (
                <SignBadge tone="neutral" icon="lucide:phone-call">
                  {openedBy.isYou ? t('withYou') : t('with', { name: openedBy.name ?? '' })}
                </SignBadge>
              ) : (
                <button
                  type="submit"
                  form="open-call"
                  name="id"
                  value={id}
                  aria-label={t('openRequest', { name })}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {t('open')}
                </button>
              )}
            </ListCell>
          </ListRow>
        );
      })}
    </ListTable>
  );
}
