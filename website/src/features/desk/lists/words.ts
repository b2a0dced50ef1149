import type { Words } from '@/i18n/translations';

/** Returns who did something, as the reader knows them. */
export function sayActor(
  { isYou, name }: { isYou: boolean; name: string | null },
  t: Words<'appointments'>,
): string {
  return isYou ? t('history.you') : (name ?? t('detail.actors.staff'));
}
