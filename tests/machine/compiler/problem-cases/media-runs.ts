import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what browsers or servers would run is told, linked or not, and a document that is called like it is not': {
    files: {
      'blocks/out.yaml':
        'type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n  - { label: { es: "Hoja", en: "Sheet" }, file: page.html }\n  - { label: { es: "Programa", en: "Programme" }, file: node.js.pdf }\n  - { label: { es: "Folleto", en: "Leaflet" }, file: www.example.com.pdf }\n',
      'media/node.js.pdf': '%PDF-1.7',
      'media/page.html': '<script src="script.js"></script>',
      'media/press/SCRIPT.JS': 'alert(1)',
      'media/press/page.xhtml.old-one': '<html/>',
      'media/run.php': '<?php',
      'media/Setup.EXE': 'MZ',
      'media/certificate.pdf.lnk': 'L',
      'media/www.example.com.pdf': '%PDF-1.7',
      'theme/tokens.css': ':root { --light-ground: #fff; --ornament: url("script.js") }',
      'theme/script.js': 'alert(1)',
    },
    problems: [
      'media/certificate.pdf.lnk:1:1 media-runs {"path":"media/certificate.pdf.lnk"}',
      'media/page.html:1:1 media-runs {"path":"media/page.html"}',
      'media/press/page.xhtml.old-one:1:1 media-runs {"path":"media/press/page.xhtml.old-one"}',
      'media/press/SCRIPT.JS:1:1 media-runs {"path":"media/press/SCRIPT.JS"}',
      'media/run.php:1:1 media-runs {"path":"media/run.php"}',
      'media/Setup.EXE:1:1 media-runs {"path":"media/Setup.EXE"}',
      'theme/script.js:1:1 media-runs {"path":"theme/script.js"}',
    ],
  },
  'what servers would send in the place of another file is told, whether this one is shown or not': {
    files: {
      'blocks/out.yaml':
        'type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n  - { label: { es: "Hoja", en: "Sheet" }, file: sheet.pdf }\n  - { label: { es: "Datos", en: "Data" }, file: data.json.gz }\n  - { label: { es: "Archivo", en: "Archive" }, file: archive.tar.gz }\n',
      'media/sheet.pdf': '%PDF-1.7',
      'media/sheet.pdf.gz': 'another',
      'media/data.json.gz': 'alone',
      'media/archive.tar.gz': 'alone',
      'media/loaf.svg.br': 'another',
    },
    problems: [
      'media/loaf.svg.br:1:1 media-runs {"path":"media/loaf.svg.br","other":"media/loaf.svg"}',
      'media/sheet.pdf.gz:1:1 media-runs {"path":"media/sheet.pdf.gz","other":"media/sheet.pdf"}',
    ],
  },
};
