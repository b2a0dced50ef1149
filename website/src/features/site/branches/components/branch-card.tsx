import { nameList, sentenceWith } from '@/components/ui/name-line';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { EntryLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import type { Branch } from '../data';
import { BookBranch } from './book-branch';
import { BranchContact } from './branch-contact';
import { HoursList } from './hours-list';
import { OpenNow } from './open-now';

interface Props {
  branch: Branch;
  /** True for name, open now and the button alone on phones: the end of the page has address and phone. */
  isBrief?: boolean;
}

/** A branch with open now, hours, address, phone, directions and booking; shorter on phones. */
export async function BranchCard({ branch, isBrief = false }: Props) {
  const [locale, t] = await getWords('branches');
  const name = nameList(locale, '', [branch]);
  return (
    <li className="panel relative flex flex-col overflow-hidden">
      {branch.picture ? (
        <Picture
          media={branch.picture}
          alt=""
          sizes="(min-width: 1152px) 360px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 88vw"
          className="branch-picture"
        />
      ) : null}
      <div className="branch-card-body">
        <div {...contentLang(branch, locale)}>
          <h3 className={isBrief ? 'text-xl max-sm:pe-24' : 'text-xl'}>
            <EntryLink section="branches" entry={branch} className="branch-card-name">
              {branch.name}
            </EntryLink>
          </h3>
          <p className={`text-sm text-text-soft leading-snug sm:mt-1 ${isBrief ? 'max-sm:hidden' : ''}`}>
            {branch.address}
          </p>
        </div>
        <OpenNow hours={branch.openingHours} closures={branch.closures} timeZone={branch.timeZone} />
        <div className="max-sm:hidden">
          <HoursList hours={branch.openingHours} country={branch.country} />
        </div>
        <BranchContact
          branch={branch}
          className={cn('branch-card-links', isBrief && 'max-sm:hidden')}
          phoneClassName="w-full"
        />
        <BookBranch branch={branch} variant="secondary" className={isBrief ? 'branch-card-button' : ''}>
          {isBrief ? (
            <span className="sm:hidden">
              {t('bookShort')} <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          ) : null}
          <span className={isBrief ? 'max-sm:hidden' : ''}>
            {sentenceWith(name, (said) => t('book', { branch: said }))}
          </span>
        </BookBranch>
      </div>
    </li>
  );
}
