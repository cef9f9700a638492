import { ConsentSettingsButton } from '../features/consent/ConsentSettingsButton';
import { EmailReveal } from '../features/contact/EmailReveal';
import { PhoneLink } from '../features/contact/PhoneLink';
import { ActionLink } from '../features/frame/ActionLink';
import { fillIn, useFrame } from '../features/frame/frame-context';

/** The foot of every page: who the school is, where it is, how to reach it. */
export function Footer() {
  const { navigation, settings, messages } = useFrame();
  const { description, certification, social, locations, policies } = navigation.footer;
  return (
    <footer className="site-footer tone-dark">
      <div className="site-footer__columns container">
        <div className="site-footer__school">
          <p className="site-footer__brand">{settings.brand}</p>
          <p>{description}</p>
          <p className="badge">
            <span>{certification}</span>
          </p>
          <ul className="cluster site-footer__social">
            {social.map((link) => (
              <li key={link.href}>
                <ActionLink link={link} />
              </li>
            ))}
          </ul>
        </div>
        {locations.map((location) => (
          <address key={location.id} className="site-footer__location">
            <a className="site-footer__location-title" href={location.page}>
              {location.title}
            </a>
            {location.status && <p className="eyebrow">{location.status}</p>}
            <p>
              {location.address}, {location.postalCode}
            </p>
            <PhoneLink number={location.phone} />
          </address>
        ))}
        <div className="site-footer__contact">
          <EmailReveal />
          <ul className="site-footer__policies">
            {policies.map((link) => (
              <li key={link.href}>
                <ActionLink link={link} />
              </li>
            ))}
          </ul>
          <ConsentSettingsButton />
          <p className="figure">
            <Year template={messages.madeYear} /> {settings.brand}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Year({ template }: { template: string }) {
  return <span suppressHydrationWarning>{fillIn(template, { year: new Date().getFullYear() })}</span>;
}
