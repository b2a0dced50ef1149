import { getTranslations } from '@/i18n/translations';
import { buttonClass } from './button';
import { Icon } from './icon';
import { ShareButton } from './share-button';

/** Returns links for sharing a page: plain ones, so that no script of others is on the page. */
function sharingLinks({ url, title }: { url: string; title: string }) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { site: 'WhatsApp', href: `https://wa.me/?text=${words}%0A${address}` },
    { site: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { site: 'X', href: `https://x.com/intent/post?text=${words}&url=${address}` },
  ];
}

/** Links by which a reader hands on a page, by its absolute `url`. */
export async function ShareLinks({ url, title }: { url: string; title: string }) {
  const t = await getTranslations('ui.share');
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <details className="print:hidden">
      <summary className="text-link list-none [&::-webkit-details-marker]:hidden">
        <Icon name="lucide:share-2" />
        {t('label')}
      </summary>
      <ul className="mt-2 flex flex-wrap gap-2">
        {sharingLinks({ url, title }).map(({ site, href }) => (
          <li key={site}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('on', { site })}
              className={look}
            >
              {site}
            </a>
          </li>
        ))}
        <li>
          <a
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
            className={look}
          >
            {t('email')}
          </a>
        </li>
        <li className="flex flex-wrap gap-3">
          <ShareButton
            url={url}
            title={title}
            words={{ copy: t('copy'), copied: t('copied'), more: t('more') }}
          />
        </li>
      </ul>
    </details>
  );
}
