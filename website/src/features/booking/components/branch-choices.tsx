'use client';

import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import type { Choice } from '../choice-state';
import { ChoiceLink, ChoiceList } from './choice-link';

/** The branches an appointment can be at, drawn from their data on both sides (docs/decisions/0172-lists-from-props.md). */
export function BranchChoices({
  choices,
  icons,
}: {
  choices: Choice[];
  icons: { arrow: IconShape | null; branch: IconShape | null };
}) {
  return (
    <ChoiceList>
      {choices.map(({ id, href, title, text, words }) => (
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
          </ChoiceLink>
        </li>
      ))}
    </ChoiceList>
  );
}
