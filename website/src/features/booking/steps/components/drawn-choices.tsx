'use client';

import { Link } from '@/components/ui/link';
import { PortraitFrame } from '@/features/site/doctors/components/portrait-frame';
import type { DoctorChoice, FilterOption } from '../choice-state';
import type { ChoiceLook } from '../words';
import { ChoiceFact, ChoiceLink, ChoiceList } from './choice-link';

export function DoctorChoices({ choices, look }: { choices: DoctorChoice[]; look: ChoiceLook }) {
  const { firstFreeWord, feeWord, icons } = look;
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
          <span className="block text-sm text-text-soft">{text}</span>
          <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <ChoiceFact icon={icons.place} className="inline-flex text-text-soft">
              {branches}
            </ChoiceFact>
            <ChoiceFact icon={icons.fee} word={feeWord} className="inline-flex text-text-soft">
              {fee}
            </ChoiceFact>
            <ChoiceFact
              icon={icons.firstFree}
              word={firstFreeWord}
              className="inline-flex font-semibold text-accent-strong"
            >
              {firstFree ? (
                <span>
                  <span className="inline-block">{firstFree.text}</span>
                  {firstFree.place}
                </span>
              ) : null}
            </ChoiceFact>
          </span>
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}

/** Narrows the list of doctors; drawn from its data on both sides. */
export function SpecialtyFilter({ label, options }: { label: string; options: FilterOption[] }) {
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="-mx-edge flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {options.map((option) => (
          <li key={option.key}>
            <Link
              href={option.href}
              replace
              scroll={false}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line-strong px-4 font-semibold text-action text-sm hover:bg-surface-sky aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-text-on-fill"
              {...(option.isCurrent ? { 'aria-current': 'true' as const } : {})}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
