import { columnsOf, InCard, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { PhoneLink } from '@/components/ui/phone-link';
import type { WaitingRow } from '@/contract/waiting-list';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { formatCalendarDate, formatDate } from '@/lib/time/clinic-time';
import { EntryBadge, OfferLine } from './entry-file';

export async function EntryTable({ entries, open }: { entries: readonly WaitingRow[]; open: string | null }) {
  const [locale, t] = await getWords('waitingList');
  const keys = (['patient', 'state', 'wish', 'until', 'offer'] as const).filter(
    (key) => !(open && key === 'offer'),
  );
  return (
    <ListTable columns={columnsOf(keys, (key) => t(`staff.columns.${key}`))}>
      {entries.map((entry) => {
        const { documentId: id, phone, earlierThan } = entry;
        const name = `${entry.firstName} ${entry.lastName}`;
        const [latest] = entry.offers;
        const branches = entry.branches.map((branch) => branch.name?.[locale]).filter(Boolean);
        return (
          <ListRow key={id} isOpen={id === open}>
            <ListHead>
              <RowLink id={id} label={t('staff.open', { name })} className="font-semibold lg:min-h-7">
                <bdi>{name}</bdi>
              </RowLink>
              {phone ? (
                <span className="relative block text-sm max-lg:-my-1.5 print:my-0">
                  <PhoneLink phone={phone} display={formatPhone({ phone })} className="lg:min-h-7" />
                </span>
              ) : null}
            </ListHead>
            <ListCell inCard="end">
              <EntryBadge state={entry.state} />
            </ListCell>
            <ListCell className="text-sm">
              {entry.doctor?.name?.[locale] ?? entry.specialty?.name?.[locale] ?? t('form.anyDoctor')}
              <span className="text-text-soft lg:block print:block">
                <InCard> · </InCard>
                {branches.length > 0 ? branches.join(t('comma')) : t('staff.anyBranch')}
              </span>
            </ListCell>
            <ListCell className="text-sm text-text-soft">
              {earlierThan ? `${t('facts.earlierThan')} ` : <InCard>{t('staff.columns.until')} </InCard>}
              {earlierThan
                ? formatDate({
                    instant: earlierThan.startsAt,
                    timeZone: earlierThan.timeZone,
                    locale,
                    style: 'medium',
                  })
                : formatCalendarDate({ date: entry.until, locale })}
            </ListCell>
            {open ? null : (
              <ListCell className="text-sm">
                {latest ? (
                  <OfferLine offer={latest} />
                ) : (
                  <span className="text-text-soft max-lg:hidden print:inline">{t('staff.noOffers')}</span>
                )}
              </ListCell>
            )}
          </ListRow>
        );
      })}
    </ListTable>
  );
}
