/** Behind “A” as a letter or a mark: “vitamin A is”. */
export const BEHIND_LETTER =
  /^(?:about|after|again|all|along|also|am|among|and|any|are|as|at|away|else|even|ever|if|in|into|is|it|its|of|off|on|only|or|our|out|over|under|until|up|upon|us|use[ds]?)$/;

/** Words that begin with the sound of a vowel, and not with its letter: “an hour”. */
export const SILENT_H = /^(?:hour|honest|hono(?!l)|heir)/;

/** Words that begin with the letter of a vowel, and not with its sound: “a unit”. */
export const SOUNDED_AS_CONSONANT =
  /^(?:uni(?!n|m|den|r|ced|ll|ssu)|unanim|unesco|us[aeiu]|ut(?:[eio]|ah)|ubiq|ufo|ugand|uk[ru]|ur[aeio]|urugu|uvul|eu|ewe|one(?:s|self|sies?|ness)?$|once|ouija)/;

/** Words before which people say both, “an historic”, letters that are spelt out, “an Xbox”, and what begins otherwise in other languages, “an Yves”. */
export const OF_EITHER_SOUND =
  /^(?:h(?:abit|allu|armon|er[bo]|ilar|ist|omage|ors$|otel|umble|y)|[^aeiouhbcdfgjklmnpqrstvwxyz]|x|y[^aeiou]|eusk)/;
