import { renderToString } from 'react-dom/server';
import type { Consent } from '../../../generated/types';
import { ConsentSettings } from '../../features/consent/ConsentSettings';
import { ShellProvider } from '../../features/shell/shell-context';
import type { Shell } from '../../shared/manifest';

/** The choices behind the question of consent, which visitors fetch when they ask for them: closed, behind the page. */
export function consentSettings(texts: Consent | undefined, shell: Shell): string {
  if (texts === undefined) return '';
  return renderToString(
    <ShellProvider shell={shell}>
      <ConsentSettings texts={texts} choice={undefined} onDecide={ignore} onClose={ignore} />
    </ShellProvider>,
  );
}

function ignore(): void {}
