import { getLocale } from 'next-intl/server';
import { ForeignVideo } from '@/components/ui/foreign-video';
import { iconShape } from '@/components/ui/icon';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { readVideoAddress } from '@/lib/address/video-address';
import type { DoctorProfile } from '../data';

/** The doctor's video: nothing of the other site is loaded before somebody asks to see it. */
export async function DoctorVideo({
  doctor: { video, name, lang },
}: {
  doctor: Pick<DoctorProfile, 'video' | 'name' | 'lang'>;
}) {
  const locale = await getLocale();
  if (!video) return null;
  const [t, words] = await Promise.all([getTranslations('doctors'), getTranslations('ui.video')]);
  const player = readVideoAddress(video.url);
  return (
    <section aria-labelledby="video">
      <h2 id="video" className="mb-2 text-2xl">
        {t('video')}
      </h2>
      {video.title ? (
        <p className="mb-3" {...contentLang({ lang }, locale)}>
          {video.title}
        </p>
      ) : null}
      <ForeignVideo
        title={video.title ?? name}
        href={video.url}
        playerUrl={player?.playerUrl ?? null}
        icon={iconShape('lucide:play')}
        poster={null}
        words={{
          play: words('play'),
          note: words('note', { site: player?.site ?? new URL(video.url).hostname.replace(/^www\./, '') }),
        }}
      />
    </section>
  );
}
