import type { HistoryActor } from '@/contract/appointment-history';
import type { Words } from '@/i18n/translations';

/** Returns who did something, as the reader knows them. */
export function sayActor({ isYou, name }: Omit<HistoryActor, 'kind'>, t: Words<'appointments'>): string {
  return isYou ? t('history.you') : (name ?? t('detail.actors.staff'));
}
