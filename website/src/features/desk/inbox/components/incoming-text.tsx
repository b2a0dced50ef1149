import { Icon } from '@/components/ui/icon';
import type { IncomingMessage } from '@/contract/incoming-message';
import { getTranslations } from '@/i18n/translations';

const ICONS = {
  text: null,
  voice: 'lucide:mic',
  picture: 'lucide:image',
  reaction: 'lucide:smile',
  place: 'lucide:map-pin',
  contact: 'lucide:contact',
  other: 'lucide:file-question-mark',
} as const;

interface Props {
  message: Pick<IncomingMessage, 'kind' | 'kindName' | 'text'>;
  isCut?: boolean;
}

/** Shows what kind of thing a patient sent, and the words with it; a mere text needs no name. */
export async function IncomingText({ message: { kind, kindName, text }, isCut = false }: Props) {
  const t = await getTranslations('inbox.kinds');
  const icon = ICONS[kind];
  const name = kind === 'other' ? t.rich('other', { name: () => <bdi dir="ltr">{kindName}</bdi> }) : t(kind);
  return (
    <>
      {icon ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-text">
          <Icon name={icon} className="size-4" />
          <span>{name}</span>
        </span>
      ) : null}
      {text ? (
        <p dir="auto" className={isCut ? 'line-clamp-1 wrap-anywhere' : 'whitespace-pre-line wrap-anywhere'}>
          {text}
        </p>
      ) : null}
    </>
  );
}
