'use client';

import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { BranchChoice } from '../choice-state';
import { ChoiceLink, ChoiceList } from './choice-link';

export function BranchChoices({
  choices,
  firstFreeWord,
  feeWord,
  icons,
}: {
  choices: BranchChoice[];
  firstFreeWord: string;
  feeWord: string;
  icons: Record<'arrow' | 'branch' | 'firstFree' | 'fee', IconShape | null>;
}) {
  return (
    <ChoiceList>
      {choices.map(({ id, href, title, text, words, firstFree, fee }) => (
        <li key={id} className="grid" {...words}>
          <ChoiceLink
            href={href}
            title={title}
            arrow={icons.arrow}
            picture={
              <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-surface-sky text-action">
                <IconDrawing shape={icons.branch} className="size-6" />
              </span>
            }
          >
            <span className="mt-1 block text-sm text-text-soft">{text}</span>
            {fee ? (
              <span className="mt-1 flex items-center gap-1.5 text-sm text-text-soft">
                <IconDrawing shape={icons.fee} className="size-4" />
                <VisuallyHidden>{feeWord}:</VisuallyHidden>
                {fee}
              </span>
            ) : null}
            {firstFree ? (
              <span className="mt-1 inline-flex items-center gap-1.5 font-semibold text-accent-strong text-sm">
                <IconDrawing shape={icons.firstFree} className="size-4" />
                <VisuallyHidden>{firstFreeWord}:</VisuallyHidden>
                {firstFree}
              </span>
            ) : null}
          </ChoiceLink>
        </li>
      ))}
    </ChoiceList>
  );
}
