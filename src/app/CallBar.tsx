import { useRef } from 'react';
import { telephoneAddress } from '../features/contact/telephone-address';
import { ActionLink } from '../features/shell/ActionLink';
import { useShell } from '../features/shell/shell-context';
import type { PageData } from '../renderer/page-data';
import { Icon } from '../ui/icon/Icon';
import { useInView } from '../ui/use-in-view';
import { useMeasuredHeight } from '../ui/use-measured-height';

const BETTER_PLACED = '[data-offers-contact]';

/** On phones, always at hand: ask for information, or call. Steps aside where the page itself offers it: hero and forms. */
export function CallBar({ page }: { page: PageData }) {
  const { navigation, settings, messages } = useShell();
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, '--call-bar-height');
  const isStandingAside = useInView(BETTER_PLACED, page) !== false;
  return (
    <aside ref={bar} className={`call-bar tone-dark needs-script ${isStandingAside ? 'call-bar--aside' : ''}`.trim()}>
      <div className="call-bar__body">
        {navigation.action && (
          <ActionLink link={navigation.action} className="button button--primary call-bar__request" />
        )}
        <a className="button button--secondary" href={telephoneAddress(settings.phone)}>
          <Icon name="phone" />
          {messages.call}
        </a>
      </div>
    </aside>
  );
}
