import { ActionLink } from '../features/frame/ActionLink';
import { useFrame } from '../features/frame/frame-context';
import type { PageData } from '../renderer/page-data';
import { Icon } from '../ui/icon/Icon';
import { useInView } from '../ui/use-in-view';

const BETTER_PLACED = '.section--hero, .section--form, .section--message-form';

/** On phones, always at hand: ask for information, or call. Steps aside where the page itself offers it: hero and forms. */
export function CallBar({ page }: { page: PageData }) {
  const { navigation, settings, messages } = useFrame();
  const isStandingAside = useInView(BETTER_PLACED, page);
  return (
    <div className="call-bar tone-dark needs-script" hidden={isStandingAside}>
      {navigation.action && (
        <ActionLink link={navigation.action} className="button button--primary call-bar__request" />
      )}
      <a className="button button--secondary" href={`tel:${settings.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {messages.call}
      </a>
    </div>
  );
}
