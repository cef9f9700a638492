import type { Words } from '../es';

export const richText: Words['richText'] = {
  toolbar: (label) => `Formatting: ${label}`,
  tools: {
    heading: (level) => `Heading, level ${level}`,
    marks: {
      strong: 'Bold (Ctrl+B)',
      em: 'Italic (Ctrl+I)',
      a: 'Link',
      bulletList: 'Bulleted list',
      orderedList: 'Numbered list',
      blockquote: 'Quote',
    },
    sink: 'One level in (Ctrl+])',
    lift: 'One level out (Ctrl+[)',
    link: 'Link…',
    table: 'Insert a table',
    addRow: { label: 'Add a row below', word: '+ Row' },
    removeRow: { label: 'Remove the row', word: '− Row' },
    addColumn: { label: 'Add a column to the right', word: '+ Column' },
    removeColumn: { label: 'Remove the column', word: '− Column' },
    removeTable: 'Remove the table',
    fact: 'Insert a fact…',
    source: 'Show as HTML',
  },
  token: {
    unknown: (name) => `There is no fact “${name}”`,
    insert: 'Insert a fact',
    choose: 'Fact, by its name or value',
    cancel: 'Cancel',
  },
  link: {
    title: 'Link',
    kind: 'Where it leads',
    kinds: {
      page: 'A page',
      post: 'An article',
      file: 'A file',
      here: 'A place on this page',
      web: 'Another website',
      mail: 'An e-mail address',
      phone: 'A phone number',
    },
    address: { here: 'Name of the place', web: 'Address', mail: 'E-mail', phone: 'Phone' },
    anchor: 'Place on the page',
    wholePage: 'The page, from its top',
    shown: (address) => address.replace(/^(?:https:\/\/|mailto:|tel:|file:|#)/, ''),
    refused: {
      page: 'Choose a page from the list.',
      post: 'Choose an article from the list.',
      file: 'Choose a file from the list.',
      here: 'Write the name of the place it leads to.',
      web: 'This is not the address of a website. Example: https://www.example.org',
      mail: 'This is not an e-mail address. Example: name@example.org',
      phone: (example: string) => `This is not a phone number. Example: ${example}`,
    },
    apply: 'Set the link',
    remove: 'Remove the link',
    cancel: 'Cancel',
  },
  source: {
    label: (label) => `${label}, as HTML`,
    note: 'The text as it is written in HTML.',
    why: (element) =>
      element === undefined
        ? 'This text has something that the editor cannot keep: it is edited as HTML, so that nothing is lost.'
        : `This text has <${element}> in a way that the editor cannot keep: it is edited as HTML, so that nothing is lost.`,
    back: 'Show formatted',
  },
};
