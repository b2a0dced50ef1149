import { UndeliveredMessages } from '@/features/desk/undelivered/components/undelivered-messages';
import { clinicMoments } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { type MessageFilter, messagesAddress } from '../address';
import type { FoundMessages } from '../query';
import { HandledList } from './handled-list';
import { MessageFile } from './message-file';

export async function MessageList({ filter, found }: { filter: MessageFilter; found: FoundMessages }) {
  const { file, list, undelivered } = found;
  const [locale, t] = await getWords('messages');
  const moment = await clinicMoments(locale);
  const fromOf = ({ isErased, name }: { isErased: boolean; name: string }) => (isErased ? t('erased') : name);
  return (
    <HandledList
      name="messages"
      address={messagesAddress}
      filter={filter}
      meta={list.meta}
      rows={list.data.map((message) => ({
        id: message.documentId,
        handling: message.handling,
        from: fromOf(message),
        text: message.isErased ? null : (
          <p dir="auto" className="wrap-anywhere line-clamp-1">
            {message.message}
          </p>
        ),
        sent: moment(message.createdAt),
      }))}
      open={
        file && {
          id: file.documentId,
          from: fromOf(file),
          panel: <MessageFile file={file} isBeside />,
        }
      }
      after={<UndeliveredMessages messages={undelivered} />}
    />
  );
}
