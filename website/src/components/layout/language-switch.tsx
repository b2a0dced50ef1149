'use client';

import { usePathname } from 'next/navigation';
import { Tooltip } from '@/components/ui/tooltip';
import { isLocale, type Locale, localePath } from '@/i18n/routing';
import { cn } from '@/lib/text/cn';

type Props = {
  target: Locale;
  label: string;
  hint: string;
  className?: string;
  /** Path that the visitor sees, if the page is rendered at another one. */
  pathname?: string | undefined;
};

/**
 * The same page in the other language, by a full load: language, direction and font belong to the document. What a press does
 * besides stands in lib/browser/language-choice; without script the changed prefix leads there by redirect.
 */
export function LanguageSwitch({ target, label, hint, className, pathname }: Props) {
  const shown = usePathname();
  return (
    <Tooltip text={hint}>
      {(descriptionId) => (
        <a
          href={swapLanguage({ pathname: pathname ?? shown, target })}
          hrefLang={target}
          lang={target}
          data-language={target}
          aria-describedby={descriptionId}
          // One word is not worth the other script's font file.
          className={cn('font-system', className)}
        >
          {label}
        </a>
      )}
    </Tooltip>
  );
}

/** The same path in another language; the home page where the path names no language. */
function swapLanguage({ pathname, target }: { pathname: string; target: Locale }): string {
  const [, first, ...rest] = pathname.split('/');
  const path = isLocale(first) ? rest : [];
  return localePath({ locale: target, path: path.length > 0 ? `/${path.join('/')}` : '/' });
}
