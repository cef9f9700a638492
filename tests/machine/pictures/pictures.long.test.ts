/** Photographs as they are served: upright, small, without what the camera noted, and made once. */
import { cp, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cachePath } from '../../../scripts/atomic-files/file-cache';
import { hashOf } from '../../../scripts/hash';
import { LAST_LOOK } from '../../../scripts/pictures/forget-pictures';
import { PICTURES } from '../../../scripts/pictures/make-pictures';
import { readFiles } from '../../../scripts/read-files';
import { runCommand, stop, untilAnswers } from '../../support/commands';
import { siteFolder } from '../../support/other-sites';
import { photograph } from '../../support/photographs';
import { freePort } from '../../support/processes';

let place: string;
let site: string;
let dist: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'pictures-'));
  site = join(place, 'site');
  dist = join(place, 'dist');
  await cp(siteFolder('bakery'), site, { recursive: true });
  await writeFile(join(site, 'media/phone.jpg'), await photograph(1, { orientation: 6, isPlaced: true }));
  await writeFile(join(site, 'media/turned.jpg'), await photograph(1, { width: 1200, height: 900, orientation: 6 }));
  await writeFile(join(site, 'media/linked.jpg'), await photograph(2, { width: 900, height: 600, isPlaced: true }));
  await writeFile(join(site, 'media/unused.jpg'), await photograph(3, { width: 900, height: 600, isPlaced: true }));
  const clear = { create: { width: 900, height: 600, channels: 4, background: '#0f08' } } as const;
  await writeFile(join(site, 'media/clear.png'), await sharp(clear).png().toBuffer());
  await writeFile(join(site, 'media/moving.webp'), await moving('#f00', '#00f'));
  await edit('pages/home.yaml', (text) => text.replace('src: hogaza.jpg', 'src: phone.jpg'));
  await edit('pages/panes.yaml', (text) =>
    text.replace(
      'src: hogaza-cerca.jpg',
      'src: turned.jpg, crop: { top: 0, bottom: 45, left: 20 }, focus: { x: 22, y: 80 }',
    ),
  );
  await edit(
    'pages/home.yaml',
    (text) => `${text}
  - type: panel
    title: "Más fotos"
    text: "<p>Una foto.</p>"
    media: { src: clear.png, decorative: true }
    actions:
      - { label: "La foto entera", file: linked.jpg }
  - type: gallery
    title: "El horno"
    images:
      - media: { src: turned.jpg, focus: { x: 50, y: 0 }, decorative: true }
        caption: "Recién hecho"
      - media: { src: moving.webp, alt: "El horno, que se enciende y se apaga" }
        caption: "Se enciende"
`,
  );
  await edit('messages.yaml', (text) => `${text}previous: Atrás\nnext: Adelante\nslide: "{number} de {total}"\n`);
  await build();
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** A picture that shows one colour after the other, for ever. */
async function moving(...colours: readonly string[]): Promise<Buffer> {
  const shown = colours.map((background) => sharp({ create: { width: 300, height: 200, channels: 3, background } }));
  const pictures = await Promise.all(shown.map((picture) => picture.png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(join(site, file), 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(join(site, file), change(text));
}

async function build(): Promise<string> {
  const run = runCommand('build', { SITE: site, DIST: dist });
  expect(await run.ended, run.output()).toBe(0);
  return run.output();
}

/** What was made of photographs for what shows them. */
async function served(): Promise<string[]> {
  return (await readdir(join(dist, 'assets'))).filter((name) => /\.(avif|webp|jpg|png)$/.test(name)).sort();
}

/** The only file whose name is like this. */
async function only(pattern: RegExp): Promise<Buffer> {
  const found = (await served()).filter((name) => pattern.test(name));
  expect(found, String(pattern)).toHaveLength(1);
  return readFile(join(dist, 'assets', String(found[0])));
}

/** All that is served of pictures, with the hash of its bytes. */
async function servedBytes(): Promise<Map<string, string>> {
  const files = [...(await readFiles(dist))].filter(([path]) => /\.(avif|webp|jpg|png)$/.test(path));
  expect(files.length).toBeGreaterThan(20);
  return new Map(files.map(([path, content]) => [path, hashOf(content)]));
}

/** The strongest of red, green and blue where a picture is looked at, in parts of its width and its height. */
async function hueAt(content: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(content)
    .resize(20, 20, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * 20) * 20 + Math.floor(x * 20)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return red > Math.max(green, blue) ? 'red' : blue > green ? 'blue' : 'green';
}

describe('a photograph of twelve megapixels that a telephone held upright has taken', () => {
  test('says where it was taken, and lies on its side', async () => {
    const { exif, orientation, width, height } = await sharp(join(site, 'media/phone.jpg')).metadata();
    expect({ orientation, width, height }).toEqual({ orientation: 6, width: 4000, height: 3000 });
    expect(exif?.includes('Somebody')).toBe(true);
    expect(exif?.includes(Buffer.from([0x88, 0x25])) || exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
  });

  test('is upright in every file that is made of it, and no file says anything but what is seen', async () => {
    const names = (await served()).filter((name) => /^phone-[0-9a-f]+-\d+\./.test(name));
    expect(names.map((name) => name.replace(/^phone-[0-9a-f]+-/, '')).sort()).toEqual(
      ['1200.avif', '1200.jpg', '1200.webp', '1600.avif', '1600.webp', '400.avif', '400.webp']
        .concat(['600.avif', '600.webp', '800.avif', '800.webp'])
        .sort(),
    );
    for (const name of names) {
      const content = await readFile(join(dist, 'assets', name));
      const { width = 0, height = 0, orientation, exif, xmp, iptc, icc } = await sharp(content).metadata();
      expect({ orientation, exif, xmp, iptc, icc }, name).toEqual({});
      expect(height / width, name).toBeCloseTo(4 / 3, 2);
      expect([await hueAt(content, 0.5, 0.1), await hueAt(content, 0.5, 0.9)], name).toEqual(['red', 'blue']);
    }
  });

  test('has less than 60 kB for a telephone of 390 pixels in double density, in the formats of today', async () => {
    expect((await only(/^phone-[0-9a-f]+-800\.avif$/)).length).toBeLessThan(60_000);
    expect((await only(/^phone-[0-9a-f]+-800\.webp$/)).length).toBeLessThan(60_000);
  });

  test('is fetched first where it opens the page, and its colours cost less than 100 bytes', async () => {
    const html = await readFile(join(dist, 'index.html'), 'utf8');
    const [picture = ''] = /<picture.*?<\/picture>/.exec(html) ?? [];
    expect(picture).toMatch(/fetchpriority="high"/i);
    expect(picture).not.toMatch(/loading=|style=/);
    expect(picture).toMatch(/width="3000" height="4000"/);
    const [, upper = ''] = /<picture class="(.*?)"/.exec(picture) ?? [];
    const [, lower = ''] = /<img class="media (.*?)"/.exec(picture) ?? [];
    expect([upper, lower]).toEqual([
      expect.stringMatching(/^r[34] g[0-2] b[0-2]$/),
      expect.stringMatching(/^r[0-2] g[0-2] b[34]$/),
    ]);
    expect(' class=""  '.length + upper.length + lower.length).toBeLessThan(100);
  });
});

describe('a smaller one, held upright too', () => {
  test('is cut as is written, seen where is written, and later than what opens the page', async () => {
    const content = await only(/^turned-[0-9a-f]+-0-0-45-20-600\.avif$/);
    const { width = 0, height = 0 } = await sharp(content).metadata();
    expect(height / width).toBeCloseTo((1200 * 0.55) / (900 * 0.8), 2);
    expect([await hueAt(content, 0.5, 0.1), await hueAt(content, 0.5, 0.97)]).toEqual(['red', 'blue']);
    const html = await readFile(join(dist, 'panes.html'), 'utf8');
    expect(html).toMatch(/<img class="media [^"]*x1 y3"[^>]* width="720" height="660"/);
  });

  test('is sent no higher than a gallery shows it, around its focus', async () => {
    const content = await only(/^turned-[0-9a-f]+-900x675-50-0-800\.avif$/);
    const { width = 0, height = 0 } = await sharp(content).metadata();
    expect({ width, height }).toEqual({ width: 800, height: 600 });
    expect([await hueAt(content, 0.5, 0.1), await hueAt(content, 0.5, 0.8)]).toEqual(['red', 'red']);
  });
});

test('one is shown by social networks in their shape', async () => {
  const { width, height, format } = await sharp(await only(/^hogaza-[0-9a-f]+-1200x630\.jpg$/)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('what something leads to as a file is whole and says nothing; no other photograph is served as it is', async () => {
  const { width, height, exif } = await sharp(join(dist, 'media/linked.jpg')).metadata();
  expect({ width, height, exif }).toEqual({ width: 900, height: 600, exif: undefined });
  const photographs = (await readdir(join(dist, 'media'))).filter((name) => /\.(jpe?g|png)$/.test(name));
  expect(photographs).toEqual(['linked.jpg']);
});

test('what one sees through stays so, and has no colours behind it', async () => {
  for (const format of ['avif', 'webp', 'png'])
    expect((await sharp(await only(new RegExp(`^clear-[0-9a-f]+-900\\.${format}$`))).metadata()).hasAlpha).toBe(true);
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  expect(html).toMatch(/<picture><source[^>]*clear-/);
});

test('one that moves is served as it is, and stands still for who asks for less movement', async () => {
  const own = await readFile(join(site, 'media/moving.webp'));
  expect(await readFile(join(dist, 'media/moving.webp'))).toEqual(own);
  expect((await sharp(own).metadata()).pages).toBe(2);
  const [, still = ''] =
    /<picture><source media="\(prefers-reduced-motion: reduce\)" srcSet="([^"]+)"\/><img [^>]*src="\/media\/moving\.webp"/.exec(
      await readFile(join(dist, 'index.html'), 'utf8'),
    ) ?? [];
  const { pages = 1, width, height } = await sharp(join(dist, still)).metadata();
  expect({ pages, width, height }).toEqual({ pages: 1, width: 300, height: 200 });
  expect(await hueAt(await readFile(join(dist, still)), 0.5, 0.5)).toBe('red');
});

test('with the cache or without it, the bytes are the same; what stays is not written anew, what is gone is not served', async () => {
  const before = await servedBytes();
  const [kept = ''] = (await served()).filter((name) => name.endsWith('-800.avif'));
  const { mtimeMs } = await stat(join(dist, 'assets', kept));
  await edit('pages/home.yaml', (text) => text.replaceAll('"Más fotos"', '"Otras fotos"'));
  await writeFile(cachePath(PICTURES, 'forgotten-400.avif'), '');
  await makeOld('forgotten-400.avif', 40);
  // Other builds run at the same time, and would forget what nobody has used for longer.
  const usedLast = await makeOld(kept, 20);
  await rm(LAST_LOOK, { force: true });
  await build();
  expect((await stat(join(dist, 'assets', kept))).mtimeMs).toBe(mtimeMs);
  expect((await stat(cachePath(PICTURES, kept))).mtimeMs).toBeGreaterThan(usedLast);
  expect(await readdir(PICTURES)).not.toContain('forgotten-400.avif.kept');
  await rm(dist, { recursive: true });
  await forgetPictures();
  await build();
  expect(await servedBytes()).toEqual(before);
  await edit('pages/home.yaml', (text) => text.replace('src: phone.jpg', 'src: hogaza.jpg'));
  await build();
  expect((await served()).filter((name) => name.startsWith('phone'))).toEqual([]);
  await writeFile(join(site, 'media/linked.jpg'), await photograph(4, { width: 600, height: 900 }));
  await build();
  expect(await sharp(join(dist, 'media/linked.jpg')).metadata()).toMatchObject({ width: 600, height: 900 });
}, 300_000);

/** Has a file of the cache be used for the last time so many days ago; gives that time. */
async function makeOld(name: string, days: number): Promise<number> {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await utimes(cachePath(PICTURES, name), then, then);
  return then.getTime();
}

/** Takes out of the cache a part of what was made for this site: the smallest of each format and of each cut. */
async function forgetPictures(): Promise<void> {
  const forgotten = [...(await readFiles(PICTURES)).keys()].filter((path) =>
    /^(phone-.*-400\.|phone-.*\.jpg\.|(turned|linked|clear)-)/.test(path),
  );
  expect(new Set(forgotten.map((path) => extname(path.replace(/\.kept$/, ''))))).toEqual(
    new Set(['.avif', '.webp', '.jpg', '.png']),
  );
  for (const path of forgotten) await rm(join(PICTURES, path));
}

test('the live preview answers with the same bytes, and with the photographs themselves for who chooses one', async () => {
  const port = await freePort();
  const run = runCommand('dev', { SITE: site, PORT: String(port), LOCAL_FOLDER: join(place, 'local') });
  try {
    await untilAnswers(run, `http://127.0.0.1:${port}/`);
    const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const [address = ''] = /\/assets\/hogaza-[^ ]*-800\.avif/.exec(html) ?? [];
    const made = await fetch(`http://127.0.0.1:${port}${address}`);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/avif']);
    const isSame = async (answer: Response, file: string) =>
      (await readFile(file)).equals(Buffer.from(await answer.arrayBuffer()));
    expect(await isSame(made, join(dist, address))).toBe(true);
    const original = await fetch(`http://127.0.0.1:${port}/media/unused.jpg`);
    expect(await isSame(original, join(site, 'media/unused.jpg'))).toBe(true);
  } finally {
    await stop(run);
  }
});

test('one that cannot be decoded is told in a sentence, with its file', async () => {
  const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer();
  await writeFile(join(site, 'media/clear.png'), whole.fill(7, 100, whole.length - 100));
  const run = runCommand('build', { SITE: site, DIST: dist });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/site\/media\/clear\.png:1:1 {2}media-broken/);
  expect(run.output()).not.toMatch(/ at .*\.(ts|mjs):\d/);
});
