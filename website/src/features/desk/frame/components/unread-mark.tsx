import { getTranslations } from '@/i18n/translations';

/** Shows how many messages nobody has read, beside the name of the inbox; nothing for none. */
export async function UnreadMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  const t = await getTranslations('account.nav');
  return (
    <span className="ms-1.5 inline-flex min-w-5 justify-center rounded-pill bg-accent px-1.5 text-text-on-fill text-xs">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="sr-only">{t('unreadMessages', { count: unread })}</span>
    </span>
  );
}
