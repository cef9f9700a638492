import type { Language } from '../shared/language';
import { BootScript } from './BootScript';
import type { DocumentAssets } from './document-assets';

export interface RedirectDocumentProps {
  /** The path that has taken the place of the old one. */
  readonly to: string;
  /** Address of the site, without a final slash. */
  readonly url: string;
  readonly language: Language;
  readonly assets: Pick<DocumentAssets, 'boot'>;
}

/**
 * What a host without redirect rules serves at an old address: a page that leads on at once, and says where. With
 * script the query and hash come along (decision N10); without it the refresh leads on.
 */
export function RedirectDocument({ to, url, language, assets }: RedirectDocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{to}</title>
        <link rel="canonical" href={url + to} />
        <meta name="robots" content="noindex" />
        <BootScript src={assets.boot} data={{ redirect: to }} />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${to}`} />
        </noscript>
      </head>
      <body>
        <a href={to}>{url + to}</a>
      </body>
    </html>
  );
}
