import { telephoneAddress } from '../features/contact/telephone-address';
import { ActionLink } from '../features/shell/ActionLink';
import { useShell } from '../features/shell/shell-context';
import { Icon } from '../ui/icon/Icon';

/** On phones, always at hand: ask for information, or call, as far as the site has something for it. Steps aside where the page itself offers the next step. */
export function CallBar() {
  const { navigation, settings, messages } = useShell();
  if (navigation.action === undefined && settings.phone === undefined) return null;
  return (
    <aside className="call-bar tone-dark needs-script">
      <div className="call-bar__body">
        {navigation.action && (
          <ActionLink link={navigation.action} className="button button--primary call-bar__request" />
        )}
        {settings.phone !== undefined && (
          <a key={messages.call} className="button button--secondary" href={telephoneAddress(settings.phone)}>
            <Icon name="phone" />
            {messages.call}
          </a>
        )}
      </div>
    </aside>
  );
}
