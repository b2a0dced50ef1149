import { Icon, iconShape } from '@/components/ui/icon';
import { choiceHref } from '@/features/booking/choices/query';
import type { Specialty } from '@/features/site/specialties/data';
import { contentLang } from '@/i18n/content-lang';
import type { StepProps } from '../choice-state';
import { ChoiceLink, ChoiceList } from './choice-link';

interface Props extends StepProps {
  specialties: Specialty[];
}

/** Question what the appointment is about: the specialties of the doctor or of the branch. */
export function SpecialtyQuestion({ locale, query, specialties }: Props) {
  return (
    <ChoiceList>
      {specialties.map((specialty) => (
        <ChoiceLink
          key={specialty.id}
          words={contentLang(specialty, locale)}
          arrow={iconShape('lucide:chevron-right')}
          href={choiceHref(locale, query, 'specialty', specialty.number)}
          title={specialty.name}
          picture={
            specialty.icon ? (
              <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-surface-sky text-action">
                <Icon name={specialty.icon} className="size-7" />
              </span>
            ) : null
          }
        >
          {specialty.summary ? (
            <span className="mt-1 block text-sm text-text-soft">{specialty.summary}</span>
          ) : null}
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}
