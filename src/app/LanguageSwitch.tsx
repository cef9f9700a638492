import type { SiteLanguage } from '../../generated/types';
import { useShell } from '../features/shell/shell-context';
import type { PageData } from '../renderer/page-data';
import { pathIn } from '../shared/paths';
import { Dropdown } from '../ui/dropdown/Dropdown';
import { Icon } from '../ui/icon/Icon';

/** Leads to the page in another language: a toggle between two, a menu of several, nothing in a site of one. */
export function LanguageSwitch({ page }: { page: PageData }) {
  const { settings, language, messages } = useShell();
  const others = settings.languages.filter(({ code }) => code !== language);
  const [other, ...more] = others;
  if (other === undefined) return null;
  if (more.length === 0) return <LanguageLink page={page} target={other} isShort />;
  return (
    <div className="site-header__languages">
      <Dropdown
        label={language.toUpperCase()}
        description={messages.chooseLanguage}
        icon={<Icon name="chevron-down" />}
      >
        {others.map((target) => (
          <LanguageLink key={target.code} page={page} target={target} />
        ))}
      </Dropdown>
    </div>
  );
}

interface LanguageLinkProps {
  page: PageData;
  target: SiteLanguage;
  /** Shows the code in the place of the name. */
  isShort?: boolean;
}

/** A link to the page's address in a language; with script, a click on it changes the language (src/features/interpret-clicks.ts). */
function LanguageLink({ page, target: { code, name }, isShort = false }: LanguageLinkProps) {
  return (
    <a
      className={isShort ? 'site-header__language' : undefined}
      href={pathIn(page, code)}
      lang={code}
      hrefLang={code}
      rel="alternate"
    >
      {isShort && <span aria-hidden="true">{code.toUpperCase()}</span>}
      <span className={isShort ? 'visually-hidden' : undefined}>{name}</span>
    </a>
  );
}
