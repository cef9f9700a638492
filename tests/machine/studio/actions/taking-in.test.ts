import { expect, test } from 'vitest';
import { takeIn } from '../../../../src/studio/actions/taking-in';
import { contentPictures, linkedFiles } from '../../../../src/studio/forms/media/picture-kinds';
import { words } from '../../../../src/studio/words/words';
import { png } from '../../../support/pictures';

const PDF = new File(['%PDF-1.7 …'], 'Precios.pdf', { type: 'application/pdf' });
const nothing = () => undefined;
const { refusals } = words.es.media;

test('a document is taken where a link leads to it, and where a picture is shown it is none', async () => {
  expect(await takeIn([PDF], linkedFiles, nothing, 'es')).toMatchObject({ paths: ['precios.pdf'], refusals: [] });
  expect(await takeIn([PDF], contentPictures, nothing, 'es')).toMatchObject({
    paths: [],
    refusals: [refusals.pdf],
  });
  const unknown = new File(['%PDF-1.7 …'], 'Precios.pdf');
  expect(await takeIn([unknown], contentPictures, nothing, 'es')).toMatchObject({
    paths: [],
    refusals: [refusals.pdf],
  });
});

test('a file that is there already under its name is taken as the one that it is, also where there is no room', async () => {
  const there = (content: string) => (path: string) => (path === 'precios.pdf' ? Buffer.from(content) : undefined);
  expect(await takeIn([PDF], linkedFiles, there('%PDF-1.7 …'), 'es', 0)).toEqual({
    files: [],
    paths: ['precios.pdf'],
    refusals: [],
  });
  expect(await takeIn([PDF], linkedFiles, there('%PDF-1.6 …'), 'es')).toMatchObject({
    files: [{ path: 'media/precios-2.pdf' }],
    paths: ['precios-2.pdf'],
  });
});

test('a picture can be linked, too', async () => {
  const picture = new File([new Uint8Array(png())], 'Plano.png', { type: 'image/png' });
  expect(await takeIn([picture], linkedFiles, nothing, 'es')).toMatchObject({ paths: ['plano.png'], refusals: [] });
});

const FILM = new File(['\0\0\0\x18ftypmp42'], 'film.mp4', { type: 'video/mp4' });
const LETTER = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['a film', FILM, contentPictures, refusals.format],
  ['a film', FILM, linkedFiles, refusals.document],
  ['a letter that the computer knows', new File(['PK'], 'carta.docx', { type: LETTER }), linkedFiles, refusals.private],
  ['a letter that it does not know', new File(['PK'], 'carta.docx'), contentPictures, refusals.private],
] as const)('%s is refused with what can be done instead', async (_what, file, kind, refusal) => {
  expect(await takeIn([file], kind, nothing, 'es')).toEqual({ files: [], paths: [], refusals: [refusal] });
});

test('what would be more than can be saved at once is refused until the rest is saved, and smaller files are still taken', async () => {
  const short = new File(['%PDF-1.7'], 'Aviso.pdf', { type: 'application/pdf' });
  expect(await takeIn([PDF, short, PDF], linkedFiles, nothing, 'es', PDF.size + short.size)).toMatchObject({
    paths: ['precios.pdf', 'aviso.pdf'],
    refusals: [words.es.media.refusedOf('Precios.pdf', refusals.unsaved)],
  });
  expect(await takeIn([PDF], linkedFiles, nothing, 'es', PDF.size - 1)).toEqual({
    files: [],
    paths: [],
    refusals: [refusals.unsaved],
  });
});
