import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { claimPort } from '../../../scripts/local-server/claim-port';
import { serveStatic } from '../../../scripts/local-server/static-server';
import { runCommand } from '../commands';
import { type OtherSite, siteFolder } from '../other-sites';

/** A copy of a site that has been changed, built and is served. */
export interface ChangedSite {
  readonly url: string;
  /** Ends the server and leaves nothing behind. */
  close(): Promise<void>;
}

/** `change` is given the folder of the copy. */
export async function serveChanged(name: OtherSite, change: (site: string) => Promise<void>): Promise<ChangedSite> {
  const place = await mkdtemp(join(tmpdir(), 'changed-site-'));
  const [site, dist] = [join(place, 'site'), join(place, 'dist')];
  await cp(siteFolder(name), site, { recursive: true });
  await change(site);
  const build = runCommand('build', { SITE: site, DIST: dist });
  expect(await build.ended, build.output()).toBe(0);
  const port = await claimPort({ host: '127.0.0.1', port: 0 }, 'npm test');
  port.serve(serveStatic(dist));
  return {
    url: port.url,
    close: async () => {
      port.close();
      await rm(place, { recursive: true, force: true });
    },
  };
}
