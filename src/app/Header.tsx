import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../features/shell/ActionLink';
import { useShell } from '../features/shell/shell-context';
import type { PageData } from '../renderer/page-data';
import { Dropdown } from '../ui/dropdown/Dropdown';
import { Icon } from '../ui/icon/Icon';
import { LanguageSwitch } from './LanguageSwitch';

const MENU_ID = 'Menu';

/** The bar at the top of every page. On phones its links are a popover, which needs no script to open. */
export function Header({ page }: { page: PageData }) {
  const { navigation, messages, settings, theme, home } = useShell();
  const { main, menu: more, action } = navigation;
  const hasMenu = main.length > 0 || more !== undefined || action !== undefined;
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const closedAt = useRef(key);

  useEffect(() => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
    for (const list of header.current?.querySelectorAll('details') ?? []) list.open = false;
  }, [key]);

  return (
    <header ref={header} className="site-header tone-dark">
      <div className="site-header__bar container">
        <a className="site-header__brand" href={home}>
          {theme.logo && <span className="site-header__logo" aria-hidden="true" dangerouslySetInnerHTML={theme.logo} />}
          <span>{settings.brand}</span>
        </a>
        {hasMenu && (
          <nav
            ref={menu}
            id={MENU_ID}
            popover="auto"
            className="site-header__menu"
            aria-label={messages.mainNavigation}
          >
            <ul className="site-header__links">
              {main.map((link) => (
                <li key={link.href} data-visitor={link.when}>
                  <a href={link.href} aria-current={currentAt(link.href, page.path, home)}>
                    {link.label}
                  </a>
                </li>
              ))}
              {more && (
                <li>
                  <Dropdown label={more.label} icon={<Icon name="chevron-down" />}>
                    {more.links.map((link) => (
                      <ActionLink key={link.href} link={link} />
                    ))}
                  </Dropdown>
                </li>
              )}
            </ul>
            {action && <ActionLink link={action} className="button button--secondary" />}
          </nav>
        )}
        <LanguageSwitch page={page} />
        {hasMenu && (
          <button
            type="button"
            className="site-header__menu-button"
            popoverTarget={MENU_ID}
            aria-label={messages.openMenu}
          >
            <Icon name="menu" />
          </button>
        )}
      </div>
    </header>
  );
}

/** Whether a link leads to the page that is shown, or to one that this page lies below, as all do below the home page. */
function currentAt(href: string, path: string, home: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== home && path.startsWith(`${href}/`) ? 'true' : undefined;
}
