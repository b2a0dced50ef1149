'use client';

import { IconDrawing } from '@/components/ui/icon-drawing';
import type { BranchChoice } from '../choice-state';
import type { ChoiceLook } from '../words';
import { ChoiceFact, ChoiceLink, ChoiceList } from './choice-link';

interface Props {
  choices: BranchChoice[];
  look: ChoiceLook;
}

export function BranchChoices({ choices, look: { firstFreeWord, feeWord, icons } }: Props) {
  return (
    <ChoiceList>
      {choices.map(({ id, href, title, text, words, firstFree, fee }) => (
        <ChoiceLink
          key={id}
          words={words}
          href={href}
          title={title}
          arrow={icons.arrow}
          picture={
            <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-surface-sky text-action">
              <IconDrawing shape={icons.place} className="size-6" />
            </span>
          }
        >
          <span className="mt-1 block text-sm text-text-soft">{text}</span>
          {fee ? (
            <ChoiceFact icon={icons.fee} word={feeWord} className="mt-1 flex text-sm text-text-soft">
              {fee}
            </ChoiceFact>
          ) : null}
          {firstFree ? (
            <ChoiceFact
              icon={icons.firstFree}
              word={firstFreeWord}
              className="mt-1 inline-flex font-semibold text-accent-strong text-sm"
            >
              {firstFree}
            </ChoiceFact>
          ) : null}
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}
