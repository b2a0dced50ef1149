import type { MessageFilter } from '@/features/desk/messages/address';
import { HandledList } from '@/features/desk/messages/components/handled-list';
import { clinicMoments } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { inboxAddress } from '../address';
import type { readInbox } from '../query';
import { senderOf } from '../rules';
import { InboxFile } from './inbox-file';
import { IncomingText } from './incoming-text';

interface Props {
  filter: MessageFilter;
  found: Awaited<ReturnType<typeof readInbox>>;
}

export async function InboxList({ filter, found: { file, list } }: Props) {
  const [locale, t, messages] = await getWords('inbox', 'messages');
  const moment = await clinicMoments(locale);
  return (
    <HandledList
      name="inbox"
      address={inboxAddress}
      filter={filter}
      meta={list.meta}
      rows={list.data.map((message) => ({
        id: message.documentId,
        handling: message.handling,
        from: message.isErased ? messages('erased') : senderOf(message),
        dir: message.visit || message.isErased ? 'auto' : 'ltr',
        text: (
          <>
            {message.isErased ? null : <IncomingText message={message} isCut />}
            {message.outcome ? (
              <p className="font-semibold text-text">{t(`outcomes.${message.outcome}`)}</p>
            ) : null}
          </>
        ),
        sent: `${t(`channels.${message.channel}`)} · ${moment(message.at)}`,
      }))}
      open={
        file && {
          id: file.documentId,
          from: file.isErased ? messages('erased') : senderOf(file),
          panel: <InboxFile file={file} isBeside />,
        }
      }
    />
  );
}
