import type { ReactNode } from 'react';
import { Container } from '../ui/container';

interface Props {
  title: string;
  text?: string | null | undefined;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  above?: ReactNode;
  children?: ReactNode;
}

/** The top of an inner page: its heading and lead on the page itself, so that what one came for begins right below. */
export function PageHead({ title, text, lang, dir, above, children }: Props) {
  return (
    <Container className={above ? 'page-head pt-2 sm:pt-4' : 'page-head'}>
      {above}
      <div lang={lang} dir={dir} className={above ? 'mt-2' : undefined}>
        <h1 className="text-4xl">{title}</h1>
        {text ? <p className="mt-2 max-w-text text-text-soft sm:mt-3 sm:text-lg">{text}</p> : null}
      </div>
      {children}
    </Container>
  );
}
