import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';

/** Has the files that a part of the page needs be fetched beside it. All that the bundler's own one does besides is not needed here. */
const PRELOAD = `
const named = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (named.has(file)) continue;
    named.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD : undefined),
};

/**
 * Tells the bundler that the router's contexts and components have no effect but to be there, and that its warnings may go,
 * and takes from them the names that developers see: else all of them were delivered, of which a site uses a few.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/^(\s*)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2')
        .replaceAll(/ = (React\w*\.(?:createContext|createElement|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
  },
};

/** What is fetched first, what tags, the lookup of the visitor and React share, and what React needs at once: each is one file, with all it needs itself. */
const files = [
  { name: 'start', test: /src.entry-client\.ts$/, priority: 2 },
  {
    name: 'visit',
    test: /src.features.(tracking.(consent-mode|when-activated)|load-script|visitor.locate-visitor)\.ts$/,
    priority: 1,
  },
  { name: 'hydrate', test: /src.app.hydrate\.tsx$/, priority: 0 },
];

/** How src/ is bundled; content never passes through here (see scripts/commands/build.ts and scripts/preview/live-preview.ts). */
export default defineConfig({
  plugins: [react(), smallPreload, slimRouter],
  appType: 'custom',
  publicDir: false,
  // A section package may lie anywhere, as npm links it, and has no React of its own.
  resolve: { dedupe: ['react', 'react-dom'] },
  // No style asks for a colour by whether its ground is light or dark: what would let old browsers answer is not needed.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The file itself is asked for at once, too.
    modulePreload: { resolveDependencies: (file, needed) => needed.filter((one) => one !== file) },
    // Who builds a website learns nothing from how long the bundler's own parts took.
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: files } } },
  },
});
