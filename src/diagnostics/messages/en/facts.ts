import type { FactType } from '../../../compiler/schema/fact-type';
import { languageName, monthOf } from '../../languages';
import type { Messages } from '../catalogue';
import { meant, quoted, use } from './wording';

const dateHint = (reason: string, last: number | undefined) =>
  reason === 'day' ? `write a day from 01 to ${last}` : 'write the date as year-month-day, for example 2026-09-02';

const phoneFaults: Readonly<Record<'country' | 'letters' | 'nought' | 'signs', (phone: string) => string>> = {
  country: (phone) => `“${phone}” lacks the code of the country, without which it cannot be dialled from others.`,
  letters: (phone) => `In “${phone}” there are letters in the place of figures.`,
  nought: (phone) => `In “${phone}” there is a nought behind the code of the country, which is dialled within it only.`,
  signs: (phone) => `“${phone}” is not just one phone number: here go the code of the country, figures and spaces.`,
};

const factTypes: Readonly<Record<FactType, string>> = {
  count: 'a whole number, such as 16',
  date: 'a date in quotation marks: "2025-09-02" or "2025-09"',
  hours: 'a number of hours, such as 350',
  money: 'a number without a currency or points, such as 27000',
  months: 'a number of months, such as 6, or a range in quotation marks: "11-13"',
  percentage: 'a number from 0 to 100, without the % sign',
  text: 'a text in quotation marks',
};

const hours: Readonly<Record<string, string>> = {
  reversed: 'It closes before it opens.',
  day: 'The same day is there twice.',
  overlap: 'These hours overlap with others of the same day.',
  season: 'This season ends before it begins: its last day has the year in which it ends.',
};

export const facts = {
  'token-unknown': ({ token, suggestion, valid, scope }) => ({
    message:
      scope === 'entry' && valid.length === 0
        ? `“${token}” does not exist here: this page is not that of each course, article or place.`
        : `“${token}” does not exist.${meant(suggestion)}`,
    hint:
      use(suggestion) ??
      (scope === undefined
        ? 'write the name of a figure in facts.yaml, or the text itself'
        : scope === 'settings' || valid.length > 0
          ? `write ${valid.slice(0, 3).join(' or ')}, for example, or the text itself`
          : 'write the text itself here'),
    valid,
  }),
  'fact-not-number': ({ fact, value, isUse, correct, type, suggestion }) => {
    if (type !== undefined)
      return {
        message: `“${fact}” is no price: in facts.yaml it has type: ${type}.`,
        hint: suggestion === undefined ? 'use a figure of facts.yaml with type: money' : `write ${suggestion}`,
      };
    return {
      message: `“${value}” is not a number, and “${fact}” is the price of something.`,
      hint: isUse
        ? 'use a figure of facts.yaml that is a number'
        : correct === undefined
          ? 'write the digits only, without quotes, thousands separators and symbols; decimals after a point'
          : `value: ${correct}`,
    };
  },
  'fact-not-date': ({ fact, value, isUse }) => ({
    message: `“${value}” is not a date, and “${fact}” says when something is.`,
    hint: isUse
      ? 'use a figure of facts.yaml that is a date'
      : 'write year-month-day or year-month, in figures and in quotes: "YYYY-MM-DD" or "YYYY-MM"',
  }),
  'date-absurd': ({ date, years }) => ({
    message: `“${date}” is ${years} years away from today.`,
    hint: 'check the year',
  }),
  'date-future': ({ date }) => ({
    message: `“${date}” is still to come, and what has this date is shown already.`,
    hint: `correct the date, or add publish: "${date}" if it is to be shown from that day on`,
  }),
  'date-impossible': ({ date, reason, correct, last }) => ({
    message: {
      day: `There is no day “${date}”: that month has ${last} days.`,
      form: `“${date}” is not written as year-month-day, with four, two and two digits.`,
      month: `There is no “${date}”: months go from 01 to 12.`,
      year: `“${date}” has a year of more than four digits.`,
      yearly: `“${date}” names a year, and this is a day of every year: month-day.`,
      'yearly-form': `“${date}” is not written as month-day, with two digits each.`,
    }[reason],
    hint: correct === undefined ? dateHint(reason, last) : `write "${correct}"`,
  }),
  'time-impossible': ({ time, correct }) => ({
    message: `“${time}” is no time of the day${correct === undefined ? '' : ', or not written like the one beside it'}.`,
    hint: `write ${correct ?? 'a time from 0:00 to 23:59'}`,
  }),
  'time-reversed': ({ text, before }) => ({
    message:
      before === undefined ? `“${text}” ends before it begins.` : `“${text}” begins before “${before}” has ended.`,
    hint: 'swap the first and the last, or correct the figure, in every language',
  }),
  'list-count': ({ text, counted, length, isSentence, leftOut }) => ({
    message: `“${text}” speaks of ${counted}, and ${isSentence ? `${length} are named behind it` : `below there are ${length}`}.`,
    hint:
      leftOut === undefined
        ? 'correct the text in every language, or complete the list'
        : `add ${leftOut} to the list, which is on no page any more, or correct the text in every language`,
  }),
  'fact-of-other': ({ fact, other, correct }) => ({
    message: `The figure “${fact}” is that of “${other}”, and there is an own one here.`,
    hint: `write ${correct}`,
  }),
  'country-unknown': ({ country, correct }) => ({
    message: `“${country}” is the code of no country.`,
    hint: correct === undefined ? 'write the two letters of the country: ES, FR, PT, GB…' : `write ${correct}`,
  }),
  'postal-code-other': (of) =>
    of.in === 'address'
      ? {
          message: `The postal code is ${of.value} here, and ${of.other} under address:.`,
          hint: 'leave the same in both, or delete it from address:',
        }
      : of.in === 'place'
        ? {
            message: `${of.value} and ${of.other} are codes of places far apart, and both are in ${of.town}.`,
            hint: 'correct the code that is wrong',
          }
        : {
            message: `${of.value} is no postal code of ${of.town}: those begin with ${of.start}.`,
            hint: 'correct the code, or the town and the address',
          },
  'postal-code-malformed': ({ value, country, example, correct }) => ({
    message: `“${value}” is no postal code of ${country}, the country that stands in country:.`,
    hint:
      correct === undefined
        ? `write the whole code, such as "${example}", or correct the country`
        : `write "${correct}"${/^\d+$/.test(correct) ? ', in digits only' : ''}`,
  }),
  'office-hours-other': ({ text, office }) => ({
    message: `“${text}” is not what the hours (officeHours:) of site/settings.yaml say: “${office}”.`,
    hint: 'write the same hours in both places, or {{settings.officeHours}} here',
  }),
  'hours-other': ({ time, text, where, day }) => {
    const key = where === undefined ? 'hours' : 'officeHours';
    const hints = {
      closed: `delete ${time} from this list, or correct what is read in ${key}`,
      missing: `add ${time} to this list, or correct what is read in ${key}`,
      other: `write the same time in both places: here and in ${key}`,
    };
    return {
      message: `Search engines ${day === 'missing' ? 'do not ' : ''}read “${time}” here, and visitors read other hours${where === undefined ? '' : `, those of ${where}`}: “${text}”.`,
      hint: hints[day ?? 'other'],
    };
  },
  'date-month-other': ({ text, key, date, month, fact, weekday }) => ({
    message: weekday
      ? `It starts on a ${weekday}, ${date}, and classes are “${text}”.`
      : `“${text}” is not the month in which it starts: ${fact === undefined ? `“${key}”` : `the figure “${fact}”`} says ${date}.`,
    hint: weekday
      ? 'write the day of the first class, or correct the schedule'
      : `write ${month} here, or correct ${fact === undefined ? `${key}:` : `${fact} in facts.yaml`}`,
  }),
  'date-before': ({ date, first }) => ({
    message: `“${date}” is before “${first}”: nothing is revised before it is there.`,
    hint: `write a day from ${first} on, or correct the first one`,
  }),
  'span-wrong': ({ end, key, start }) =>
    start === undefined
      ? {
          message: `It has the last day, ${end}, and lacks the first one: so neither is shown.`,
          hint: `add ${key}: with the first day`,
        }
      : {
          message: `It ends on ${end}, before it begins, on ${start}.`,
          hint: `write a day from ${start} on, or correct ${key}:`,
        },
  'span-time-wrong': ({ key, lacking, month, example, opens, last }) => {
    if (lacking !== undefined) {
      return {
        message: `“${key}” says when something takes place, and “${lacking}” is missing for it.`,
        hint: `write ${lacking}:, too, or delete ${key}:`,
      };
    }
    if (month !== undefined) {
      return {
        message: `A time of the day needs a day, and “${month}” is a month.`,
        hint: `write the day, as in ${example}, or delete the times`,
      };
    }
    return {
      message: `It ends on the day on which it begins, and not after ${opens}, when it does.`,
      hint: `write a time after ${opens}; what lasts beyond midnight does without ${last}:`,
    };
  },
  'fact-price-malformed': ({ value, ...wanted }) => ({
    message: `“${value}” is not how a price is written.`,
    hint: 'correct' in wanted ? `write ${wanted.correct}` : `write it like ${wanted.example}`,
  }),
  'fact-bare': ({ token, correct }) => ({
    message: `${token} is an amount of money, and nothing says in which currency.`,
    hint: `write ${correct}`,
  }),
  'phone-other': ({ phone, correct, suggestion, country }) => ({
    message:
      country === undefined
        ? `“${phone}” is almost the phone number of the site, ${correct}, but not the same.`
        : `“${phone}” begins with the code of another country: all other phone numbers of the site begin with +${country}.`,
    hint: `write ${suggestion}`,
  }),
  'unit-number-wrong': ({ count, unit, correct }) => ({
    message: `Behind ${count}, which is more than one, comes the plural, and here it says “${unit}”.`,
    hint: `write ${correct}`,
  }),
  'noun-number-wrong': ({ count, noun, correct }) => ({
    message: `Behind ${count}, which is more than one, comes the plural, and here it says “${noun}”: the site usually says “${correct}”.`,
    hint: `write ${correct}`,
  }),
  'percent-missing': ({ fact, correct }) => ({
    message: `“${fact}” is a percentage, and the sign % is missing beside it.`,
    hint: `write ${correct}`,
  }),
  'fact-said-twice': ({ fact }) => ({
    message: `The sentence says the same price twice, “${fact}”: one of the two must be another.`,
    hint: 'put the other figure here, or say it only once',
  }),
  'fact-bound-other': (details) =>
    'named' in details
      ? {
          message: `It says “${details.text}” here of the figure “${details.fact}”, and by its name that is “${details.named}”.`,
          hint: `write {{facts.${details.named}}} in place of {{facts.${details.fact}}}, or change “${details.text}”`,
        }
      : {
          message: `It says “${details.text}” here of the figure “${details.fact}”, and ${details.count} other texts say the opposite, such as “${details.correct[0]}”.`,
          hint: `write ${quoted(details.correct)}, if that is what you mean`,
        },
  'fact-ends-swapped': ({ text, correct }) => ({
    message: `In “${text}” the end comes before the beginning.`,
    hint: `write ${correct}`,
  }),
  'fact-magnitude': ({ fact, value, other, otherValue }) => ({
    message: `“${fact}” is ${value}, and “${other}” ${otherValue}: one of them seems to have a nought too many or too few.`,
    hint: 'correct the figure that is wrong',
  }),
  'fact-year': ({ year, shown }) => ({
    message: `${year} is a year, and as a number it is read as “${shown}”.`,
    hint: `write type: text and value: "${year}"`,
  }),
  'fact-miscounted': ({ fact, unit, correct, swapped, type }) => ({
    message:
      swapped !== undefined
        ? `The figures “${fact}” and “${swapped}” are swapped: behind the first stands “${unit}”, which is what the second counts.`
        : type !== undefined
          ? `“${fact}” has type: ${type}, and in many places “${unit}” stands behind it.`
          : `Behind the figure “${fact}” stands “${unit}”, and that is not what it counts.`,
    hint:
      swapped !== undefined
        ? `write {{facts.${swapped}}} in the place of {{facts.${fact}}}, and the other way round`
        : type !== undefined
          ? `${correct === undefined ? 'change type:' : `write type: ${correct}`}, or correct those texts`
          : correct === undefined
            ? 'put another figure, or change that word'
            : `write ${correct}, or put another figure`,
  }),
  'unit-repeated': ({ unit, fact, correct, beside }) => {
    if (beside !== undefined)
      return {
        message: `The amount has its unit twice: “${beside}” and “${unit}”.`,
        hint: 'delete one of the two',
      };
    return {
      message:
        correct === undefined
          ? `“${unit}” will be read twice here: the figure “${fact}” brings it.`
          : `Where “${fact}” is used, “${unit}” stands behind it: it will be read twice.`,
      hint: correct === undefined ? `delete ${unit}` : `write only ${correct} here`,
    };
  },
  'phone-malformed': ({ phone, digits, country, correct, reason, example }) => ({
    message:
      reason !== undefined
        ? phoneFaults[reason](phone)
        : correct !== undefined
          ? `“${phone}” lacks the + before the code of the country.`
          : digits === undefined
            ? `“${phone}” is no phone number: it has figures and spaces only.`
            : country === undefined
              ? `The phone number has ${digits} digits.`
              : `${digits} digits follow +${country}, and numbers there have more or fewer.`,
    hint: `write ${correct ?? `the whole number, such as ${example}`}`,
  }),
  'hours-wrong': (said) =>
    said.reason === 'closed'
      ? {
          message: `“${said.closed}” says that it is closed on a day for which there are hours as well: “${said.open}”.`,
          hint: 'correct the days of one of the two sentences, in every language',
        }
      : { message: hours[said.reason] ?? '', hint: 'correct the hours or the days here' },
  'map-other': ({ query, correct }) => ({
    message: `The map looks for “${query}”, which is neither in the address nor in the name of this place.`,
    hint: correct === undefined ? 'write the address of the map of this place' : `write ${correct}`,
  }),
  'coordinates-elsewhere': ({ latitude, longitude, correct, other }) =>
    other === undefined
      ? {
          message: `The map of the place does not reach latitude ${latitude} and longitude ${longitude}.`,
          hint: correct === undefined ? 'correct the coordinates, or the address of the map' : `write ${correct}`,
        }
      : {
          message: `At latitude ${latitude} and longitude ${longitude} there is “${other}”, which has another address: they seem copied from there.`,
          hint: 'write the coordinates of this place, or delete coordinates',
        },
  'currency-missing': ({ example }) => ({
    message: 'There are prices, and nothing says in which currency they are written.',
    hint: `add currency: ${example}`,
  }),
  'currency-other': ({ sign, correct, fact }) => ({
    message:
      fact === undefined
        ? `All prices have “${sign}”, which is not the sign of this currency.`
        : `“${sign}” is not the sign of the currency of this website, in which “${fact}” is.`,
    hint: `write ${correct}`,
  }),
  'currency-misplaced': ({ text, correct, language, side, isShare }) => ({
    message: `In ${languageName(language, 'en')} the ${isShare ? 'sign %' : 'sign of the currency'} stands ${side} the ${isShare ? 'number' : 'amount'}, and here it says “${text}”.`,
    hint: `write ${correct}`,
  }),
  'placeholder-by-hand': ({ text, correct }) => ({
    message: `“${text}” is written by hand and stays as it is: with ${correct} the website puts the right one here.`,
    hint: `write ${correct}`,
  }),
  'token-malformed': ({ text, suggestion, valid }) => ({
    message:
      valid.length > 0 && !suggestion?.startsWith('{{')
        ? `“${text}” is not known here, and people would read it just like this: this text has ${valid.join(' and ')}.`
        : `People would read “${text}” just like this: it names no figure and no detail.${meant(suggestion)}`,
    hint:
      use(suggestion ?? (valid.length > 0 ? valid.join(' or ') : undefined)) ??
      'a figure is written with two braces on each side: {{facts.name}}',
    ...(valid.length > 0 && { valid }),
  }),
  'fact-misquoted': ({ name, text, fact, value, suggestion, isNamed }) => ({
    message: isNamed
      ? `It says ${text} here of “${name}”, whose figure is “${fact}”.`
      : `It says ${text} here of “${name}”, and the figure “${fact}” in facts.yaml is ${value}.`,
    hint: `write ${suggestion}${isNamed ? '' : ', or correct the figure if this one is right'}`,
  }),
  'fact-contradicted': ({ text, fact, value, suggestion }) => ({
    message: `It says ${text} here, but the price “${fact}” in facts.yaml is ${value}.`,
    hint: `write ${suggestion}, if it is the same price`,
  }),
  'fact-unlike': ({ text, fact, value, suggestion, isCode }) => ({
    message: isCode
      ? `It says ${text} here, and the figure “${fact}” is ${value}: it seems to be the same code with another number.`
      : `It says ${text} here, and elsewhere the figure “${fact}”, which is ${value}, stands with the same words.`,
    hint: `write ${suggestion}, if it is the same figure`,
  }),
  'fact-blank': ({ fact }) => ({
    message: `The figure “${fact}” is empty: where it is used, the text would have a hole.`,
    hint: 'write its value, or delete the figure if nothing uses it',
  }),
  'fact-count': ({ fact, value, length, list, file, missing }) => ({
    message:
      missing === undefined
        ? `This says ${value}, and in ${file} (${list}:) there are ${length}.`
        : `Before this one, “${missing}” is missing: the list has ${length} items, and “${fact}”, in ${file}, says ${value}.`,
    hint:
      missing === undefined
        ? `write ${length}, or complete the list`
        : `put “${missing}” back here, or write ${length} in ${file}`,
  }),
  'workload-other': ({ value, text, correct, isOfHours, lastDay }) => ({
    message:
      lastDay === undefined
        ? `Search engines read ${value} ${isOfHours ? 'hours' : 'months'} here, and visitors read “${text}”.`
        : `From the first day to the last there ${value === 1 ? 'is 1 day' : `are ${value} days`}, and visitors read “${text}”.`,
    hint: `write ${lastDay ?? correct}, or correct the ${isOfHours ? 'hours' : 'duration'}`,
  }),
  'fact-entry': ({ value, fact, correct }) => ({
    message: `This says ${value}, and the figure “${fact}” says ${correct}.`,
    hint: `write ${correct}, or correct the figure in site/facts.yaml`,
  }),
  'fact-order': ({ least, most, values, isSpanOfNone }) => ({
    message: isSpanOfNone
      ? `“${least}” and “${most}” are both ${values[0]}: there is nothing from one to the other.`
      : `“${least}” is ${values[0]} and “${most}” is ${values[1]}: they are the wrong way round.`,
    hint: isSpanOfNone ? 'correct one of the two values' : 'correct one of the two values, or swap them',
  }),
  'fact-literal': ({ text, suggestion, valid }) => ({
    message: `A figure of facts.yaml, ${text}, is written by hand: when it changes there, it stays as it is here.`,
    hint: `write ${suggestion ?? valid.join(' or ')}`,
  }),
  'fact-range': ({ value, isDate, minimum, maximum }) => ({
    message: isDate
      ? `The year of ${value} cannot be right: it has to be between ${minimum} and ${maximum}.`
      : `This cannot be ${value}: the value goes from ${minimum} to ${maximum}.`,
    hint: 'write the right figure',
  }),
  'fact-sum-unknown': ({ fact, reason, suggestion, valid }) => ({
    message: {
      unknown: `There is no figure “${fact}” to add.${meant(suggestion)}`,
      text: `“${fact}” is a text and cannot be added.`,
      circular: `“${fact}” is part of its own sum.`,
      measure: `“${fact}” is not measured as this sum is: euros, hours, months and percentages cannot be added up.`,
    }[reason],
    hint:
      reason === 'unknown'
        ? (use(suggestion) ?? 'write the name of one of the figures of site/facts.yaml')
        : 'delete it from the sum',
    ...(valid.length > 0 && { valid }),
  }),
  'fact-sum-wrong': ({ value, correct, parts }) => ({
    message: `It says ${value}, but ${parts.join(' + ')} makes ${correct}.`,
    hint: 'delete value:, as the website works the sum out, or correct the figures that are added',
  }),
  'fact-notation': ({ written, correct }) => ({
    message: `“${written}” is not written as figures are read: the website takes it for ${correct}.`,
    hint: `value: ${correct}`,
  }),
  'fact-thousands': ({ written, correct }) => ({
    message: `“${written}” is not read as ${correct}: a figure is written without a sign for the thousands.`,
    hint: `value: ${correct}`,
  }),
  'fact-time-unlike': ({ value, other, correct }) => ({
    message: `“${value}” and “${other}” are the two times of one timetable, and are written in different ways.`,
    hint: `write value: "${correct}"`,
  }),
  'fact-type': ({ type, value, suggestion, last }) => ({
    message:
      last !== undefined
        ? `There is no day “${value}”: ${monthOf(value, 'en')} has ${last} days.`
        : `“${value}” does not go with type: ${type}, which asks for ${factTypes[type]}.`,
    hint:
      last !== undefined
        ? dateHint('day', last)
        : suggestion === undefined
          ? `write ${factTypes[type]}, or change type:`
          : `value: ${suggestion}`,
  }),
  'fact-unit': ({ value, unit, correct }) => ({
    message: `“${value}” has “${unit}” in it, and only the number goes here.`,
    hint: `value: ${correct}`,
  }),
  'fact-unused': ({ fact }) => ({
    message: `Nothing uses the figure “${fact}”.`,
    hint: `write {{facts.${fact}}} in the text that needs it, or delete it`,
  }),
  'fact-share': ({ value, correct }) => ({
    message: `${value} is less than 1%. Did you mean ${correct}%?`,
    hint: `write ${correct}; if it really is less than 1%, make it a text: "${value}", with type: text`,
  }),
  'fact-zero': ({ fact, free }) => ({
    message: `The figure “${fact}” is zero. Is its value missing?`,
    hint: free
      ? `write the price; if it costs nothing, say in messages.yaml what is read in its place, with the key free: ${free}`
      : 'write the figure; if it is zero on purpose, make it a text: "0", with type: text',
  }),
  'token-misplaced': ({ token, value }) => ({
    message: `People would read “${token}” just like this: it is replaced in texts only, and not here.`,
    hint: value === undefined ? 'write the value itself' : `write ${value}`,
  }),
  'figure-decimal': ({ text, correct, language }) => ({
    message: `“${text}” does not have its decimals as ${languageName(language, 'en')} writes them.`,
    hint: `write ${correct}`,
  }),
} satisfies Messages;
