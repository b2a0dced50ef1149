import { Icon } from '@/components/ui/icon';
import type { IncomingDetail } from '@/contract/incoming-message';
import { getTranslations } from '@/i18n/translations';

/** The voice note, picture or place of a message, or why it cannot be seen. */
export async function IncomingMedia({ file }: { file: IncomingDetail }) {
  const t = await getTranslations('inbox.media');
  const { media, kind, place, documentId } = file;
  if (place) {
    return (
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${place}`}
        target="_blank"
        rel="noreferrer noopener"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action"
      >
        <Icon name="lucide:map" />
        {t('map')}
      </a>
    );
  }
  if (!media) return null;
  if (media.state !== 'kept') return <p className="text-text-soft">{t(media.state)}</p>;
  const source = `/api/incoming/${documentId}/media`;
  if (kind === 'voice') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody has written down what a patient says
      <audio controls preload="none" src={source} className="w-full max-w-md" aria-label={t('voice')} />
    );
  }
  // biome-ignore lint/performance/noImgElement: a private picture, which no cache of pictures may keep
  return <img src={source} alt={t('picture')} className="max-h-96 max-w-full rounded-control" />;
}
