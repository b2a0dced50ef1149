import Link from 'next/link';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { WaveField } from '@/components/ui/wave';
import { Brand } from './brand';
import type { NavItem } from './site-header';

type Props = {
  home: string;
  name: string;
  text?: string | null | undefined;
  note?: string | null | undefined;
  /** Language of the clinic's own words, when it is not the page's (i18n/content-lang). */
  ownWords?: { lang?: string; dir?: 'ltr' | 'rtl' };
  items: NavItem[];
  /** Privacy and terms, at the very end. */
  rules: NavItem[];
  contact: ReactNode;
  social: { href: string; label: string }[];
  words: { navigation: string; contact: string; follow: string; rights: string; newTab: string };
};

/** The end of every public page. */
export function SiteFooter({
  home,
  name,
  text,
  note,
  ownWords = {},
  items,
  rules,
  contact,
  social,
  words,
}: Props) {
  return (
    <footer
      data-surface="deep"
      data-below-fold
      className="relative overflow-hidden bg-surface-deep pb-20 text-text-on-deep sm:pb-0 print:hidden"
    >
      <WaveField className="absolute -end-10 -top-6 size-[28rem] overflow-visible text-text-on-deep-soft/40" />
      <Container className="relative grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.7fr_1.4fr_0.8fr_1.2fr]">
        <div className="col-span-2 max-w-sm lg:col-span-1">
          <Brand href={home} name={name} words={ownWords} />
          <div {...ownWords}>
            {text ? <p className="mt-3 text-sm text-text-on-deep-soft">{text}</p> : null}
            {note ? <p className="mt-3 border-white/60 border-s-2 ps-3 text-sm">{note}</p> : null}
          </div>
        </div>
        <Column title={words.navigation} className="col-span-2 sm:col-span-1">
          <nav aria-label={words.navigation}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-x-6">
              {items.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} prefetch={false} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Column>
        {social.length > 0 ? (
          <Column title={words.follow} className="col-span-2 sm:col-span-1">
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-x-6 sm:grid-cols-1">
              {social.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
                    {label}
                    <VisuallyHidden>({words.newTab})</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          </Column>
        ) : null}
        {contact ? (
          <div className="col-span-2 min-w-0 lg:col-span-1">
            <Column title={words.contact}>{contact}</Column>
          </div>
        ) : null}
      </Container>
      <Container className="relative">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-white/15 border-t py-3 text-sm text-text-on-deep-soft">
          <p>{words.rights}</p>
          <ul className="flex flex-wrap gap-x-6">
            {rules.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} prefetch={false} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

const LINK = 'inline-flex min-h-11 min-w-11 items-center hover:underline underline-offset-4';

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-semibold text-base text-text-on-deep-soft">{title}</h2>
      {children}
    </div>
  );
}
