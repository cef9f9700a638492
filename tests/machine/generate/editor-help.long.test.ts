/** What an editor with the YAML language server shows: no false alarm in any file, and the real names to choose from. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorNames, editorSchemas } from '../../../scripts/generate/editor-schemas';
import { project } from '../../../scripts/project';
import { readFiles, readTexts } from '../../../scripts/read-files';
import { writeOutputs } from '../../../scripts/write-outputs';
import { declaredLanguages } from '../../../src/compiler/languages';
import { knownNames } from '../../../src/compiler/names/known-names';
import { kindOfFile } from '../../../src/compiler/schema/kind';
import type { SiteFiles } from '../../../src/compiler/source';
import { contract, indexed } from '../../support/compile-site';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly uri?: string;
    readonly diagnostics?: readonly { readonly message: string }[];
    readonly items?: readonly unknown[];
  };
  readonly result?: unknown;
}

/** A language server over its standard streams. */
class LanguageServer {
  readonly #process: ChildProcess;
  readonly #answers = new Map<number, (result: unknown) => void>();
  readonly #diagnostics = new Map<string, (messages: string[]) => void>();
  #received = Buffer.alloc(0);
  #last = 0;

  constructor(readonly settings: Readonly<Record<string, unknown>>) {
    const program = join(project.root, 'node_modules/yaml-language-server/bin/yaml-language-server');
    this.#process = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdout?.on('data', (chunk: Buffer) => this.#receive(chunk));
  }

  async start(): Promise<void> {
    const capabilities = { workspace: { configuration: true }, textDocument: { publishDiagnostics: {} } };
    await this.ask('initialize', { processId: process.pid, rootUri: null, capabilities });
    this.#send({ method: 'initialized', params: {} });
    this.#send({ method: 'workspace/didChangeConfiguration', params: { settings: this.settings } });
  }

  /** What the server finds wrong in a file. */
  open(uri: string, text: string): Promise<string[]> {
    const found = new Promise<string[]>((resolve) => this.#diagnostics.set(uri, resolve));
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    });
    return found;
  }

  ask(method: string, params: unknown): Promise<unknown> {
    this.#last += 1;
    this.#send({ id: this.#last, method, params });
    return new Promise((resolve) => this.#answers.set(this.#last, resolve));
  }

  stop(): void {
    this.#process.kill();
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const start = this.#received.indexOf('\r\n\r\n') + 4;
      const length = Number(/Content-Length: (\d+)/.exec(this.#received.subarray(0, start).toString())?.[1]);
      if (start < 4 || this.#received.length < start + length) return;
      const message = JSON.parse(this.#received.subarray(start, start + length).toString()) as Message;
      this.#received = this.#received.subarray(start + length);
      this.#handle(message);
    }
  }

  #handle({ id, method, params, result }: Message): void {
    if (method === 'workspace/configuration') {
      const of = (item: unknown) => this.settings[(item as { section: string }).section] ?? null;
      this.#send({ id, result: (params?.items ?? []).map(of) });
    } else if (method === 'textDocument/publishDiagnostics') {
      this.#diagnostics.get(params?.uri ?? '')?.((params?.diagnostics ?? []).map(({ message }) => message));
    } else if (method === undefined && id !== undefined) {
      this.#answers.get(id)?.(result);
    } else if (id !== undefined) {
      this.#send({ id, result: null });
    }
  }
}

const sites = { school: 'site', bakery: 'tests/fixtures/bakery/site', library: 'tests/fixtures/library/site' };
const site = await Promise.all(
  Object.entries(sites).map(async ([name, folder]) => ({
    name,
    files: await readFiles(join(project.root, folder)),
    texts: await readTexts(join(project.root, folder)),
  })),
);

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'editor-help-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

async function serverFor(name: string, files: SiteFiles): Promise<LanguageServer> {
  const folder = join(place, name);
  const localised = contract.inLanguages(declaredLanguages(files));
  await writeOutputs(folder, [...editorSchemas(localised), editorNames(knownNames(indexed(files)))]);
  const schemas = localised.kinds.map((kind) => [
    pathToFileURL(join(folder, `editor-schemas/${kind.name}.schema.json`)).href,
    [`${folder}/site/${kind.files}`],
  ]);
  const server = new LanguageServer({
    yaml: {
      schemas: Object.fromEntries(schemas),
      validate: true,
      completion: true,
      hover: true,
      schemaStore: { enable: false },
    },
  });
  await server.start();
  return server;
}

describe.each(site)('in the $name', ({ name, files, texts }) => {
  let server: LanguageServer;
  const uri = (path: string) => pathToFileURL(join(place, name, 'site', path)).href;
  beforeAll(async () => {
    server = await serverFor(name, files);
  });
  afterAll(() => server.stop());

  test('no file gives a false alarm, and a mistake is told', async () => {
    const written = [...texts].filter(([path]) => kindOfFile(contract, path) !== undefined);
    // The server waits a while after each change of a file, of each for itself.
    const told = await Promise.all(
      written.map(async ([path, text]) => (await server.open(uri(path), text)).map((one) => `${path}: ${one}`)),
    );
    expect(written.length).toBeGreaterThan(10);
    expect(told.flat()).toEqual([]);
    expect(await server.open(uri('pages/mistake.yaml'), 'pathh: /x\n')).not.toEqual([]);
  });

  test('a key is explained by what it is for in its place, not only by what may be written there', async () => {
    const text = 'title: T\nsections:\n  - type: hero\n    eyebrow: E\n    title: T\n    badge: B\n';
    const explained = async (path: string, position: { line: number; character: number }): Promise<string> => {
      await server.open(uri(path), text);
      const answer = await server.ask('textDocument/hover', { textDocument: { uri: uri(path) }, position });
      return (answer as { contents: { value: string } }).contents.value;
    };
    expect(await explained('pages/three.yaml', { line: 0, character: 2 })).toContain('Título · Title');
    expect(await explained('pages/four.yaml', { line: 3, character: 6 })).toContain(
      'Antetítulo · Line above the title',
    );
    expect(await explained('pages/five.yaml', { line: 5, character: 6 })).toContain('Distintivo · Badge');
  });

  test('the pages, the anchors and the entries of the site are offered by name', async () => {
    const names = knownNames(indexed(files));
    const offered = async (path: string, text: string): Promise<string[]> => {
      await server.open(uri(path), text);
      const position = { line: text.split('\n').length - 1, character: text.length - text.lastIndexOf('\n') - 1 };
      const answer = await server.ask('textDocument/completion', { textDocument: { uri: uri(path) }, position });
      return (answer as { items: { label: string }[] }).items.map(({ label }) => label);
    };
    const link = 'title: T\nsections:\n  - type: call-to-action\n    actions:\n      - label: L\n        ';
    expect(await offered('pages/one.yaml', `${link}page: `)).toEqual(
      expect.arrayContaining((names.pages ?? []).map((page) => page.name)),
    );
    expect(await offered('pages/two.yaml', `${link}form: `)).toEqual(
      expect.arrayContaining((names.forms ?? []).map((form) => form.name)),
    );
  });
});
