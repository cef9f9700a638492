import type { OutputFile } from '../../src/compiler/emit/output-file';
import { caddyFile } from './caddy';
import { containerConfiguration, containerFile, nginxServer } from './nginx';
import type { Serving } from './serving';

export interface Place {
  /** The folder of the website. */
  readonly root: string;
  /** The same, and that of these files, seen from the folder of the project. */
  readonly rootInProject: string;
  readonly folderInProject: string;
  /** The address of the website. */
  readonly url: string;
}

/** What the hosts need that are told of a website from elsewhere: none of it is in the folder that they serve. */
export function serverFiles(serving: Serving, { root, rootInProject, folderInProject, url }: Place): OutputFile[] {
  const nginx = { root, listen: '80' };
  return [
    { path: 'nginx.conf', content: nginxServer(serving, { ...nginx, brotli: false }) },
    { path: 'nginx-brotli.conf', content: nginxServer(serving, { ...nginx, brotli: true }) },
    { path: 'Caddyfile', content: caddyFile(serving, { root, site: url }) },
    { path: 'Containerfile', content: containerFile(rootInProject, `${folderInProject}/container.conf`) },
    { path: 'container.conf', content: containerConfiguration(serving) },
  ];
}
