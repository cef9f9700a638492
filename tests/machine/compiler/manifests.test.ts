import { describe, expect, test } from 'vitest';
import type { PostsSection } from '../../../generated/types';
import { shellOf } from '../../../src/compiler/manifests';
import { typeset } from '../../../src/compiler/resolve/typeset';
import { factText } from '../../../src/compiler/tokens/tokens';
import {
  basicText,
  compileSite,
  manifestsOf,
  type Overlay,
  pageOf,
  resolvedSection,
  resolvedSections,
} from '../../support/compile-site';
import { courseTemplate, course as plainCourse } from '../../support/course';
import { post } from '../../support/post';
import { yaml } from '../../support/yaml';

describe('headings in texts', () => {
  const prose = (content: string, title = '') =>
    `- { type: prose, content: { es: "${content}", en: "${content}" }${title} }`;
  const titled = ', title: { es: "Reglas", en: "Rules" }';
  const htmlOf = (...list: string[]) =>
    resolvedSections(list.join('\n'), 'en').map((section) => section.type === 'prose' && section.content.__html);

  test('below the main heading they begin with the second level, however they were written', () => {
    const written = "<h3 id='a'>Bread</h3><p>3</p><h4>Rye</h4>";
    expect(htmlOf(prose(written, titled))).toEqual(['<h2 id="a">Bread</h2><p>3</p><h3>Rye</h3>']);
    expect(htmlOf('- { type: hero, title: { es: "Reglas", en: "Rules" } }', prose('<h3>Bread</h3>'))[1]).toBe(
      '<h2>Bread</h2>',
    );
    expect(htmlOf(prose('<h2>Bread</h2><h3>Rye</h3>', titled))).toEqual(['<h2>Bread</h2><h3>Rye</h3>']);
  });

  test('below the title of a section, and in what goes on with its text, they are as they were written', () => {
    const [, second, third] = htmlOf(
      prose('<p>One.</p>', titled),
      prose('<h3>Rye</h3>', ', title: { es: "Panes", en: "Loaves" }'),
      prose('<h3>Spelt</h3>'),
    );
    expect([second, third]).toEqual(['<h3>Rye</h3>', '<h3>Spelt</h3>']);
  });
});

describe('addresses', () => {
  const manifests = manifestsOf({
    'pages/thanks.yaml': yaml`
      path: { es: "/gracias", en: "/gracias" }
      noindex: true
      title: { es: "Gracias", en: "Thank you" }
      description: { es: "Recibido.", en: "Received." }
      sections:
        - type: hero
          title: { es: "Gracias", en: "Thank you" }
    `,
    'pages/recipes.yaml': yaml`
      path: { es: "/recetas", en: "/recetas" }
      also: ["/receta"]
      title: { es: "Recetas", en: "Recipes" }
      description: { es: "Cómo se hace.", en: "How it is made." }
      sections:
        - type: hero
          title: { es: "Recetas", en: "Recipes" }
    `,
  });
  const placed = manifests.pages
    .filter(({ manifest }) => manifest.id !== 'thanks')
    .map(({ manifest, addresses }) => [manifest.id, manifest.language, ...addresses]);

  test('each page is placed in each language, one with a shared path under /en too', () => {
    expect(placed).toEqual([
      ['contact', 'es', '/contacto'],
      ['contact', 'en', '/contact'],
      ['home', 'es', '/'],
      ['home', 'en', '/en'],
      ['not-found', 'es', '/no-encontrada'],
      ['not-found', 'en', '/not-found'],
      ['products', 'es', '/productos'],
      ['products', 'en', '/products'],
      ['recipes', 'es', '/recetas', '/receta'],
      ['recipes', 'en', '/en/recetas'],
    ]);
  });

  test('a shared page kept from search engines can be read in both languages too', () => {
    expect(pageOf(manifests, 'thanks', 'es').addresses).toEqual(['/gracias']);
    expect(pageOf(manifests, 'thanks', 'en').addresses).toEqual(['/en/gracias']);
  });

  test('a shared page says so, and names its canonical address and the other language', () => {
    const { sharedPath, canonical, alternates } = pageOf(manifests, 'recipes', 'en').manifest;
    expect({ sharedPath, canonical, alternates }).toEqual({
      sharedPath: '/recetas',
      canonical: 'https://www.panaderiatrigal.example/en/recetas',
      alternates: { es: '/recetas', en: '/en/recetas' },
    });
  });

  test('the canonical address of the front page ends in a slash', () => {
    expect(pageOf(manifests, 'home', 'es').manifest.canonical).toBe('https://www.panaderiatrigal.example/');
  });

  test('a redirect leads to the path of its page', () => {
    expect(manifests.redirects).toEqual([{ from: '/pan', to: '/productos' }]);
  });

  test('a redirect of another language leads to the path of its page in that language', () => {
    const { redirects } = manifestsOf({
      'redirects.yaml': 'redirects: [{ from: "/bread", page: products, language: en }]\n',
    });
    expect(redirects).toEqual([{ from: '/bread', to: '/products', language: 'en' }]);
  });
});

describe('languages', () => {
  test('a manifest holds the texts of its language and no other', () => {
    const section = 'type: hero\ntitle: { es: "Pan de {{settings.brand}}", en: "Bread by {{settings.brand}}" }';
    const place = { source: 'pages/extra.yaml#/sections/0', id: 'Section-1', type: 'hero' };
    expect(resolvedSection(section, 'es')).toEqual({ ...place, title: 'Pan de Panadería Trigal' });
    expect(resolvedSection(section, 'en')).toEqual({ ...place, title: 'Bread by Trigal Bakery' });
  });

  test('facts that are numbers are written as the language writes them', () => {
    const overlay = {
      'facts.yaml': 'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nprice: { value: 27000 }\n',
    };
    const section = 'type: hero\ntitle: { es: "{{facts.price}} y {{facts.registration}}", en: "{{ facts.price }}" }';
    expect(resolvedSection(section, 'es', overlay)).toMatchObject({ title: '27.000 y P-204' });
    expect(resolvedSection(section, 'en', overlay)).toMatchObject({ title: '27,000' });
  });

  test('days and months are written as the language writes them', () => {
    const overlay = {
      'facts.yaml': `${basicText('facts.yaml')}\nopening: { value: 2009-03-01 }\nrise: { value: 2027-01 }\n`,
    };
    const text = '{{facts.opening}}, {{facts.rise}}';
    const section = `type: hero\ntitle: { es: "${text}", en: "${text}" }`;
    expect(resolvedSection(section, 'es', overlay)).toMatchObject({ title: '1 de marzo de 2009, enero de 2027' });
    expect(resolvedSection(section, 'en', overlay)).toMatchObject({ title: 'March\u00a01, 2009, January 2027' });
  });

  test('money with cents has all that its currency has, and what is no money has no more than it needs', () => {
    const overlay = {
      'facts.yaml': `${basicText('facts.yaml')}
vaccine: { type: money, value: 32.5 }
visit: { type: money, value: 38 }
weight: { value: 2.5 }
`,
    };
    const figures = '{{facts.vaccine}}, {{facts.visit}}, {{facts.weight}}';
    const section = `type: hero\ntitle: { es: "${figures}", en: "${figures}" }`;
    expect(resolvedSection(section, 'es', overlay)).toMatchObject({ title: '32,50, 38, 2,5' });
    expect(resolvedSection(section, 'en', overlay)).toMatchObject({ title: '32.50, 38, 2.5' });
    const ofOman = { ...overlay, 'settings.yaml': basicText('settings.yaml').replace('EUR', 'OMR') };
    expect(resolvedSection(section, 'en', ofOman)).toMatchObject({ title: '32.500, 38, 2.5' });
  });

  test('money is written as money is where that is not how other numbers are', () => {
    const written = (locale: string, currency?: string) => factText({ value: 1190.5, currency }, locale);
    // What stands between thousands is another sign with newer tables.
    expect(written('fr-CH', 'CHF')).toMatch(/^1\D190\.50$/);
    expect(written('fr-CH')).toMatch(/^1\D190,5$/);
    expect(written('de-AT', 'EUR')).toBe('1.190,50');
    expect(written('en-OM', 'OMR')).toBe('1,190.500');
    expect(written('ja-JP', 'JPY')).toBe('1,190.5');
  });

  test('a telephone number stays on one line', () => {
    const section = 'type: hero\ntitle: { es: "Llama al {{settings.phone}}", en: "Call {{settings.phone}}" }';
    expect(resolvedSection(section, 'es')).toMatchObject({ title: 'Llama al +34\u00a0900\u00a0000\u00a0010' });
  });

  test.each([
    ['ar', 'اتصل على 05 37 00 12 34.', 'اتصل على \u206605 37 00 12 34\u2069.'],
    ['ar', 'اتصل: +212537001234 أو 0537-00-12-34', 'اتصل: \u2066+212537001234\u2069 أو \u20660537-00-12-34\u2069'],
    ['ar', 'الحساب EG38 0019 0005 0000', 'الحساب \u2066EG38 0019 0005 0000\u2069'],
    ['he', '18 000 ספרים', '\u206618 000\u2069 ספרים'],
    ['ar', 'من 10 إلى 12، يوم 16-01-2027، 10:00–13:00', 'من 10 إلى 12، يوم 16-01-2027، 10:00–13:00'],
    ['ar', '<a href="tel:+212537001234">اتصل</a>', '<a href="tel:+212537001234">اتصل</a>'],
    [
      'fr',
      '<b title="a : b">Prêt ?</b> « Oui » : 5 €',
      '<b title="a : b">Prêt\u00a0?</b> «\u00a0Oui\u00a0»\u00a0: 5\u00a0€',
    ],
    ['en', '05 37 00 12 34: « Oui » ?', '05 37 00 12 34: « Oui » ?'],
    ['de', 'CHF 300.– oder 300 CHF, der 3 cm hohe Teig', 'CHF\u00a0300.– oder 300\u00a0CHF, der 3\u00a0cm hohe Teig'],
    ['fr', 'de 7 h 30 à 19 h, 20 hivers', 'de 7\u00a0h\u00a030 à 19\u00a0h, 20 hivers'],
    ['de', 'täglich 9–18 Uhr, 21 Uhren', 'täglich 9–18\u00a0Uhr, 21 Uhren'],
    ['pl', 'od 120 zł', 'od 120\u00a0zł'],
    ['de', 'Bei 18 °C auf 30 m², 5 min', 'Bei 18\u00a0°C auf 30\u00a0m², 5\u00a0min'],
    ['pt', '61 000 copos, em 2026 300 pessoas', '61\u00a0000 copos, em 2026 300 pessoas'],
    ['pt', 'De R$ 65 a R$ 1.190, ou 5 % a menos', 'De R$\u00a065 a R$\u00a01.190, ou 5\u00a0% a menos'],
    [
      'pl',
      'I w domu <a title="a i o">z nami</a>, do Z. i A–Z',
      'I\u00a0w\u00a0domu <a title="a i o">z\u00a0nami</a>, do Z. i\u00a0A–Z',
    ],
    [
      'es',
      'El Bloque 1 ocupa 6 meses. Precio 1.190 €, Lote 3',
      'El Bloque\u00a01 ocupa 6 meses. Precio 1.190\u00a0€, Lote\u00a03',
    ],
    ['en', 'Open 9:00 to 18:00, unit B2 at 9:30', 'Open 9:00\u00a0to\u00a018:00, unit B2 at 9:30'],
    ['uk', 'Міст в обидва боки', 'Міст в\u00a0обидва боки'],
    ['pl', 'do 15 stycznia 2027 r., 12 rzeczy', 'do 15 stycznia 2027\u00a0r., 12 rzeczy'],
    ['uk', '2 год 30 хв, 450 грн', '2\u00a0год 30\u00a0хв, 450\u00a0грн'],
  ])('in %s, %s is set in order', (language, text, set) => {
    expect(typeset(text, language)).toBe(set);
  });

  test('a condition on the language drops sections and items, one on the visitor stays', () => {
    const list = yaml`
      - type: checklist
        title: { es: "Lista", en: "List" }
        items:
          - { text: { es: "Para todos", en: "For all" } }
          - { text: { es: "Solo en español", en: "…" }, when: { language: es } }
          - { text: { es: "De fuera", en: "From abroad" }, when: { visitor: abroad } }
      - type: hero
        when: { language: en, visitor: home }
        title: { es: "…", en: "English only" }
    `;
    const shown = (language: 'es' | 'en') =>
      resolvedSections(list, language).map((section) => [
        section.id,
        section.when,
        section.type === 'checklist' ? section.items : undefined,
      ]);
    expect(shown('es')).toEqual([
      [
        'Section-1',
        undefined,
        [{ text: 'Para todos' }, { text: 'Solo en español' }, { text: 'De fuera', when: 'abroad' }],
      ],
    ]);
    expect(shown('en')).toEqual([
      ['Section-1', undefined, [{ text: 'For all' }, { text: 'From abroad', when: 'abroad' }]],
      ['Section-2', 'home', undefined],
    ]);
  });

  test('the title of a page ends in the suffix of its language', () => {
    const manifests = manifestsOf({});
    expect(pageOf(manifests, 'products', 'es').manifest.metadata).toMatchObject({
      title: 'Productos | Trigal',
      description: 'Hogazas, barras y bollos.',
      type: 'website',
      noindex: false,
    });
  });

  test('a title that would be cut off goes without the suffix', () => {
    const long = 'Panes de masa madre con trigo, centeno y espelta de aquí';
    const page = basicText('pages/products.yaml').replace(/^title: .*$/m, `title: { es: "${long}", en: "Our breads" }`);
    const manifests = manifestsOf({ 'pages/products.yaml': page });
    expect(pageOf(manifests, 'products', 'es').manifest.metadata.title).toBe(long);
    expect(pageOf(manifests, 'products', 'en').manifest.metadata.title).toBe('Our breads | Trigal Bakery');
  });

  test('a title that is the name of the site does not say it twice', () => {
    const page = basicText('pages/products.yaml').replace(/^title: .*$/m, 'title: { es: "Trigal", en: "Trigal" }');
    const manifests = manifestsOf({ 'pages/products.yaml': page });
    expect(pageOf(manifests, 'products', 'es').manifest.metadata.title).toBe('Trigal');
    expect(pageOf(manifests, 'products', 'en').manifest.metadata.title).toBe('Trigal | Trigal Bakery');
  });
});

describe('links', () => {
  const overlay = {
    'forms.yaml': yaml`
      order:
        title: { es: "Encargo", en: "Order" }
        page: contact
        anchor: write
        height: 500
    `,
    'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
    'blog/posts/opening.yaml': post('Apertura', 'Opening'),
    'pages/news.yaml': newsTemplate(),
    'media/prices/menu.pdf': '%PDF-1.4',
  };
  const link = (target: string) => yaml`
    type: call-to-action
    title: { es: "Ven", en: "Come" }
    actions:
      - { label: { es: "Aquí", en: "Here" }, ${target} }
  `;

  test.each([
    ['page: contact', { href: '/contacto' }, { href: '/contact' }],
    ['page: home', { href: '/' }, { href: '/en' }],
    ['page: contact, anchor: write', { href: '/contacto#write' }, { href: '/contact#write' }],
    ['post: opening', { href: '/noticias/opening' }, { href: '/news/opening' }],
    ['file: prices/menu.pdf', ...both({ href: '/media/prices/menu.pdf', external: true })],
    ['url: "https://otra.example/a?b=c"', ...both({ href: 'https://otra.example/a?b=c', external: true })],
    ['url: "tel:+34900000000"', ...both({ href: 'tel:+34900000000' })],
    ['form: order', { href: '/contacto#write', form: 'order' }, { href: '/contact#write', form: 'order' }],
    [
      'page: home, icon: bus, when: { visitor: home }',
      { href: '/', icon: 'bus', when: 'home' },
      { href: '/en', icon: 'bus', when: 'home' },
    ],
  ])('%s', (target, es, en) => {
    expect(resolvedSection(link(target), 'es', overlay)).toMatchObject({ actions: [{ label: 'Aquí', ...es }] });
    expect(resolvedSection(link(target), 'en', overlay)).toMatchObject({ actions: [{ label: 'Here', ...en }] });
  });
});

describe('the page that a template makes of an entry', () => {
  const strips = yaml`
    type: course-strips
    title: { es: "Clases", en: "Classes" }
    courses: [kneading]
  `;
  const pageOfCourse = (more = '', template = '') =>
    resolvedSection(strips, 'en', {
      'catalogue/courses/kneading.yaml': plainCourse + more,
      'pages/class.yaml': courseTemplate('By hand.') + template,
    });

  test('is its page, where lists of it lead', () => {
    expect(pageOfCourse()).toMatchObject({ courses: [{ page: '/classes/kneading' }] });
  });

  test('is not, where the entry names another one', () => {
    expect(pageOfCourse('page: contact\n')).toMatchObject({ courses: [{ page: '/contact' }] });
  });

  test('is not on days on which the template is not shown', () => {
    expect(pageOfCourse('', 'publish: 2999-01-01\n')).not.toHaveProperty('courses.0.page');
  });
});

describe('references', () => {
  const course = (code: string, title: string, more = '') => yaml`
    code: ${code}
    title: { es: "${title}", en: "${title}!" }
    description: { es: "Con las manos.", en: "By hand." }
    duration: { es: "1 día", en: "1 day" }
    place: { es: "Obrador", en: "Bakehouse" }
    price: loaves-a-year
    ${more}
  `;
  const overlay = {
    'catalogue/courses/kneading.yaml': course('KNEAD', 'Amasado', 'page: products'),
    'catalogue/courses/shaping.yaml': course('SHAPE', 'Formado'),
    'catalogue/categories.yaml': yaml`
      hands:
        icon: users
        title: { es: "A mano", en: "By hand" }
        description: { es: "Cursos.", en: "Courses." }
        courses: [shaping, kneading]
      machines:
        icon: users
        title: { es: "A máquina", en: "By machine" }
        description: { es: "Cursos.", en: "Courses." }
        courses: [kneading]
        when: { language: es }
    `,
  };
  const catalogue = 'type: course-catalogue\ncategories: [machines, hands]';

  test('an id becomes the entry it names, in the order written, with its own references', () => {
    expect(resolvedSection(catalogue, 'en', overlay)).toMatchObject({
      categories: [
        {
          id: 'hands',
          title: 'By hand',
          courses: [
            { id: 'shaping', title: 'Formado!' },
            { id: 'kneading', title: 'Amasado!', page: '/products' },
          ],
        },
      ],
    });
  });

  test('the condition of the entry counts where it is named', () => {
    expect(resolvedSection(catalogue, 'es', overlay)).toMatchObject({
      categories: [{ id: 'machines' }, { id: 'hands' }],
    });
  });

  test('a price is the amount and its text in the language', () => {
    const section = 'type: course-strips\ncourses: [kneading]';
    const spaces = /[\u00A0\u202F]/g;
    const price = (language: 'es' | 'en', files: Overlay = overlay) => {
      const { courses } = resolvedSection<
        Extract<ReturnType<typeof resolvedSections>[number], { type: 'course-strips' }>
      >(section, language, files);
      return { ...courses[0]?.price, text: courses[0]?.price?.text.replaceAll(spaces, ' ') };
    };
    expect(price('es')).toEqual({ amount: 52000, currency: 'EUR', text: '52.000 €' });
    expect(price('en')).toEqual({ amount: 52000, currency: 'EUR', text: '€52,000' });
    const dear = { ...overlay, 'facts.yaml': basicText('facts.yaml').replace('52000', '32.5') };
    expect(price('es', dear)).toMatchObject({ amount: 32.5, text: '32,50 €' });
    const given = { ...overlay, 'facts.yaml': basicText('facts.yaml').replace('52000', '0') };
    expect(price('es', given)).toMatchObject({ amount: 0, text: '0 €' });
    const free = `${basicText('messages.yaml')}free: { es: "Gratis", en: "Free" }\n`;
    expect(price('en', { ...given, 'messages.yaml': free })).toMatchObject({ amount: 0, text: 'Free' });
  });

  test.each([
    ['2026-01-14', true],
    ['2026-01-15', false],
    ['2026-01-16', false],
  ])('around 15 January 2026, %s has passed: %s', (start, passed) => {
    const section = 'type: hero\ntitle: { es: "Curso", en: "Course" }\ncourse: kneading';
    const files = { 'catalogue/courses/kneading.yaml': course('KNEAD', 'Amasado', `start: ${start}`) };
    expect(resolvedSection(section, 'es', files)).toMatchObject({
      course: { start: { iso: start, text: `${Number(start.slice(8))} de enero de 2026`, passed } },
    });
  });

  test('a picture has its address, its text and its size', () => {
    const section = yaml`
      type: panel
      title: { es: "Pan", en: "Bread" }
      text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
      logos:
        - { src: loaf.svg, alt: { es: "Hogaza", en: "Loaf" } }
    `;
    expect(resolvedSection(section, 'en')).toMatchObject({
      logos: [{ src: '/media/loaf.svg', alt: 'Loaf', width: 1200, height: 630 }],
    });
  });
});

describe('blocks', () => {
  test('a block stands in each page that names it and knows its own file', () => {
    const greeting = 'type: hero\ntitle: { es: "Hola", en: "Hello" }\nwhen: { language: es }\n';
    const list = '- block: greeting\n- block: greeting\n';
    const overlay = { 'blocks/greeting.yaml': greeting };
    const place = { type: 'hero', title: 'Hola', source: 'blocks/greeting.yaml#' };
    expect(resolvedSections(list, 'es', overlay)).toEqual([
      { id: 'Section-1', ...place },
      { id: 'Section-2', ...place },
    ]);
    expect(resolvedSections(list, 'en', overlay)).toEqual([]);
  });
});

describe('templates', () => {
  const overlay = {
    'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
    'blog/posts/opening.yaml': post('Apertura', 'Opening', '2025-03-01', '<p>{{facts.loaves-a-year}}</p>'),
    'blog/posts/closing.yaml': post('Cierre', 'Closing', '2026-06-01'),
    'pages/news.yaml': newsTemplate(),
  };

  test('a template page is one page for each entry, with the texts of the entry', () => {
    const { manifest, addresses } = pageOf(manifestsOf(overlay), 'news:opening', 'en');
    expect([manifest.metadata.title, manifest.metadata.description, manifest.metadata.type, addresses]).toEqual([
      'Opening | Trigal Bakery',
      'What happened.',
      'article',
      ['/news/opening'],
    ]);
    expect(manifest.sections).toMatchObject([{ title: 'Opening' }, { content: { __html: '<p>52,000</p>' } }]);
    expect(manifest.metadata.keywords).toBe('bread, News');
  });

  test('a post without a description is described by its beginning, its tags stripped', () => {
    const beginning = 'El obrador abre a las siete. '.repeat(6);
    const content = `<h2>Horario</h2>\n  <p>{{facts.loaves-a-year}} panes &amp; sal. ${beginning}</p>`;
    const bare = post('Apertura', 'Opening', '2025-03-01', content).replace(/^description.*\n/m, '');
    const template = newsTemplate().replaceAll('{{entry.description}}', '{{entry.metaDescription}}');
    const posts = { ...overlay, 'blog/posts/opening.yaml': bare, 'pages/news.yaml': template };
    const expected = `52.000 panes & sal. ${beginning}`.slice(0, 160).replace(/ \S*$/, '…');
    const { metadata } = pageOf(manifestsOf(posts), 'news:opening', 'es').manifest;
    const { posts: cards } = resolvedSection<PostsSection>(
      'type: posts\nposts: { pick: latest, count: 2 }',
      'es',
      posts,
    );
    expect(metadata.description).toBe(expected);
    expect(cards.at(-1)?.description).toBe(expected);
  });

  test('the latest posts come newest first, as many as asked for', () => {
    const latest = (count: number) =>
      resolvedSection(`type: posts\nposts: { pick: latest, count: ${count} }`, 'es', overlay) as { posts?: unknown };
    const card = {
      description: 'Lo que pasó.',
      tags: ['Noticias'],
      cover: { src: '/media/loaf.svg', alt: '', width: 1200, height: 630, isSmall: true },
    };
    const closing = {
      ...card,
      title: 'Cierre',
      href: '/noticias/closing',
      date: { iso: '2026-06-01', text: '1 de junio de 2026', passed: false },
    };
    const opening = {
      ...card,
      title: 'Apertura',
      href: '/noticias/opening',
      date: { iso: '2025-03-01', text: '1 de marzo de 2025', passed: true },
    };
    expect(latest(1).posts).toEqual([closing]);
    expect(latest(5).posts).toEqual([closing, opening]);
  });

  test('a list of one tag holds its posts alone; the page of a tag says which, and an article leads there', () => {
    const tagged = {
      ...overlay,
      'blog/tags.yaml': yaml`
        news: { label: { es: "Noticias", en: "News" } }
        oven: { label: { es: "Horno", en: "Oven" } }
        rare: { label: { es: "Rarezas", en: "Oddities" } }
      `,
      'blog/posts/oven.yaml': post('Horno', 'Oven', '2024-01-01').replace('[news]', '[oven, news]'),
      'pages/about.yaml': yaml`
        each: tags
        path: { es: "/sobre/{id}", en: "/about/{id}" }
        title: { es: "{{entry.label}}", en: "{{entry.label}}" }
        description: { es: "Sobre ello.", en: "About it." }
        sections:
          - { type: posts, title: { es: "Todo", en: "All" }, posts: { pick: latest, count: 9, tag: "{{entry}}" } }
      `,
    };
    const manifests = manifestsOf(tagged);
    const listed = (id: string) =>
      (pageOf(manifests, id, 'es').manifest.sections[0] as PostsSection).posts.map(({ title }) => title);
    expect(listed('about:news')).toEqual(['Cierre', 'Apertura', 'Horno']);
    expect(listed('about:oven')).toEqual(['Horno']);
    expect(listed('about:rare')).toEqual([]);
    const { posts } = resolvedSection<PostsSection>(
      'type: posts\nposts: { pick: related, count: 9, tag: oven }',
      'es',
      tagged,
    );
    expect(posts.map(({ title }) => title)).toEqual(['Horno']);
    const article = 'type: article\npost: oven\nback: { label: { es: "Volver", en: "Back" }, page: home }';
    expect(resolvedSection(article, 'en', tagged)).toMatchObject({
      post: {
        tags: [
          { label: 'Oven', page: '/about/oven' },
          { label: 'News', page: '/about/news' },
        ],
      },
    });
  });
});

describe('the shell', () => {
  test('holds the settings, navigation and messages of each language, the e-mail address not in plain form', () => {
    const manifests = manifestsOf({});
    const [es, en] = [shellOf(manifests, 'es'), shellOf(manifests, 'en')];
    expect([es.settings.brand, en.settings.brand]).toEqual(['Panadería Trigal', 'Trigal Bakery']);
    expect(es.navigation.main.map(({ href }) => href)).toEqual(['/', '/productos', '/contacto']);
    expect(en.navigation.main.map(({ href }) => href)).toEqual(['/en', '/products', '/contact']);
    expect(en.navigation.action).toEqual({ label: 'Write to us', href: '/contact#write' });
    expect(JSON.stringify({ es, en })).not.toContain('hola@');
    expect(atob(es.settings.email)).toBe('hola@panaderiatrigal.example');
  });

  test('holds what is said at the addresses of pages that cannot be fetched or do not exist', () => {
    const template = [
      'failure: { message: { es: "No se pudo", en: "It failed" } }',
      'missing: { title: { es: "No está", en: "Not here" }, back: { label: { es: "Volver", en: "Back" }, page: home } }',
    ].join('\n');
    const overlay = {
      'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening'),
      'pages/news.yaml': `${newsTemplate()}\n${template}\n`,
      'pages/recipes.yaml': yaml`
        path: { es: "/recetas", en: "/recetas" }
        title: { es: "Recetas", en: "Recipes" }
        description: { es: "Cómo se hace.", en: "How it is made." }
        failure: { message: { es: "Sin recetas", en: "No recipes" }, retries: 2 }
        sections:
          - type: hero
            title: { es: "Recetas", en: "Recipes" }
      `,
    };
    expect(shellOf(manifestsOf(overlay), 'en').exceptions).toEqual([
      {
        paths: ['/noticias/{id}', '/news/{id}'],
        failure: { message: 'It failed', retries: 0 },
        missing: { title: 'Not here', back: { label: 'Back', href: '/en' } },
      },
      { paths: ['/recetas', '/en/recetas'], failure: { message: 'No recipes', retries: 2 } },
    ]);
  });
});

function both<T>(value: T): [T, T] {
  return [value, value];
}

function newsTemplate(): string {
  return yaml`
    each: posts
    path: { es: "/noticias/{id}", en: "/news/{id}" }
    title: { es: "{{entry.title}}", en: "{{entry.title}}" }
    description: { es: "{{entry.description}}", en: "{{entry.description}}" }
    keywords: { es: "pan, {{entry.tags}}", en: "bread, {{entry.tags}}" }
    kind: article
    sections:
      - type: hero
        title: { es: "{{entry.title}}", en: "{{entry.title}}" }
      - type: prose
        content: { es: "{{entry.content}}", en: "{{entry.content}}" }
  `;
}

test('the foot of all pages says the year of the build', () => {
  expect(shellOf(manifestsOf({}, '2031-02-03'), 'en').messages.madeYear).toBe('© 2031');
});

test('it says it in the digits of the language', () => {
  const settings = basicText('settings.yaml').replace('locale: en-US', 'locale: ar-EG');
  expect(settings).toContain('ar-EG');
  expect(shellOf(manifestsOf({ 'settings.yaml': settings }, '2031-02-03'), 'en').messages.madeYear).toBe('© ٢٠٣١');
});

test('what depends on the day of the build says so itself: on another day, no other page is another one', () => {
  const notice = (today: string) => {
    const result = compileSite(
      {
        'banners.yaml':
          'rye: { text: { es: "Centeno", en: "Rye" }, link: { label: { es: "Ver", en: "See" }, page: products }, from: "01-01", until: "12-31" }\n',
        'pages/season.yaml':
          'path: { es: "/t", en: "/s" }\ntitle: { es: "T", en: "S" }\ndescription: { es: "T", en: "S" }\nsections: [{ type: notice, banners: [rye] }]\n',
      },
      today,
    );
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const { shells, pages } = result.manifests;
    return { shells, pages: new Map(pages.map(({ manifest }) => [manifest.path, JSON.stringify(manifest)])) };
  };
  const [one, other] = [notice('2026-01-15'), notice('2026-01-16')];
  expect(other.shells).toEqual(one.shells);
  const changed = [...one.pages].filter(([path, manifest]) => other.pages.get(path) !== manifest);
  expect(changed.map(([path]) => path)).toEqual(['/t', '/s']);
});
