'use client';

import { IconDrawing } from '@/components/ui/icon-drawing';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { PortraitFrame } from '@/features/site/doctors/components/portrait-frame';
import type { DoctorChoice, DoctorChoiceLook } from '../choice-state';
import { ChoiceLink, ChoiceList } from './choice-link';

export function DoctorChoices({
  choices,
  look: { firstFreeWord, feeWord, icons },
}: {
  choices: DoctorChoice[];
  look: DoctorChoiceLook;
}) {
  return (
    <ChoiceList wide>
      {choices.map(({ id, href, title, text, words, image, branches, firstFree, fee }) => (
        <li key={id} className="grid">
          <ChoiceLink
            href={href}
            title={<span {...words}>{title}</span>}
            arrow={icons.arrow}
            picture={<PortraitFrame image={image} name={title} box="size-12 rounded-control sm:size-20" />}
          >
            <span className="block text-sm text-text-soft" {...words}>
              {text}
            </span>
            <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              <span className="inline-flex items-center gap-1.5 text-text-soft">
                <IconDrawing shape={icons.branches} className="size-4" />
                {branches}
              </span>
              {fee ? (
                <span className="inline-flex items-center gap-1.5 text-text-soft">
                  <IconDrawing shape={icons.fee} className="size-4" />
                  <VisuallyHidden>{feeWord}:</VisuallyHidden>
                  {fee}
                </span>
              ) : null}
              {firstFree ? (
                <span className="inline-flex items-center gap-1.5 font-semibold text-accent-strong">
                  <IconDrawing shape={icons.firstFree} className="size-4" />
                  <VisuallyHidden>{firstFreeWord}:</VisuallyHidden>
                  <span>
                    <span className="inline-block">{firstFree.text}</span>
                    {firstFree.place}
                  </span>
                </span>
              ) : null}
            </span>
          </ChoiceLink>
        </li>
      ))}
    </ChoiceList>
  );
}
