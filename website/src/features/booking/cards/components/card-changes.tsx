'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { arrivedCard } from '../rules';
import type { CardIcons, CardWords } from '../words';
import { CardField } from './card-field';

const SIDES = [
  { side: 'front', field: 'cardFront', remove: 'removeFront' },
  { side: 'back', field: 'cardBack', remove: 'removeBack' },
] as const;

interface Props {
  kept: ('front' | 'back')[];
  /** Text that was typed into the form, by field. */
  typed: Partial<Record<string, string>>;
  faultOf: (field: string) => string | undefined;
  hint: string;
  card: { words: CardWords; icons: CardIcons };
}

/** Both sides of the contract card: keep, replace or remove the picture. */
export function CardChanges({ kept, typed, faultOf, hint, card }: Props) {
  const t = useTranslations('appointments.amend');
  const [tokens, setTokens] = useState(() => ({
    cardFront: arrivedCard(typed.cardFront),
    cardBack: arrivedCard(typed.cardBack),
  }));
  return (
    <fieldset className="rounded-card border border-line bg-surface p-5">
      <legend className="float-start w-full font-semibold">{t('cards')}</legend>
      <p className="clear-both mb-4 text-sm text-text-soft">{hint}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {SIDES.map(({ side, field, remove }) => (
          <div key={side}>
            <CardField
              name={field}
              label={t(field)}
              words={card.words}
              icons={card.icons}
              error={faultOf(field)}
              errorPrefix=""
              token={tokens[field]}
              onToken={(token) => setTokens((former) => ({ ...former, [field]: token }))}
            />
            {kept.includes(side) && tokens[field] === '' ? (
              <Checkbox
                id={remove}
                value="on"
                label={t('remove')}
                defaultChecked={Boolean(typed[remove])}
                frameClassName="mt-2"
              />
            ) : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
