import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FormService, serveForms } from '../../../scripts/form-service/form-service';
import { manifestsOf } from '../../support/compile-site';
import { formSite, formSiteAsking } from '../../support/form-site';
import { absurdRequests, rawRequest } from '../../support/raw-request';

const { formTexts } = manifestsOf(formSite());
const answers = { name: 'Ana Trigo', email: 'ana@example.com', message: 'Two loaves', privacy: 'yes' };

let folder: string;
let service: FormService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'form-service-'));
  service = await serveForms({ address: { host: '127.0.0.1', port: 0 }, folder, texts: () => formTexts });
});

afterAll(async () => {
  service.server.close();
  await rm(folder, { recursive: true, force: true });
});

async function stored(): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(folder, 'submissions.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

function send(fields: Readonly<Record<string, string>>, query = '', headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return fetch(`${service.origin}/f/order${query}`, { method: 'POST', body, headers });
}

describe('the form', () => {
  test.each([
    ['es', 'Encargo', 'Correo', 'ES optional'],
    ['en', 'Order', 'E-mail', 'EN optional'],
  ])('is in the language of its address: %s', async (language, title, label, optional) => {
    const html = await (await fetch(`${service.origin}/f/order?lang=${language}`)).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1 id="title">${title}</h1>`);
    expect(html).toContain(`<label for="email">${label}</label>`);
    expect(html).toContain(`(${optional})`);
  });

  test('offers what can be chosen in its language, and takes nothing else', async () => {
    const options = '[{ es: "Mañana", en: "Morning" }, { es: "Tarde", en: "Evening" }]';
    const { formTexts: texts } = manifestsOf(
      formSiteAsking(
        '{ label: { es: "Correo", en: "E-mail" }, kind: email }',
        `{ label: { es: "¿Cuándo?", en: "When?" }, kind: choice, options: ${options} }`,
      ),
    );
    const asking = await serveForms({ address: { host: '127.0.0.1', port: 0 }, folder, texts: () => texts });
    const answer = async (choice: string) => {
      const body = new URLSearchParams({ email: 'ana@example.com', choice });
      return (await fetch(`${asking.origin}/f/order?lang=en`, { method: 'POST', body })).text();
    };
    const refused = await answer('Night');
    expect(refused).toMatch(/<select id="choice"[^>]* required="" aria-invalid="true"/);
    expect(refused).toContain(
      '<option value="" selected="">—</option><option>Morning</option><option>Evening</option>',
    );
    expect(refused).toContain('EN required');
    expect(await answer('Evening')).toContain('EN sent');
    asking.server.close();
  });

  test('shows a field empty at first, whatever it is called', async () => {
    const { formTexts: texts } = manifestsOf(
      formSiteAsking('{ label: { es: "Quién construye", en: "Builder" }, kind: message, name: constructor }'),
    );
    const asking = await serveForms({ address: { host: '127.0.0.1', port: 0 }, folder, texts: () => texts });
    const html = await (await fetch(`${asking.origin}/f/order?lang=en`)).text();
    expect(html).toMatch(/<textarea id="constructor"[^>]*>\s*<\/textarea>/);
    asking.server.close();
  });

  test('runs from right to left in a language that does', async () => {
    const texts = formTexts?.en;
    if (texts === undefined) throw new Error('The site has no forms in English');
    const arabic = await serveForms({ address: { host: '127.0.0.1', port: 0 }, folder, texts: () => ({ ar: texts }) });
    const html = await (await fetch(`${arabic.origin}/f/order`)).text();
    arabic.server.close();
    expect(html).toContain('<html lang="ar" dir="rtl">');
  });

  test('can be shown in a frame by pages on this computer only, and runs no script but its own', async () => {
    const policy = (await fetch(`${service.origin}/f/order`)).headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors http://127.0.0.1:* http://localhost:*');
    expect(policy).toContain("script-src 'self'");
  });

  test.each(['/f/nothing', '/', '/f/order/more', '/submissions.jsonl'])('there is none at %s', async (path) => {
    expect((await fetch(service.origin + path)).status).toBe(404);
  });

  test('its link leads to the site around it, and to the public one when that is not on this computer', async () => {
    const linkFor = async (page: string) =>
      (await (await fetch(`${service.origin}/f/order?page_url=${encodeURIComponent(page)}`)).text()).match(
        /href="([^"]*)" target/,
      )?.[1];
    expect(await linkFor('http://localhost:4173/contacto')).toBe('http://localhost:4173/contacto');
    for (const elsewhere of [
      'https://evil.example/',
      'javascript://localhost/',
      'data:text/html,localhost',
      'localhost',
    ]) {
      expect([elsewhere, await linkFor(elsewhere)]).toEqual([
        elsewhere,
        'https://www.panaderiatrigal.example/contacto',
      ]);
    }
  });
});

describe('a submission', () => {
  test('is stored in one line with what came with the address, and told of in the shape of the provider', async () => {
    const before = (await stored()).length;
    const response = await send(
      { ...answers, unknown: 'left out' },
      '?lang=en&page_url=http%3A%2F%2Flocalhost%2Fcontact&gclid=g-1&origin_url=https%3A%2F%2Fa.example%2F&other=x',
    );
    expect(response.status).toBe(200);
    const html = await response.text();
    const messages = html.match(/data-messages="([^"]*)"/)?.[1] ?? '[]';
    const [told] = JSON.parse(messages.replaceAll('&quot;', '"')) as {
      event: string;
      payload: Record<string, unknown>;
    }[];
    const [line, ...others] = (await stored()).slice(before);
    expect(others).toEqual([]);
    expect(line).toEqual({
      id: told?.payload.id,
      formId: 'order',
      createdAt: told?.payload.createdAt,
      language: 'en',
      attribution: { page_url: 'http://localhost/contact', gclid: 'g-1', origin_url: 'https://a.example/' },
      answers: { ...answers, phone: '' },
    });
    expect(told?.event).toBe('Tally.FormSubmitted');
    expect(Object.keys(told?.payload ?? {})).toEqual([
      ...['id', 'respondentId', 'formId', 'formName', 'createdAt', 'fields'],
    ]);
  });

  test('that is sent twice is stored once', async () => {
    const before = (await stored()).length;
    const _id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect((await send({ ...answers, _id })).status).toBe(200);
    expect((await send({ ...answers, _id })).status).toBe(200);
    expect((await stored()).slice(before)).toHaveLength(1);
  });

  test('has lines in its message alone', async () => {
    const before = (await stored()).length;
    await send({ ...answers, name: 'Ana\r\nBcc: x@evil.example', message: 'Una\r\ny dos' });
    const [line] = (await stored()).slice(before);
    expect(line).toMatchObject({ answers: { name: 'Ana Bcc: x@evil.example', message: 'Una\ny dos' } });
  });

  test('cannot become part of the page in which it is told of', async () => {
    const html = await (await send({ ...answers, message: '</script><script>alert(1)</script>' })).text();
    expect(html).not.toContain('<script>alert');
  });

  test.each([
    ['name', '', 'EN required'],
    ['email', 'ana@', 'EN email'],
    ['email', 'x'.repeat(250) + answers.email, 'EN tooLong 254'],
    ['phone', 'call me', 'EN phone'],
    ['privacy', '', 'EN consent'],
    ['privacy', 'no', 'EN consent'],
  ])(
    'with a problem in %s («%.12s») is not stored, says so at the field and keeps what was typed',
    async (name, value, words) => {
      const before = (await stored()).length;
      const response = await send({ ...answers, message: 'Keep «me» & <this>', [name]: value }, '?lang=en');
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain(`<p class="error" id="${name}-error">${words}</p>`);
      const [input = ''] = html.match(new RegExp(`<(input|textarea)[^>]* id="${name}"[^>]*>`)) ?? [];
      expect(input).toContain(`aria-invalid="true" aria-describedby="${name}-error"`);
      expect(input).toContain('autofocus');
      expect(html).toContain('Keep «me» &amp; &lt;this&gt;</textarea>');
      expect(html).toContain('EN problems');
      expect((await stored()).length).toBe(before);
    },
  );

  test.each(['https://evil.example', 'http://127.0.0.1:9', 'null'])(
    'from another website, or a hidden one, is refused: %s',
    async (origin) => {
      const before = (await stored()).length;
      expect((await send(answers, '', { origin })).status).toBe(403);
      expect((await stored()).length).toBe(before);
    },
  );

  test('from the service’s own page is stored', async () => {
    const before = (await stored()).length;
    expect((await send(answers, '', { origin: service.origin })).status).toBe(200);
    expect((await stored()).length).toBe(before + 1);
  });

  test('of more than 32 kB is refused with a clear word', async () => {
    const before = (await stored()).length;
    const response = await send({ ...answers, message: 'x'.repeat(33 * 1024) }, '?lang=en');
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('EN tooLarge');
    expect((await stored()).length).toBe(before);
  });
});

describe('the service survives', () => {
  const port = () => Number(new URL(service.origin).port);

  test.each(absurdRequests)('%j', async (request) => {
    expect([400, 403]).toContain((await rawRequest({ port: port(), ...request })).status);
    expect((await fetch(`${service.origin}/f/order`)).status).toBe(200);
  });

  test('a submission under a foreign name, which is not stored', async () => {
    const before = (await stored()).length;
    const host = `evil.example:${port()}`;
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(answers).toString();
    const { status } = await rawRequest({ port: port(), method: 'POST', path: '/f/order', headers, body });
    expect(status).toBe(403);
    expect((await stored()).length).toBe(before);
  });
});

test('too many submissions of one address are refused, with what was typed', async () => {
  const own = await serveForms({ address: { host: '127.0.0.1', port: 0 }, folder, texts: () => formTexts });
  const attempt = () => fetch(`${own.origin}/f/order?lang=en`, { method: 'POST', body: new URLSearchParams(answers) });
  const responses = await Promise.all(Array.from({ length: 61 }, attempt));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  const html = (await refused[0]?.text()) ?? '';
  expect(html).toContain('EN tooMany');
  expect(html).toContain('Two loaves</textarea>');
  own.server.close();
});

test('another port is taken when the next one is in use', async () => {
  const blocker = createServer();
  const port = await new Promise<number>((resolve) =>
    blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port)),
  );
  const own = await serveForms({ address: { host: '127.0.0.1', port: port - 1 }, folder, texts: () => formTexts });
  expect(new URL(own.origin).port).not.toBe(String(port));
  expect((await fetch(`${own.origin}/f/order`)).status).toBe(200);
  own.server.close();
  blocker.close();
});
