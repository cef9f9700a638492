import { compile } from '../../../src/compiler/compile';
import { readContract } from '../../../src/compiler/schema/read-contract';
import type { StyleNames } from '../../../src/compiler/schema/style-names';

declare global {
  interface Window {
    /** Compiles a site, its files in base64; gives the problems and the manifests as JSON. */
    compileSite(
      schemas: readonly (readonly [string, string])[],
      files: readonly (readonly [string, string])[],
      icons: readonly (readonly [string, string])[],
      styles: StyleNames,
      today: string,
    ): string;
  }
}

window.compileSite = (schemas, files, icons, styles, today) => {
  const site = new Map(
    files.map(([path, base64]) => [path, Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]),
  );
  const result = compile(site, readContract(new Map(schemas), new Map(icons), styles), { today });
  const manifests = result.ok ? result.manifests.pages.map(({ manifest }) => manifest) : [];
  return JSON.stringify({ problems: result.problems, manifests });
};
