import Link from 'next/link';
import type { ComponentType, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { Brand } from './brand';
import { Menu } from './menu';
import { NavLink } from './nav-link';

/** `isMinor`: in narrow menus and the footer; `isFooterOnly`: there alone; `words`: language of a label not the page's. */
export type NavItem = {
  href: string;
  label: string;
  exact?: boolean;
  isMinor?: boolean;
  isFooterOnly?: boolean;
  section?: string;
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
};

type Props = {
  home: string;
  name: string;
  ownWords?: { lang?: string; dir?: 'ltr' | 'rtl' };
  items: NavItem[];
  /** The one main action; `as` draws its link when it is not an ordinary one. */
  action: NavItem & { as?: ComponentType<{ href: string; className?: string; children: ReactNode }> };
  words: { navigation: string; menu: string; search: string };
  icons: { menu: IconShape | null; close: IconShape | null; search: IconShape | null };
  languageSwitch: ReactNode;
  /** Opens the numbers that can be called; phones have them in the bar at the bottom. */
  contact?: ReactNode;
  search: ReactNode;
};

export function SiteHeader({
  home,
  name,
  ownWords = {},
  items,
  action,
  words,
  icons,
  languageSwitch,
  contact,
  search,
}: Props) {
  const ActionLink = action.as ?? Link;
  return (
    // Text twice as large makes it high: then it leaves with the page.
    <header className="site-header">
      {/* Wide screens paint it before all of it has arrived: what comes later must not move what stands there. */}
      <Container className="site-header-bar">
        <div className="contents lg:block lg:w-50 lg:shrink-0">
          <Brand href={home} name={name} words={ownWords} />
        </div>
        <nav aria-label={words.navigation} className="hidden lg:me-auto lg:block print:hidden">
          <NavList
            items={items.filter(({ isMinor, isFooterOnly }) => !isMinor && !isFooterOnly)}
            className="flex items-center xl:gap-1"
          />
        </nav>
        <div className="site-header-actions">
          {contact ? <div className="hidden md:max-lg:block xl:block">{contact}</div> : null}
          {languageSwitch}
          <div className="hidden sm:block">
            <ActionLink href={action.href} className={`${buttonClass({ size: 'sm' })} whitespace-nowrap`}>
              {action.label}
            </ActionLink>
          </div>
          <Menu
            label={
              <>
                <IconDrawing shape={icons.search} className="size-6 group-open:hidden" />
                <IconDrawing shape={icons.close} className="hidden size-6 group-open:block" />
                <span className="sr-only">{words.search}</span>
              </>
            }
          >
            <div className="menu-panel py-4">
              <Container>{search}</Container>
            </div>
          </Menu>
          <Menu
            className="lg:hidden"
            label={
              <>
                <IconDrawing shape={icons.menu} className="size-6 group-open:hidden" />
                <IconDrawing shape={icons.close} className="hidden size-6 group-open:block" />
                <span className="sr-only">{words.menu}</span>
              </>
            }
          >
            <nav aria-label={words.navigation} className="menu-panel px-4">
              <NavList
                items={[...items.filter(({ isFooterOnly }) => !isFooterOnly), action]}
                className="flex flex-col"
              />
            </nav>
          </Menu>
        </div>
      </Container>
    </header>
  );
}

function NavList({ items, className }: { items: NavItem[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(({ href, label, exact, section, words }) => (
        <li key={href} {...words}>
          <NavLink href={href} exact={exact ?? false} section={section} className="nav-link">
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
