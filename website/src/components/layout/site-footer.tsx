import Link from 'next/link';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { WaveField } from '@/components/ui/wave';
import { cn } from '@/lib/text/cn';
import { Brand } from './brand';
import type { NavItem } from './site-header';

export interface FooterBranch {
  href: string;
  name: string;
  address: string;
  /** E.164, and in local form. */
  phone: string;
  phoneText: string;
  words: { lang?: string; dir?: 'ltr' | 'rtl' };
}

type Props = {
  home: string;
  name: string;
  text?: string | null | undefined;
  note?: string | null | undefined;
  ownWords?: { lang?: string; dir?: 'ltr' | 'rtl' };
  items: NavItem[];
  /** The way into the booking. On phones the bar at the bottom has it, and the menu the pages. */
  action: NavItem;
  rules: NavItem[];
  contact: ReactNode;
  social: { href: string; label: string }[];
  branches: FooterBranch[];
  moreBranches: { href: string; label: string } | null;
  words: Record<'navigation' | 'contact' | 'follow' | 'branches' | 'rights' | 'newTab', string>;
};

export function SiteFooter({
  home,
  name,
  text,
  note,
  ownWords = {},
  items,
  action,
  rules,
  contact,
  social,
  branches,
  moreBranches,
  words,
}: Props) {
  return (
    <footer data-surface="deep" data-below-fold className="site-footer">
      <WaveField className="footer-waves" />
      {branches.length > 0 ? (
        <Container className="relative pt-5 sm:pt-12">
          <h2 className={COLUMN_TITLE}>{words.branches}</h2>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-3">
            {branches.map((branch) => (
              <BranchAddress key={branch.href} branch={branch} />
            ))}
          </ul>
          {moreBranches ? (
            <Link
              href={moreBranches.href}
              prefetch={false}
              className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {moreBranches.label}
            </Link>
          ) : null}
        </Container>
      ) : null}
      <Container className="footer-columns">
        <div className="max-w-sm">
          {/* On phones the header stays in sight, and has it. */}
          <div className="max-sm:hidden">
            <Brand href={home} name={name} words={ownWords} />
          </div>
          <div {...ownWords}>
            {text ? <p className="text-sm text-text-on-deep-soft sm:mt-2">{text}</p> : null}
            {note ? <p className="mt-3 border-text-on-deep/60 border-s-2 ps-3 text-sm">{note}</p> : null}
          </div>
        </div>
        <Column title={words.navigation} isBrief>
          <nav aria-label={words.navigation}>
            <ul className="footer-links">
              {[...items, action].map(({ href, label, words: own, isFooterOnly }) => (
                <li key={href} {...own} {...(isFooterOnly ? {} : { className: 'max-sm:hidden' })}>
                  <Link href={href} prefetch={false} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Column>
        {social.length > 0 ? (
          <Column title={words.follow} isBrief>
            <ul className="flex flex-wrap gap-x-4 max-sm:text-sm sm:gap-x-6 lg:grid">
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
          <Column title={words.contact} isBrief>
            {contact}
          </Column>
        ) : null}
      </Container>
      <Container className="relative">
        <div className="footer-end">
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

const LINK = 'footer-link';

const COLUMN_TITLE = 'footer-title';

function Column({
  title,
  isBrief = false,
  children,
}: {
  title: string;
  /** True to leave out the title on phones, where what follows says it. */
  isBrief?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <h2 className={cn(COLUMN_TITLE, isBrief && 'max-sm:sr-only')}>{title}</h2>
      {children}
    </div>
  );
}

function BranchAddress({ branch }: { branch: FooterBranch }) {
  return (
    <li className="border-text-on-deep/15 border-t pt-2 sm:pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link href={branch.href} prefetch={false} className={`${LINK} font-bold text-lg`} {...branch.words}>
          {branch.name}
        </Link>
        <a href={`tel:${branch.phone}`} className={`${LINK} font-semibold`}>
          <bdi dir="ltr">{branch.phoneText}</bdi>
        </a>
      </div>
      <p className="text-sm text-text-on-deep-soft" {...branch.words}>
        {branch.address}
      </p>
    </li>
  );
}
