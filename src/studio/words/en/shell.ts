import type { shell as spanish } from '../es/shell';

export const shell: typeof spanish = {
  title: 'Studio',
  opening: 'The Studio is being opened…',
  openingLate:
    'It takes longer than usual. On a slow line, wait a little more; else see whether the program that serves it (“npm run dev”) still runs, and load this page again.',
  needsScript: 'The Studio needs JavaScript, which this browser has switched off.',
  openingFailed: 'The site could not be opened.',
  crashed: 'Something went wrong in the Studio.',
  crashedHint: 'What you have changed is in the draft: open it again and go on.',
  reopen: 'Open again',
  again: 'Try again',
  skipToForm: 'Go to the form',
  printHint: 'To print the page, close this dialogue and press Ctrl+P (Cmd+P on a Mac).',
  page: 'Page',
  pages: 'Pages',
  pageSearch: 'Find a page',
  searchTexts: 'Search every text',
  content: 'Content',
  siteFiles: 'The whole site',
  missingFiles: 'Not there yet',
  createFile: (title) => `Create: ${title}`,
  createFileStep: (title) => `Create “${title}”`,
  notThere:
    'The website does not have it. If it has been deleted, bring it back from an earlier version; else create it, and write what it asks for.',
  sections: 'Sections of the page',
  outline: 'What is on the page',
  pageItself: 'About the page',
  tools: 'Tools',
  languages: 'Language of the page',
  bothLanguages: 'All at once',
  width: 'Width',
  widths: { phone: 'Phone', tablet: 'Tablet', desk: 'Desk' },
  visitor: 'Visitor',
  visitors: { home: 'At home', abroad: 'Abroad' },
  day: 'As it will be on',
  undo: 'Undo',
  redo: 'Redo',
  undoThis: (what) => `Undo: ${what}`,
  redoThis: (what) => `Redo: ${what}`,
  changeIn: (names) => `A change in ${names}`,
  review: 'Review and save',
  reviewCount: (count) => (count === 1 ? '1 file' : `${count} files`),
  unchanged: 'No changes',
  problems: 'Problems',
  problemCount: (errors, warnings, openPoints) =>
    [
      errors > 0 && (errors === 1 ? '1 error' : `${errors} errors`),
      warnings > 0 && (warnings === 1 ? '1 warning' : `${warnings} warnings`),
      openPoints > 0 && `${openPoints} to be confirmed`,
    ]
      .filter(Boolean)
      .join(', '),
  checking: 'Checking…',
  noProblems: 'Everything is fine.',
  errors: 'To be mended before publishing',
  warnings: 'Worth a look',
  openPoints: (count) => (count === 1 ? '1 point to be confirmed' : `${count} points to be confirmed`),
  fix: 'Fix',
  goThere: 'Go there',
  overview: 'Overview',
  history: 'Versions',
  studioLanguage: 'Español',
  studioLanguageCode: 'es',
  form: 'Form',
  unreadable: 'This file cannot be read: mend it here, where it is marked.',
  otherEncoding:
    'This file was saved with the letters of Windows, which the website cannot read. Below it stands as it is meant: if its accents are right, save it as it should be.',
  convert: 'Save its letters as the website reads them',
  convertStep: (file) => `Save the letters of ${file} as the website reads them`,
  yaml: 'As text (YAML)',
  wayOfEditing: 'How it is edited',
  yamlStep: (file) => `Change the text of ${file}`,
  close: 'Close',
  backToForm: 'Back to the form',
  stillRight: 'The translation is still right',
  previews: 'The page as visitors see it',
  preview: (title, language) => `View of “${title}” (${language})`,
  previewHint: 'Click a text, a picture or a link to change it.',
  previewFollow: 'With Ctrl, a link leads to its page.',
  previewNarrower: (width) =>
    `There is no room for the width that was chosen: the pages are shown ${width} pixels wide.`,
  notDrawable: 'With the error there is now, the page cannot be drawn: it is shown as it was.',
  notDrawn: 'With the error there is now, the page cannot be drawn. You will see it as soon as that is mended.',
  sectionFailed: 'A section could not be drawn: its place says why.',
  choose: 'Click on the page what you want to change, or choose it in the list.',
  sharedTitle: (count) => `This stands on ${count} pages`,
  sharedByAll: 'This stands on all pages',
  sharedHint: 'What you change here changes on all of them.',
  besideHint: 'What belongs only to what you have clicked is changed in:',
  unshown: 'No page shows this yet.',
  unshownHint: 'Press where it is to be added:',
  unshownElsewhere: 'It can be added here, too:',
  unshownSection:
    'The page does not show this section as it is now: something that it shows is missing, it is still to be confirmed, or it is meant for another language or for other days.',
  notOnThisDay: (day) => `On ${day}, the day that is looked at, this is not seen.`,
  lookAtDay: (day) => `See the website on ${day}`,
  unlistedHint:
    'It will be seen once a section of a page names it or, where each has a page of its own, as articles do, once a page is that of each: that is chosen about the page, at “One for each entry”.',
  onlyHere: 'Change it on this page only',
  onlyHereStep: 'Separate from the other pages',
  recorded: 'Kept in the draft',
  recording: 'Keeping the draft…',
  cutOff: 'The server cannot be reached. Nothing is lost; it keeps trying.',
  draftUnwritable:
    'The draft cannot be written: is the disk full or the folder protected? What you change is still here; it keeps trying.',
  restarted: 'The server has been started again. Nothing is lost: press to go on.',
  superseded: 'The Studio has been opened in another window. Nothing can be changed here any more.',
  conflict: (paths) => `Somebody has changed ${paths} meanwhile, in the same place as you: choose before you save.`,
  takeBack: 'Go on in this window',
  notices: {
    saved: (files) => (files === 1 ? 'Saved: 1 file.' : `Saved: ${files} files.`),
    takenOver: (paths) => `Somebody has changed ${paths} meanwhile: it has been joined with what you have changed.`,
    pageGone: (title) => `Somebody has deleted the page meanwhile that you were looking at, “${title}”.`,
    nothingChanged: 'There is nothing to save.',
    tooLong: 'That is too much text to paste at once: nothing was pasted. Paste it in smaller parts.',
    partlyBack:
      'That is more than can be saved at once, so only a part of it is back. Save, and bring the same version back again for the rest.',
    droppedBeside:
      'A file cannot be dropped here. Click the picture on the page that you want to change, and drop it into its field; a PDF is uploaded at the link that leads to it.',
    pictureInText: 'A picture is not pasted into a text: it is chosen in a picture field.',
    refused: 'That change cannot be made here.',
    refusedReasons: {
      unreadable: 'Something in this file is written wrong: mend it first in “As text (YAML)”.',
      'no-such-place': 'What was to be changed is no longer there.',
      'wrong-place': 'That cannot be put there.',
      'key-exists': 'There is one of that name already.',
      shared: 'It is written once for several places: change it in “As text (YAML)”.',
      'not-data': 'That value cannot be written.',
      'not-writable': 'It is written in a way that can only be changed in “As text (YAML)”.',
      'no-such-file': 'The file is no longer there.',
      'file-exists': 'There is a file of that name already.',
      'too-large':
        'That file is too large for the draft of the Studio: delete it, or put another in its place, in the folder of the site.',
    },
    said: 'What the program has said:',
    compilerFailed: 'The Studio could not check the page. What you have written is in the draft.',
    journalDamaged: 'The draft was damaged: as much of it as could be read has been brought back.',
    failures: {
      conflict: (paths) =>
        `Somebody has changed ${paths} meanwhile: nothing was saved. Look at what changes now, and save again.`,
      restarted: () => 'The server has been started again: nothing was saved here. Press “Go on in this window”.',
      superseded: () => 'The Studio has been opened in another window: nothing was saved here.',
      unreachable: () =>
        'It could not be saved: the server does not answer. See whether “npm run dev” is still running.',
      'too-large': () =>
        'This is more than can be saved at once, and nothing was saved. Discard one of the largest files, save, and bring it in again afterwards.',
      refused: (paths) =>
        paths === ''
          ? 'Nothing was saved: the server does not understand what it is asked. Load this page again: what you have written is in the draft.'
          : `${paths} cannot be written: it is no file of the site, is not what its name says, or is a link to another file. Nothing was saved.`,
      unwritable: (paths) =>
        `${paths} could not be written. Is the disk full, or the file or its folder protected? Nothing was saved.`,
      full: () => 'The disk is full: make room and try again. Nothing is lost.',
      gone: () =>
        'The folder of the site is no longer where it was: put it back there and try again. What you have written is in the draft.',
      'nothing-new': () => 'There is nothing new since the last version.',
      unfinished: () =>
        'Changes are being brought together with git (merge, rebase), and that is not finished: finish or abandon it before you make a version. Nothing was touched here.',
      branchless: () =>
        'No branch is checked out in git (“detached HEAD”), and a version made like that would be lost from sight. Begin one first, with what you have changed: git switch -c my-changes. Nothing was touched here.',
      embedded: (paths) =>
        `In ${paths} there is a repository of its own, so its files would be in no version. Delete “.git” in it, which file managers hide, and make the version then. Nothing was touched here.`,
      nobody: () =>
        'Versions bear your name, which is not known on this computer yet. Tell it once: git config --global user.name "Your name" and git config --global user.email "you@mail".',
      behind: (paths) =>
        paths === ''
          ? 'Somebody else has sent versions that cannot be joined with yours by themselves: what they change is saved here and in no version yet. Save a version of that and send again; if it stays like that, the versions have to be brought together with git (git pull).'
          : `Somebody else has sent something else meanwhile for the same that you have changed, in ${paths}. It has to be decided with git (git pull) which one stays. Your version is still on this computer, and what was sent has not changed.`,
      remote: () =>
        'The server for versions does not answer, or does not let you in: nothing was sent or fetched. Your versions are kept on this computer.',
      'git-busy': () =>
        'Another program is using git in this folder, or one was broken off. Wait a moment and try again; if it stays like that and there is none any more, delete the file that is named here. Nothing is lost.',
      'git-damaged': () =>
        'The index of git in this folder is damaged, and there are no versions like that. What is saved is where it was. To mend it, delete the file index in the folder .git and type: git reset.',
      git: () => 'That could not be done with the versions. Nothing is lost.',
    },
  },
};
