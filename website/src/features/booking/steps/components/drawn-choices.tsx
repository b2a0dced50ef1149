'use client';

import { IconDrawing } from '@/components/ui/icon-drawing';
import { PortraitFrame } from '@/features/site/doctors/components/portrait-frame';
import type { BranchChoice, DoctorChoice } from '../choice-state';
import type { ChoiceLook } from '../words';
import { ChoiceFact, ChoiceLink, ChoiceList } from './choice-link';

interface Props {
  choices: DoctorChoice[];
  look: ChoiceLook;
}

export function DoctorChoices({ choices, look: { firstFreeWord, feeWord, icons } }: Props) {
  return (
    <ChoiceList wide>
      {choices.map(({ id, href, title, text, words, image, branches, firstFree, fee }) => (
        <ChoiceLink
          key={id}
          href={href}
          title={<span {...words}>{title}</span>}
          arrow={icons.arrow}
          picture={<PortraitFrame image={image} name={title} box="size-12 rounded-control sm:size-20" />}
        >
          <span className="block text-sm text-text-soft" {...words}>
            {text}
          </span>
          <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <ChoiceFact icon={icons.place} className="inline-flex text-text-soft">
              {branches}
            </ChoiceFact>
            {fee ? (
              <ChoiceFact icon={icons.fee} word={feeWord} className="inline-flex text-text-soft">
                {fee}
              </ChoiceFact>
            ) : null}
            {firstFree ? (
              <ChoiceFact
                icon={icons.firstFree}
                word={firstFreeWord}
                className="inline-flex font-semibold text-accent-strong"
              >
                <span>
                  <span className="inline-block">{firstFree.text}</span>
                  {firstFree.place}
                </span>
              </ChoiceFact>
            ) : null}
          </span>
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}

interface BranchChoicesProps {
  choices: BranchChoice[];
  look: ChoiceLook;
}

export function BranchChoices({ choices, look: { firstFreeWord, feeWord, icons } }: BranchChoicesProps) {
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
