import type { Messages } from '../catalogue';
import { meant, megabytes, use } from './wording';

export const media = {
  'file-name-unkept': ({ file, other, correct }) => ({
    message:
      other === undefined
        ? `Windows can keep no file called “${file}”: whoever edits the site there has it not.`
        : file.normalize() === other.normalize()
          ? `“${file}” is there twice, with its accents written in two ways that look the same: a Mac keeps only one of the files.`
          : `“${file}” and “${other}” differ in capitals alone: Windows and Macs keep only one of them.`,
    hint: other === undefined ? `rename it, also where it is named: ${correct}` : 'give one of them another name',
  }),
  'file-name-malformed': ({ file, correct, isTaken }) => ({
    message: `The name of “${file}” has spaces, accents, capitals or other signs, and links go by it.`,
    hint: isTaken
      ? `delete it if it is a copy: site/${correct} is there already; if not, give it another name`
      : `rename it to site/${correct}`,
  }),
  'picture-other': ({ path, other, item, suggestion }) =>
    other === undefined && item === undefined
      ? {
          message: `“${path}” and “${suggestion}” seem to have changed places: what is said of each picture stands beside the other.`,
          hint: `write src: ${suggestion} here, and src: ${path} in the other place`,
        }
      : {
          message: `“${path}” is the picture of ${other === undefined ? `item ${item} of this list` : `“${other}”`}.`,
          hint: `write src: ${suggestion}`,
        },
  'media-alt': ({ both }) => ({
    message: both
      ? 'The picture has an alternative text (alt:) and is said to be mere decoration (decorative:) at once.'
      : 'Nothing says what this picture shows to those who cannot see it.',
    hint: both
      ? 'keep one of the two'
      : 'add alt: with what it shows, in each language, or decorative: true if it only adorns',
  }),
  'media-not-picture': ({ path }) => ({
    message: `“${path}” is no picture that can be read.`,
    hint: 'save it again as SVG, JPEG, PNG, WebP or AVIF',
  }),
  'alt-long': ({ length, most }) => ({
    message: `The description of the picture has ${length} characters: whoever cannot see it has to listen to all of them.`,
    hint: `keep one or two sentences (${most} characters at most), and move the rest to the text of the page`,
  }),
  'alt-of-other': ({ src, other, alt, correct, isSwapped, areCaptions }) => ({
    message: areCaptions
      ? `“${alt}” is what “${other}” shows, and this is the caption of “${src}”: the two captions seem to have changed places.`
      : isSwapped
        ? `“${alt}” is what the caption of “${other}” says, and this picture is “${src}”: the two descriptions seem to have changed places.`
        : `“${alt}” is how the website describes “${other}”, and this picture is “${src}”.`,
    hint: `write ${correct}`,
  }),
  'alt-other': ({ name, own }) => ({
    message: `The picture is of “${own}”, and its description speaks of “${name}”.`,
    hint: `write ${own}`,
  }),
  'alt-vague': ({ alt, correct }) => ({
    message: `“${alt}” ${correct === undefined ? 'does not say what the picture shows' : 'begins by saying that it is a picture, which is announced anyway'}.`,
    hint:
      correct !== undefined
        ? `write ${correct}`
        : 'say in a few words what it shows; if it only adorns, write decorative: true in place of alt:',
  }),
  'alt-file-name': ({ alt }) => ({
    message: `“${alt}” is the name of a file, and whoever does not see the picture does not learn what it shows.`,
    hint: 'write in a few words what the picture shows',
  }),
  'media-broken': ({ path, isUnmerged }) =>
    isUnmerged
      ? {
          message: `Two versions of the same have been left in “${path}”, between the lines “<<<<<<<” and “>>>>>>>”.`,
          hint: 'keep one of the two, or save the drawing again from the original',
        }
      : {
          message: `The photo “${path}” is damaged: it cannot be read as a whole.`,
          hint: `copy it to site/media/${path} again from the original`,
        },
  'media-empty': ({ path }) => ({
    message: `The file “${path}” is empty.`,
    hint: `copy it to site/media/${path} again, or delete it`,
  }),
  'media-huge': ({ path, width, height, mostPixels }) => ({
    message: `The photo “${path}” is ${width} × ${height}: more than ${mostPixels / 1e6} megapixels are too many to prepare it.`,
    hint: 'save it smaller, for example 4000 pixels wide',
  }),
  'media-large': ({ path, bytes, mostBytes }) => ({
    message: `“${path}” has ${megabytes(bytes)} MB and reaches visitors as it is: more than ${megabytes(mostBytes)} MB take long on a phone.`,
    hint: 'make the drawing simpler, or save it as a JPEG, PNG or WebP photograph',
  }),
  'media-misnamed': ({ path, format, correct }) => ({
    message: `The name “${path}” does not fit what it is: a ${format.toUpperCase()} picture.`,
    hint: `rename it to ${correct}, also where it is named`,
  }),
  'media-private': ({ path }) => ({
    message: `All that is in site/media is published, and “${path}” does not look meant for the public.`,
    hint: `delete site/media/${path} or move it elsewhere; if it is a download, link it with file: ${path}`,
  }),
  'media-runs': ({ path, other }) =>
    other === undefined
      ? {
          message: `“${path}” is a page or a program: browsers, computers or the server would run what is in it.`,
          hint: `delete site/${path}; write what is to be read into a page of site/pages, or offer it as a PDF`,
        }
      : {
          message: `By its name “${path}” is “${other}” compressed: servers would send it in the place of that file.`,
          hint: `delete site/${path}: the build makes compressed files by itself`,
        },
  'media-small': ({ path, width, least }) => ({
    message: `The photo “${path}” is ${width} pixels wide: in this place it will look blurred.`,
    hint: `put one here that is at least ${least} pixels wide`,
  }),
  'media-truncated': ({ path }) => ({
    message: `The picture “${path}” is cut off: its end is missing.`,
    hint: `copy it to site/media/${path} again`,
  }),
  'media-unused': ({ path }) => ({
    message: `Nothing uses “${path}”.`,
    hint: `name it where it should be seen, or delete site/media/${path}`,
  }),
  'drawing-misplaced': ({ path, correct }) => ({
    message: `The drawing “${path}” asks for the colours of the page, which it is given in site/media/drawings only: here it is black.`,
    hint: `move the file to site/media/${correct}, and where it says ${path} write ${correct}`,
  }),
  'svg-reduced': ({ path, removed }) => ({
    message: `Of “${path}”, what runs, moves, links or comes from elsewhere does not reach the website: ${removed.join(', ')}.`,
    hint: 'save the drawing without it, with shapes and text only',
  }),
  'svg-too-deep': ({ path, mostLevels }) => ({
    message: `The drawing “${path}” cannot be read: its groups lie within each other in more than ${mostLevels} levels.`,
    hint: 'ungroup its shapes in the drawing program, and save it again',
  }),
  'svg-too-many': ({ path, mostShapes }) => ({
    message: `The drawing “${path}” takes too long to draw: with its copies, patterns, masks and filters it has more than ${mostShapes} shapes.`,
    hint: 'simplify it in the drawing program, or save it as a PNG',
  }),
  'media-missing': ({ path, suggestion, name, hasAccentsApart, isElsewhere }) => {
    if (hasAccentsApart) {
      return {
        message: `The file “${path}” of site/media has accents in its name that are characters of their own, as some Macs and archives write them: it looks the same, and is not found.`,
        hint: `rename the file: type its name anew, ${path}`,
      };
    }
    if (path === '') {
      return {
        message: 'The name of the file is missing.',
        hint: 'write the name of a file of site/media, such as photo.jpg',
      };
    }
    if (isElsewhere && suggestion === undefined) {
      return {
        message: `“${path}” is an address of another website, and here goes the name of a file of site/media.`,
        hint: `save the file in site/media and write only its name here${name === undefined ? ', with its ending, such as photo.jpg' : `: ${name}`}`,
      };
    }
    return {
      message: `There is no file “${path}” in site/media.${meant(suggestion)}`,
      hint:
        use(suggestion) ??
        (name === undefined
          ? `copy the file to site/media/${path}`
          : `save the file in site/media and write only its name here: ${name}`),
    };
  },
} satisfies Messages;
