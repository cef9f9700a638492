import type { Location } from '../../generated/types';
import { ConsentSettingsButton } from '../features/consent/ConsentSettingsButton';
import { EmailReveal } from '../features/contact/EmailReveal';
import { PhoneLink } from '../features/contact/PhoneLink';
import { ActionLink } from '../features/shell/ActionLink';
import { useShell } from '../features/shell/shell-context';
import { addressLines } from '../shared/address-lines';
import type { Link } from '../shared/manifest';

/** The foot of every page: who it is about, where it is, how to reach it. */
export function Footer() {
  const { navigation, settings, messages } = useShell();
  const { description, badge, social = [], locations = [], policies = [] } = navigation.footer;
  return (
    <footer className="site-footer tone-dark">
      <div className="site-footer__columns container">
        <div className="site-footer__about">
          <p className="site-footer__brand">{settings.brand}</p>
          <p>{description}</p>
          {badge !== undefined && (
            <p className="badge">
              <span>{badge}</span>
            </p>
          )}
          <LinkList links={social} className="cluster site-footer__social" />
        </div>
        {locations.map((location) => (
          <address key={location.id} className="site-footer__location">
            <LocationTitle location={location} />
            {location.status && <p className="eyebrow">{location.status}</p>}
            <p>
              <bdi>{addressLines(location).join(', ')}</bdi>
            </p>
            <PhoneLink number={location.phone} />
          </address>
        ))}
        <div className="site-footer__contact">
          {locations.every(({ phone }) => phone === undefined) && <PhoneLink number={settings.phone} />}
          <EmailReveal />
          <LinkList links={policies} className="site-footer__policies" />
          <ConsentSettingsButton />
          <p>{`${messages.madeYear} ${settings.brand}`}</p>
        </div>
      </div>
    </footer>
  );
}

/** Leads to the page of the place, where it has one. */
function LocationTitle({ location: { title, page } }: { location: Location }) {
  if (page === undefined) return <p className="site-footer__location-title">{title}</p>;
  return (
    <a className="site-footer__location-title" href={page}>
      {title}
    </a>
  );
}

function LinkList({ links, className }: { links: readonly Link[]; className: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <ActionLink link={link} />
        </li>
      ))}
    </ul>
  );
}
