import type { ReactNode } from 'react';
import { Container } from '../ui/container';
import { HeadWaves } from '../ui/wave';

/** The top of an inner page: its heading and lead on the light surface, with the ripples of the house. */
export function PageHead({
  title,
  text,
  lang,
  dir,
  overlap = false,
  above,
  children,
}: {
  title: string;
  text?: string | null | undefined;
  /** Language of the words, when it is not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** Leaves room below for a panel that is drawn half over it. */
  overlap?: boolean;
  above?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div
      className={`relative isolate overflow-hidden bg-surface-sky ${above ? 'pt-4' : 'pt-10 sm:pt-14'} ${overlap ? 'pb-24 sm:pb-28' : 'pb-10 sm:pb-14'} print:py-3`}
    >
      <HeadWaves />
      <Container>
        {above}
        <div lang={lang} dir={dir} className={above ? 'mt-3' : undefined}>
          <h1 className="text-4xl">{title}</h1>
          {text ? <p className="mt-3 max-w-text text-lg text-text-soft">{text}</p> : null}
        </div>
        {children}
      </Container>
    </div>
  );
}
