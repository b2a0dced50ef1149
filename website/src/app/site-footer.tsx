import type { ReactNode } from 'react';
import { Brand } from '@/components/layout/brand';
import { Container } from '@/components/ui/container';
import { IconDrawing } from '@/components/ui/icon-drawing';
import { Link } from '@/components/ui/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { WaveField } from '@/components/ui/wave';
import type { Frame, NavItem } from './describe-frame';
import { type Clinic, NumberItems } from './site-clinic';

interface Props {
  frame: Frame;
  clinic: Clinic;
  isForStaff: boolean;
}

export function SiteFooter({ frame, clinic, isForStaff }: Props) {
  const { branches, moreBranches, words, icons } = frame;
  const { text, note, ownWords, social, numbers } = clinic;
  const items: NavItem[] = [...frame.items, frame.action];
  const rules = isForStaff ? [...frame.rules, frame.staffArea] : frame.rules;
  return (
    <footer data-surface="deep" data-below-fold className="site-footer">
      <WaveField className="footer-waves" />
      {branches.length > 0 ? (
        <Container className="relative pt-5 sm:pt-12">
          <h2 className="footer-title">{words.branches}</h2>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-3">
            {branches.map((branch) => (
              <BranchAddress key={branch.href} branch={branch} />
            ))}
          </ul>
          {moreBranches ? (
            <Link
              href={moreBranches.href}
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
            <Brand href={frame.home} name={clinic.name} words={ownWords} />
          </div>
          <div {...ownWords}>
            {text ? <p className="text-sm text-text-on-deep-soft sm:mt-2">{text}</p> : null}
            {note ? <p className="mt-3 border-text-on-deep/60 border-s-2 ps-3 text-sm">{note}</p> : null}
          </div>
        </div>
        {/* On phones the menu has the pages, and the bar at the bottom the way into the booking. */}
        <Column title={words.footerNavigation}>
          <nav aria-label={words.footerNavigation}>
            <ul className="footer-links">
              {items.map(({ href, label, words: own, isFooterOnly }) => (
                <li key={href} {...own} {...(isFooterOnly ? {} : { className: 'max-sm:hidden' })}>
                  <Link href={href} className="footer-link">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Column>
        {social.length > 0 ? (
          <Column title={words.follow}>
            <ul className="flex flex-wrap gap-x-4 max-sm:text-sm sm:gap-x-6 lg:grid">
              {social.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener noreferrer" className="footer-link">
                    {label}
                    <VisuallyHidden>({words.newTab})</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          </Column>
        ) : null}
        {numbers ? (
          <Column title={words.contact}>
            <ul>
              {/* On phones both numbers are in the bar at the bottom. */}
              <NumberItems numbers={numbers} frame={frame} className="max-sm:hidden" />
              {numbers.email ? (
                <li>
                  <a href={`mailto:${numbers.email}`} className="inline-flex min-h-11 items-center gap-2">
                    <IconDrawing shape={icons.mail} />
                    <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                      {numbers.email}
                    </bdi>
                  </a>
                </li>
              ) : null}
            </ul>
          </Column>
        ) : null}
      </Container>
      <Container className="relative">
        <div className="footer-end">
          <p>{clinic.rights}</p>
          <ul className="flex flex-wrap gap-x-6">
            {rules.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="footer-link">
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

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {/* Hidden on phones, where the content below speaks for itself. */}
      <h2 className="footer-title max-sm:sr-only">{title}</h2>
      {children}
    </div>
  );
}

function BranchAddress({ branch }: { branch: Frame['branches'][number] }) {
  return (
    <li className="border-text-on-deep/15 border-t pt-2 sm:pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link href={branch.href} className="footer-link font-bold text-lg" {...branch.words}>
          {branch.name}
        </Link>
        <a href={`tel:${branch.phone}`} className="footer-link font-semibold">
          <bdi dir="ltr">{branch.phoneText}</bdi>
        </a>
      </div>
      <p className="text-sm text-text-on-deep-soft" {...branch.words}>
        {branch.address}
      </p>
    </li>
  );
}
