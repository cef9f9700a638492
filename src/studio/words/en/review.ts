import type { review as spanish } from '../es/review';

export const review: typeof spanish = {
  title: 'Before saving',
  nothing: 'You have changed nothing since you last saved.',
  untold: 'It could not be found out what changes. It can be saved all the same.',
  looking: 'Looking at what changes…',
  changes: 'What changes',
  stillSaid: 'Still written elsewhere',
  stillSaidHint:
    'You have changed it or taken it away, and these texts still say it: see whether they have to change, too.',
  pages: 'Where it will be seen',
  noPages: 'It is not seen on any page.',
  before: 'Before',
  after: 'After',
  newPage: 'Was not there',
  gone: 'Will be gone',
  showPictures: 'see it before and after',
  diff: 'The files, line by line',
  added: 'added',
  removed: 'removed',
  binary: 'This is no text.',
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard the changes',
  discardThis: 'Discard',
  discarded: (name) => `Discard what has changed: ${name}`,
  saveHint:
    'Saving writes the files; publishing or sending is another step. Discarding leaves everything as it was last saved, and can be undone.',
  errors: (count) =>
    count === 1
      ? 'There is 1 error: it can be saved, but not published.'
      : `There are ${count} errors: it can be saved, but not published.`,
  seeErrors: 'See the errors',
  conflicts: 'Changed here and elsewhere',
  conflictHint:
    'Somebody has changed this file meanwhile, and the two cannot be joined without you. Choose before you save.',
  mine: 'Mine',
  theirs: 'From elsewhere',
  deleted: 'The file is deleted.',
  renamed: (path) => `The file is called ${path} now. If you keep yours, what you have changed goes there.`,
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the other one',
  decided: {
    mine: (name) => `${name}: yours was kept.`,
    theirs: (name) => `${name}: the other one was kept.`,
  },
  sentElsewhere:
    'Somebody else has sent something else meanwhile for the same that you have changed. Choose which one stays and send again: whatever else either has changed is joined. Until then nothing is touched.',
  conflictStep: (path) => `Decide about ${path}`,
  unmerged: {
    title: (number, count) =>
      count === 1 ? 'Two versions of the same were left' : `Two versions of the same (${number} of ${count})`,
    side: (number, name) => (name === '' ? `Version ${number}` : `Version ${number} · ${name}`),
    empty: 'Nothing is here.',
    keep: (number) => `Keep version ${number}`,
    step: 'Choose one of two versions',
  },
  version: 'Save a version',
  versionHint: 'Saves the files and notes what has changed and why, so that you can go back.',
  included: (included, count) =>
    included === count ? `All ${count} files go in` : `${included} of ${count} files go in`,
  leftHint: 'What is left out stays saved, and can go into another version.',
  message: 'What has changed',
  commit: 'Save version',
  committing: 'Saving the version…',
  committed: 'Version saved.',
  unsent: (count) => (count === 1 ? '1 version not sent.' : `${count} versions not sent.`),
  unsentTo: (count, name) =>
    count === 1 ? `1 version not sent to ${name}.` : `${count} versions not sent to ${name}.`,
  allSent: 'All versions have been sent.',
  push: 'Send',
  pushing: 'Sending…',
  pushed: 'Sent.',
  receive: 'Get what others have sent',
  receiving: 'Getting what others have sent…',
  received: 'What others have sent is here.',
  versions: 'Earlier versions',
  ofPage: 'Of this page',
  ofOther: (name) => `Of ${name}`,
  ofSite: 'Of the whole site',
  noVersions: 'There is no version yet.',
  bringBack: 'Bring back',
  bringBackThis: (message) => `Bring back the version “${message}”`,
  isAsThen: (date) => `All is as it was on ${date} already: there is nothing to bring back.`,
  broughtBack: (date) => `Bring back what was there on ${date}`,
  noGit:
    'Files are saved, without earlier versions: to have those, the site must be kept in git, and git be installed on this computer.',
};
