import type { Words } from '../es';

export const media: Words['media'] = {
  group: 'Picture',
  none: 'There is no picture yet.',
  missing: (path) => `There is no file “${path}”.`,
  choose: 'Choose a picture',
  change: 'Change the picture',
  upload: 'Upload a picture…',
  uploadFile: 'Upload a file…',
  replace: 'Upload another one in its place…',
  replaced: (path) => `Put another file in the place of ${path}`,
  taking: 'Preparing…',
  uploadStep: (path: string) => `Upload ${path}`,
  hint: 'You can also drop or paste one here.',
  hintOfSeveral: 'You can also drop or paste pictures here, several at once.',
  onlyOne: (name) =>
    `There is room for one picture here: “${name}” was taken. Put each of the others into a field of its own.`,
  focusHint: 'Press on the picture what must stay in sight where the page cuts it.',
  measures: (width, height) => `${width} × ${height} px`,
  step: {
    several: (count) => `Add ${count} pictures`,
    picture: 'Change the picture',
    alt: 'Change what the picture shows',
    focus: 'Change the focal point',
    decorative: 'Change whether the picture is only for looks',
  },
  alt: {
    ofAnother: 'It is another picture now: does this still say what it shows?',
    otherDecorative:
      'The picture before was only for looks. If this one says something, take out the tick and write what it shows.',
    title: 'What the picture shows',
    help: 'For those who cannot see it: in one sentence, what matters about it.',
    decorative: 'Only for looks: it says nothing that the text does not',
  },
  picker: {
    title: 'Pictures of the website',
    search: 'Search by file name or by where it is shown',
    searchLook: 'Search by file name',
    found: (count) => (count === 1 ? '1 picture' : `${count} pictures`),
    unused: 'Not used',
    inText: 'In a text or in the look',
    shownIn: (names) => `In ${names}`,
    shownInMore: (names, more) => `In ${names} and ${more} more`,
    close: 'Close',
  },
  otherFormat: (formats) =>
    `Only ${formats} pictures serve here. Save or export it as one of these in the program in which it was made.`,
  refusedOf: (name, why) => `“${name}”: ${why}`,
  refusals: {
    unreadable: 'It cannot be read. If it is a folder, open it and drop the pictures that are in it.',
    empty: 'The file is empty. Check that it has been copied completely.',
    private: 'This is a working file, and everybody can read what is uploaded. Export it as a PDF or a picture.',
    heic: 'This is a photograph as an iPhone keeps it (HEIC), which browsers cannot show. Save it as JPEG, or have the phone take JPEG: Settings, Camera, Formats, “Most Compatible”.',
    format:
      'This format cannot be used on the website, whatever the file is called. Save the picture as JPEG, PNG, WebP or SVG.',
    document: 'Only a PDF or a picture can be used here. Export it as one from the program in which it was made.',
    pdf: 'A picture goes here, and this is a document: it is uploaded at the link that leads to it. To have it seen here, save it as a picture.',
    broken: 'The picture cannot be opened: it seems to be damaged or incomplete.',
    svgBroken: 'The SVG cannot be read, or does not say how large it is (width and height, or viewBox).',
    svgPhotograph:
      'The SVG has a photograph or a page in it, which would be lost on the website. Export it as PNG or JPEG.',
    font: 'This is no font that serves on the web: it takes a WOFF2 file. Whoever sells or gives away the font mostly has it as that, too.',
    style: 'This is no style sheet that can be read: it takes a CSS file, saved as UTF-8.',
    unsaved: 'With this there would be more to save than can be saved at once. Save, and upload it afterwards.',
    large: 'The file is too large for the website. Make it smaller before you upload it.',
  },
};
