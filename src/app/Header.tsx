import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../features/frame/ActionLink';
import { useFrame } from '../features/frame/frame-context';
import type { PageData } from '../renderer/page-data';
import { Dropdown } from '../ui/dropdown/Dropdown';
import { Icon } from '../ui/icon/Icon';
import { useMeasuredHeight } from '../ui/use-measured-height';
import { LanguageSwitch } from './LanguageSwitch';

const MENU_ID = 'menu';

/** The bar at the top of every page. On phones its links are a popover, which needs no script to open. */
export function Header({ page }: { page: PageData }) {
  const { navigation, messages, settings, home } = useFrame();
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const closedAt = useRef(key);

  useMeasuredHeight(header, '--header-height');

  useEffect(() => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  return (
    <header ref={header} className="site-header tone-dark">
      <div className="site-header__bar container">
        <a className="site-header__brand" href={home}>
          <BrandMark />
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
            {navigation.menu && (
              <li>
                <Dropdown label={navigation.menu.label} icon={<Icon name="chevron-down" />}>
                  {navigation.menu.links.map((link) => (
                    <ActionLink key={link.href} link={link} />
                  ))}
                </Dropdown>
              </li>
            )}
          </ul>
          {navigation.action && <ActionLink link={navigation.action} className="button button--secondary" />}
        </nav>
        <LanguageSwitch page={page} />
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

function BrandMark() {
  return (
    <svg className="site-header__mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="16" cy="16" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M16 16 26 6" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="22" cy="19" r="2.2" fill="currentColor" />
    </svg>
  );
}
