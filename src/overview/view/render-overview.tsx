import { renderToStaticMarkup } from 'react-dom/server';
import { OverviewContext, type OverviewView, useOverview } from './context';
import { OverviewContent } from './OverviewContent';
import { EDITOR_FORM } from './parts';

/** Where a document of the overview finds its style, and the script that keeps it up to date. */
interface OverviewAssets {
  readonly style: string;
  readonly script: string;
}

/** A whole document: what somebody wants to see of the overview. It works without its script. */
export function renderOverview(view: OverviewView, assets: OverviewAssets): string {
  const html = renderToStaticMarkup(
    <OverviewContext value={view}>
      <Document {...assets} />
    </OverviewContext>,
  );
  return `<!doctype html>\n${html}\n`;
}

function Document({ style, script }: OverviewAssets) {
  const { request, text } = useOverview();
  const { view, page, language } = request;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${page ?? text.views[view]} · ${text.title}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={style} />
        <script type="module" src={script} />
      </head>
      <body>
        <a className="skip" href="#content">
          {text.skip}
        </a>
        <OverviewContent />
        <form id={EDITOR_FORM} method="post" />
      </body>
    </html>
  );
}
