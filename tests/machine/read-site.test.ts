import { expect, test } from 'vitest';
import { project } from '../../scripts/project';
import { isLeftover, pathInSite } from '../../scripts/read-site';

test.each([
  ...['pages/home.yaml~', 'pages/home.yaml.bak', 'pages/home.yaml.swp', 'pages/home.yaml.old', 'pages/4913'],
  ...[
    'pages/#home.yaml#',
    'pages/~$home.yaml',
    'pages/home.yaml.sb-1a2b3c4d-xY9',
    'pages/home.yaml.tmp',
    'pages/Icon\r',
  ],
  ...[
    'Thumbs.db',
    'pages/desktop.ini',
    'pages/home.yaml___jb_old___',
    'media/photo.jpg.part',
    '__MACOSX/pages/home.yaml',
  ],
])('%s is what an editor or a system leaves behind', (path) => {
  expect(isLeftover(path)).toBe(true);
});

test.each(['.git/config', '.idea/workspace.xml', 'pages/.home.yaml.swp', 'pages/.DS_Store', '.~lock.home.yaml#'])(
  '%s is none of the site',
  (path) => {
    expect(pathInSite(`${project.site}/${path}`)).toBeUndefined();
  },
);

test.each(['pages/home.yaml', 'pages/old.yaml', 'media/backup.png', 'pages/tmp.yaml', 'redirects.yml'])(
  '%s is of the site',
  (path) => {
    expect(pathInSite(`${project.site}/${path}`)).toBe(path);
  },
);
