import { Brand } from '@/components/layout/brand';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { Menu } from '@/components/layout/menu';
import { NavLink } from '@/components/layout/nav-link';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { IconDrawing } from '@/components/ui/icon-drawing';
import { Popover } from '@/components/ui/popover';
import { BookFromHere } from '@/features/site/next-free-times/components/book-link';
import { SearchField } from '@/features/site/search/components/search-field';
import type { Frame, NavItem } from './describe-frame';
import { type Clinic, NumberItems } from './site-clinic';

export function SiteHeader({ frame, clinic }: { frame: Frame; clinic: Clinic }) {
  const { items, action, words, icons } = frame;
  const signOf = (menu: 'search' | 'menu') => (
    <>
      <IconDrawing shape={icons[menu]} className="size-6 group-open:hidden" />
      <IconDrawing shape={icons.close} className="hidden size-6 group-open:block" />
      <span className="sr-only">{words[menu]}</span>
    </>
  );
  return (
    // Text twice as large makes it high: then it leaves with the page.
    <header className="site-header">
      {/* Painted before the whole page has arrived on wide screens: later parts must not move it. */}
      <Container className="site-header-bar">
        <div className="contents lg:block lg:w-50 lg:shrink-0">
          <Brand href={frame.home} name={clinic.shortName} words={clinic.ownWords} />
        </div>
        <nav aria-label={words.navigation} className="hidden lg:me-auto lg:block print:hidden">
          <NavList
            items={items.filter(({ isMinor, isFooterOnly }) => !isMinor && !isFooterOnly)}
            className="flex items-center xl:gap-1"
          />
        </nav>
        <div className="site-header-actions">
          {clinic.numbers ? (
            // Phones have them in the bar at the bottom.
            <div className="hidden md:max-lg:block xl:block">
              <Popover
                label={
                  <>
                    <IconDrawing shape={icons.phone} />
                    {words.call}
                  </>
                }
                className="header-button"
              >
                <ul>
                  <NumberItems numbers={clinic.numbers} frame={frame} />
                </ul>
              </Popover>
            </div>
          ) : null}
          <LanguageSwitch {...frame.otherLanguage} className="header-button" />
          <div className="hidden sm:block">
            <BookFromHere href={action.href} className={`${buttonClass({ size: 'sm' })} whitespace-nowrap`}>
              {action.label}
            </BookFromHere>
          </div>
          <Menu label={signOf('search')}>
            <div className="menu-panel py-4">
              <Container>
                <SearchField {...frame.search} />
              </Container>
            </div>
          </Menu>
          <Menu className="lg:hidden" label={signOf('menu')}>
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
