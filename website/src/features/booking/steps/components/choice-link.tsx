import type { ReactNode } from 'react';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { Link } from '@/components/ui/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ContentLang } from '@/i18n/content-lang';
import { ChoiceMark } from './choice-mark';

interface ChoiceLinkProps {
  href: string;
  /** Language of all its words, where that is not the page's. */
  words?: ContentLang;
  picture?: ReactNode;
  title: ReactNode;
  /** `lucide:chevron-right`. */
  arrow: IconShape | null;
  children?: ReactNode;
}

/** One answer in the list of a question: a card that leads on. `href` is the full path. */
export function ChoiceLink({ href, words, picture, title, arrow, children }: ChoiceLinkProps) {
  return (
    <li className="grid" {...words}>
      <Link
        href={href}
        className="group @container block rounded-card border border-line bg-surface p-4 transition-colors hover:border-action hover:bg-surface-sky/40 has-data-chosen:border-action has-data-chosen:bg-surface-sky sm:p-5"
      >
        <span className="flex min-h-12 items-center gap-4 @max-[14rem]:flex-col @max-[14rem]:items-start">
          {picture}
          <span className="min-w-0 grow">
            <span className="block font-bold text-brand text-lg leading-snug">{title}</span>
            {children}
          </span>
          <ChoiceMark>
            <IconDrawing
              shape={arrow}
              className="size-5 shrink-0 text-line-strong transition-colors group-hover:text-action @max-[14rem]:hidden"
            />
          </ChoiceMark>
        </span>
      </Link>
    </li>
  );
}

/** List of answers, in two columns where there is room. */
export function ChoiceList({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <ul className={`mt-6 grid gap-3 ${wide ? '' : 'md:grid-cols-2'}`}>{children}</ul>;
}

interface ChoiceFactProps {
  icon: IconShape | null;
  word?: string;
  className: string;
  children: ReactNode;
}

/** A fact of an answer behind its sign, where it is known; `word` names it to those who do not see the sign. */
export function ChoiceFact({ icon, word, className, children }: ChoiceFactProps) {
  if (!children) return null;
  return (
    <span className={`items-center gap-1.5 ${className}`}>
      <IconDrawing shape={icon} className="size-4" />
      {word ? <VisuallyHidden>{word}:</VisuallyHidden> : null}
      {children}
    </span>
  );
}
