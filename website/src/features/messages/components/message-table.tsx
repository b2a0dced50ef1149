import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import type { Message } from '@/contract/contact-message';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/clinic-time';
import { besidePath } from '@/lib/list-memory';
import { messagePath } from '../rules';
import { HandlingBadge } from './handling-badge';

/** The messages as a table: from whom, how far staff have come with it, how it begins, and when it was sent. */
export async function MessageTable({
  messages,
  timeZone,
  path,
  open,
}: {
  messages: readonly Message[];
  timeZone: string;
  /** Of the list. */
  path: string;
  /** Document id of the message that is open beside it. */
  open: string | null;
}) {
  const [locale, t] = await getWords('messages');
  const columns = (['from', 'state', 'text', 'sent'] as const)
    .filter((key) => !(open && key === 'text'))
    .map((key) => ({ key, label: t(`columns.${key}`) }));
  return (
    <ListTable columns={columns}>
      {messages.map(({ documentId: id, createdAt, name, message, handling, isErased }) => {
        const moment = { instant: createdAt, timeZone, locale };
        const from = isErased ? t('erased') : name;
        return (
          <ListRow key={id} isOpen={id === open}>
            <ListHead className="lg:min-w-44">
              <RowLink
                id={id}
                page={messagePath({ locale, id })}
                beside={besidePath({ path, id })}
                label={t('open', { name: from })}
                isOpen={id === open}
                className={handling === 'new' ? 'font-bold' : 'font-semibold'}
              >
                <bdi className="wrap-anywhere">{from}</bdi>
              </RowLink>
            </ListHead>
            <ListCell inCard="end">
              <HandlingBadge handling={handling} />
            </ListCell>
            {open ? null : (
              <ListCell className="lg:w-full">
                {isErased ? null : (
                  <p dir="auto" className="wrap-anywhere line-clamp-1 text-sm text-text-soft">
                    {message}
                  </p>
                )}
              </ListCell>
            )}
            <ListCell className="text-sm text-text-soft lg:whitespace-nowrap">
              {formatMoment(moment)}
            </ListCell>
          </ListRow>
        );
      })}
    </ListTable>
  );
}
