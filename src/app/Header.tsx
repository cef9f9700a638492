import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../features/frame/ActionLink';
import { useFrame } from '../features/frame/frame-context';
import { useLanguage } from '../features/language/language-context';
import { isPlainClick } from '../features/plain-click';
import type { PageData } from '../renderer/page-data';
import { otherLanguage } from '../shared/language';
import { Dropdown } from '../ui/dropdown/Dropdown';
import { Icon } from '../ui/icon/Icon';

const MENU_ID = 'menu';

/** The bar at the top of every page. On phones its links are a popover, which needs no script to open. */
export function Header({ page }: { page: PageData }) {
  const { navigation, messages, settings, theme, language } = useFrame();
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const closedAt = useRef(key);

  useEffect(() => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  return (
    <header className="site-header tone-dark">
      <div className="site-header__bar container">
        <a className="site-header__brand" href={homeOf(navigation.main)}>
          {theme.logo && <span className="site-header__logo" aria-hidden="true" dangerouslySetInnerHTML={theme.logo} />}
          {settings.brand}
        </a>
        <nav ref={menu} id={MENU_ID} popover="auto" className="site-header__menu" aria-label={messages.mainNavigation}>
          <ul className="site-header__links">
            {navigation.main.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.href === page.path ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <Dropdown label={navigation.studentAccess.label} icon={<Icon name="chevron-down" />}>
                {navigation.studentAccess.links.map((link) => (
                  <ActionLink key={link.href} link={link} />
                ))}
              </Dropdown>
            </li>
          </ul>
          {navigation.action && <ActionLink link={navigation.action} className="button button--secondary" />}
        </nav>
        <LanguageToggle href={page.alternates[otherLanguage(language)]} />
        <button
          type="button"
          className="site-header__menu-button"
          popoverTarget={MENU_ID}
          aria-label={messages.openMenu}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** A link to the page in the other language; with script, a change of language that the address then follows. */
function LanguageToggle({ href }: { href: string }) {
  const { language, messages } = useFrame();
  const { setLanguage } = useLanguage();
  const target = otherLanguage(language);
  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setLanguage(target, true);
  };
  return (
    <a className="site-header__language" href={href} lang={target} hrefLang={target} rel="alternate" onClick={toggle}>
      <span aria-hidden="true">{messages.languageCode}</span>
      <span className="visually-hidden">{messages.switchLanguage}</span>
    </a>
  );
}

function homeOf(links: readonly { href: string }[]): string {
  return links[0]?.href ?? '/';
}
