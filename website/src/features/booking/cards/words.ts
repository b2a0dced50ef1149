import 'server-only';
import type { Locale } from 'next-intl';
import { createElement } from 'react';
import { Icon } from '@/components/ui/icon';
import { getTranslations, textsOf } from '@/i18n/translations';
import { CARD_FAULTS } from './schema';

export type CardWords = Awaited<ReturnType<typeof cardWords>>;

export async function cardWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'cards' });
  const faults = await getTranslations({ locale, namespace: 'cards.faults' });
  return {
    ...textsOf(t, 'take', 'choose', 'replace', 'retry', 'sending', 'kept'),
    // The number is put in where it is shown.
    percent: t('percent', { percent: '{percent}' }),
    faults: textsOf(faults, ...CARD_FAULTS),
  };
}

/** Icons of the fields of a card, drawn by the server: they cost the browser no script. */
export type CardIcons = ReturnType<typeof cardIcons>;

export function cardIcons() {
  return {
    card: createElement(Icon, { name: 'lucide:id-card', className: 'size-12' }),
    cardKept: createElement(Icon, { name: 'lucide:circle-check', className: 'size-12' }),
    kept: createElement(Icon, { name: 'lucide:circle-check' }),
    camera: createElement(Icon, { name: 'lucide:camera' }),
    picture: createElement(Icon, { name: 'lucide:image' }),
  };
}
