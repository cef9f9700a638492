import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type FormatName, formats } from '../../../src/diagnostics/formats';
import type { MessageLanguage } from '../../../src/diagnostics/languages';
import { type ReportedProblem, reportProblems } from '../../../src/diagnostics/report';
import { compileSite, type Overlay, siteFiles } from '../../support/compile-site';
import { yaml } from '../../support/yaml';

const overlay = {
  'blocks/greeting.yaml': yaml`
    # Saludo
    type: hero
    tone: ligth
    title: { es: "Hola", en: "Hello" }
    intro: { es: "¿Qué tal?", en: "How are you?" }
  `,
};

function reported(files: Overlay, language: MessageLanguage): ReportedProblem[] {
  return reportProblems(compileSite(files).problems, siteFiles(files), language);
}

function formatted(files: Overlay, format: FormatName, language: MessageLanguage): string {
  return stripVTControlCharacters(formats[format](reported(files, language), language));
}

describe('pretty', () => {
  test('shows place, code, excerpt with what is wrong underlined, message, fix and valid values', () => {
    expect(formatted(overlay, 'pretty', 'es').split('\n\n')[0]).toBe(
      [
        '✖ site/blocks/greeting.yaml:3:7  value-not-listed',
        '    1 | # Saludo',
        '    2 | type: hero',
        '  > 3 | tone: ligth',
        '      |       ^^^^^ «ligth» no es un valor posible. ¿Querías decir «light»?',
        '    4 | title: { es: "Hola", en: "Hello" }',
        '  Arreglo:  escribe light',
        '  Válidos:  light, tinted, dark',
      ].join('\n'),
    );
  });

  test('stays in its lines, and tells the terminal nothing, whatever a name or a text holds', () => {
    const odd = reported(
      { 'blocks/a\nb\u001b[2J.yaml': 'type: hero\ntone: "li\u0007\u009bth\u007f\u202e"\ntitle: "…"\n' },
      'en',
    );
    const lines = formats.pretty(odd, 'en').split('\n');
    const ofTerminal = lines.map((line) => stripVTControlCharacters(line));
    expect(ofTerminal.filter((line) => line.startsWith('✖'))).toContain(
      '✖ site/blocks/a␊b␛[2J.yaml:2:7  value-not-listed',
    );
    expect(ofTerminal).toContain('  > 2 | tone: "li␇\ufffdth␡\ufffd"');
    expect(ofTerminal.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(lines.every((line) => line === '' || /^[✖▲ ]|^\d/.test(stripVTControlCharacters(line)))).toBe(true);
  });

  test('says the same in English', () => {
    expect(formatted(overlay, 'pretty', 'en')).toContain(
      '^^^^^ “ligth” is not a possible value. Did you mean “light”?\n' +
        '    4 | title: { es: "Hola", en: "Hello" }\n' +
        '  Fix:  write light\n' +
        '  Valid:  light, tinted, dark',
    );
  });

  test('says nothing of valid values where there are none', () => {
    const link =
      'type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions: [{ label: { es: "Ir", en: "Go" }, page: contact, anchor: map }]\n';
    const [told] = reported({ 'blocks/come.yaml': link }, 'en').filter(({ code }) => code === 'anchor-unknown');
    expect(told).toBeDefined();
    if (told) expect(formats.pretty([{ ...told, valid: [] }], 'en')).not.toContain('Valid');
  });

  test('shows of a long line what is around the place, and says all the same', () => {
    const text = `type: hero\ntitle: { es: "${'pan y vino '.repeat(22)}{{facts.panes}} ${'pan y vino '.repeat(22)}", en: "Bread" }\n`;
    const shown = formatted({ 'blocks/long.yaml': text }, 'pretty', 'es').split('\n\n')[0] ?? '';
    const [line = '', underline = ''] = shown.split('\n').slice(2, 4);
    expect(line).toMatch(/^ {2}> 2 \| ….*….*$|^ {2}> 2 \| ….*…$/);
    expect(line.length).toBeLessThan(115);
    expect(line.slice(underline.indexOf('^'), underline.lastIndexOf('^') + 1)).toBe('{{facts.panes}}');
    expect(underline).toContain('«{{facts.panes}}» no existe.');
  });

  test('shows the beginning of a long line where what is wrong is seen with it, and says what it is below a long mark', () => {
    const open = 'Si el taller abre en agosto, y cuántas personas caben: '.repeat(3).trim();
    const text = `type: hero\nconfirm: "${open}"\ntitle: { es: "Hola", en: "Hello" }\n`;
    const told = formatted({ 'blocks/long.yaml': text }, 'pretty', 'es').split('\n\n');
    const shown = told.find((problem) => problem.includes('point-open')) ?? '';
    const [above, line = '', mark, message] = shown.split('\n').slice(1, 5);
    expect(above).toBe('    1 | type: hero');
    expect(line).toMatch(/^ {2}> 2 \| confirm: "Si el taller .*…$/);
    expect(mark).toBe(`      |          ${'^'.repeat(91)}`);
    expect(message).toBe(`      | Falta por confirmar: ${open}`);
  });

  test('sums up at the end, one as one', () => {
    expect(formatted(overlay, 'pretty', 'es').split('\n\n').at(-1)).toBe('1 error, 0 avisos');
    expect(formatted(overlay, 'pretty', 'en').split('\n\n').at(-1)).toBe('1 error, 0 warnings');
    const two = { ...overlay, 'banners.yaml': 'a: 1\n' };
    expect(formatted(two, 'pretty', 'es').split('\n\n').at(-1)).toBe('2 errores, 0 avisos');
  });

  test('names errors again in the end, where there are warnings among which they stand', () => {
    const both = { 'blocks/greeting.yaml': overlay['blocks/greeting.yaml'].replace('¿Qué tal?', '¿Qué  tal?') };
    const [summary = '', ...again] = (formatted(both, 'pretty', 'es').split('\n\n').at(-1) ?? '').split('\n');
    const told = reported(both, 'es');
    const errors = told.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(errors.length);
    expect(summary).toMatch(/^\d+ error(es)?, \d+ avisos?$/);
    expect(again).toEqual(errors.map(({ file, line, column, code }) => `✖ ${file}:${line}:${column}  ${code}`));
  });

  test('says so when all is well', () => {
    expect(formatted({}, 'pretty', 'es')).toBe('✔ Todo correcto.');
    expect(formatted({}, 'pretty', 'en')).toBe('✔ Everything is correct.');
  });

  test('names the public pages and the section in which the problem is', () => {
    const files = {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una página más de la web.", en: "One more page of the site." }
        sections:
          - type: hero
            title: { es: "Hola", en: "Hello" }
          - type: heroo
      `,
    };
    const [head] = formatted(files, 'pretty', 'es').split('\n');
    expect(head).toMatch(/^✖ site\/pages\/extra\.yaml:7:11 +\/adicional · \/extra, sección 2 +section-type-unknown$/);
  });

  test('shows the message of a file that is missing without an excerpt', () => {
    const files = { 'navigation.yaml': null };
    expect(formatted(files, 'pretty', 'es')).toContain(
      '✖ site/navigation.yaml:1:1  file-missing\n  Falta el archivo «navigation.yaml».\n  Arreglo:  crea site/navigation.yaml',
    );
  });
});

test('json carries all facts as data', () => {
  expect(JSON.parse(formatted(overlay, 'json', 'es'))).toEqual([
    {
      code: 'value-not-listed',
      severity: 'error',
      file: 'site/blocks/greeting.yaml',
      line: 3,
      column: 7,
      length: 5,
      pointer: '/tone',
      message: '«ligth» no es un valor posible. ¿Querías decir «light»?',
      hint: 'escribe light',
      valid: ['light', 'tinted', 'dark'],
      excerpt: [
        { line: 1, text: '# Saludo' },
        { line: 2, text: 'type: hero' },
        { line: 3, text: 'tone: ligth' },
        { line: 4, text: 'title: { es: "Hola", en: "Hello" }' },
      ],
    },
  ]);
});

describe('github', () => {
  test('annotates the line', () => {
    expect(formatted(overlay, 'github', 'es')).toBe(
      '::error file=site/blocks/greeting.yaml,line=3,col=7,title=value-not-listed::' +
        '«ligth» no es un valor posible. ¿Querías decir «light»?%0Aescribe light',
    );
  });

  test('escapes what has a meaning in a command', () => {
    const [problem] = reported(overlay, 'es');
    const odd = {
      ...problem,
      file: 'site/a,b:c%.yaml',
      message: '100 %\r\nde pan\x1b[2J',
      hint: undefined,
    } as ReportedProblem;
    expect(formats.github([odd, { ...odd, severity: 'warning' }])).toBe(
      '::error file=site/a%2Cb%3Ac%25.yaml,line=3,col=7,title=value-not-listed::100 %25%0D%0Ade pan␛[2J\n' +
        '::warning file=site/a%2Cb%3Ac%25.yaml,line=3,col=7,title=value-not-listed::100 %25%0D%0Ade pan␛[2J',
    );
  });

  test('says nothing when all is well', () => {
    expect(formatted({}, 'github', 'es')).toBe('');
  });
});

test('every format names place, code, message and fix of every problem', () => {
  const files = {
    ...overlay,
    'redirects.yaml': 'redirects:\n  - { from: "/Pan", page: bread }\n',
    'blocks/text.yaml': `type: prose\ncontent: { es: '<a href="//evil.tld">a</a>', en: "{{facts.bread}}" }\n`,
  };
  const problems = reported(files, 'en');
  expect(problems).toHaveLength(5);
  for (const [name, text] of Object.entries({
    pretty: formatted(files, 'pretty', 'en'),
    json: formatted(files, 'json', 'en'),
    github: formatted(files, 'github', 'en'),
  })) {
    for (const { file, line, column, code, message, hint } of problems) {
      const facts = [file, line, column, code, message, hint ?? ''].map(String);
      expect(
        facts.filter((fact) => !text.includes(fact)),
        name,
      ).toEqual([]);
    }
  }
});

test('an excerpt of a file with Windows line ends shows none of them', () => {
  const files = { 'blocks/greeting.yaml': overlay['blocks/greeting.yaml'].replaceAll('\n', '\r\n') };
  expect(reported(files, 'es')[0]?.excerpt.map(({ text }) => text)).toEqual([
    '# Saludo',
    'type: hero',
    'tone: ligth',
    'title: { es: "Hola", en: "Hello" }',
  ]);
});

test('of a long list of valid values the first twelve are shown', () => {
  const [problem] = reported({ 'blocks/greeting.yaml': 'type: xyzzyplugh\n' }, 'es');
  expect(problem?.valid).toHaveLength(13);
  expect(problem?.valid?.at(-1)).toBe('…');
});
