import { languageName } from '../../languages';
import { schemaText } from '../../schema-text';
import type { Messages } from '../catalogue';

export const forms = {
  'message-missing': ({ messages, user, where }) => {
    const [only, ...others] = messages.map(({ says }) => schemaText(says, 'en'));
    const shows = `“${schemaText(user, 'en').title}” (site/${where}) shows`;
    // What nobody has written down yet is told by what it is.
    const lines = messages.map(({ key, says, example }) =>
      example.includes('[[') ? `${key}: ${example} (${schemaText(says, 'en').title})` : `${key}: ${example}`,
    );
    if (others.length === 0)
      return { message: `${shows} a text that is missing. ${only?.description}`, hint: `add ${lines[0]}` };
    return {
      message: `${shows} ${messages.length} texts that are missing.`,
      hint: `add, each in a line of its own, ${lines.join(', ')}`,
    };
  },
  'consent-missing': () => ({
    message: 'Visits are to be measured, and no texts ask for consent: nothing would be measured.',
    hint: 'create site/consent.yaml or, if nothing is to be measured, delete tracking:',
  }),
  'consent-category-other': ({ name, category, other, file }) => ({
    message: `“${name}” is of “${category}” here, and of “${other}” in the table of ${file}: something else would be accepted than what is explained.`,
    hint: `write the same in both places: “${other}”, if that is right`,
  }),
  'policy-unlinked': ({ page, isInConsent }) => ({
    message: isInConsent
      ? `The question about cookies does not link “${page}”, which is where what it keeps is explained.`
      : `The question about cookies links “${page}”, and it is not at the foot of the pages: who has decided already does not find it.`,
    hint: `add a link with page: ${page} to the list`,
  }),
  'tracking-other': ({ label, event, correct }) => {
    if (label !== undefined) {
      return {
        message: `The conversion “${label}” reaches nobody: ads: is empty, and Google Ads is not loaded.`,
        hint: 'write the Google Ads ID in ads:, such as "AW-123456789", or leave the label empty',
      };
    }
    return event === undefined
      ? {
          message: 'The value of the conversion does not say in which currency it is.',
          hint: `add currency: ${correct}`,
        }
      : {
          message: `“${event}” is reported when the form is sent, and once more on arrival at the thank-you page: each message would be counted twice.`,
          hint: 'write another name here',
        };
  },
  'consent-unlisted': ({ name, file, correct }) =>
    correct === undefined
      ? {
          message: `The question about cookies says that “${name}” is kept, and the tables of ${file} do not explain what that is.`,
          hint: 'add a row for it there, or correct the name here',
        }
      : {
          message: `The question about cookies calls “${correct}” what is called “${name}” here.`,
          hint: `write ${correct}`,
        },
  'consent-duration-other': ({ name, said, other, file }) => ({
    message: `Visitors read here that “${name}” is kept for ${said}, and in the table of site/${file}, ${other}.`,
    hint: `write the same time in both places: ${other}, if that is right`,
  }),
  'consent-months-other': ({ months, correct }) => ({
    message: `Visitors read that their decision on cookies holds for ${months} ${months === 1 ? 'month' : 'months'}, and renewalMonths: ${correct} has them asked again at another time.`,
    hint: `write renewalMonths: ${months} in site/consent.yaml, or what that says (${correct}) in the text`,
  }),
  'consent-swapped': ({ text, button }) => ({
    message:
      button === 'accept'
        ? `“${text}” is what the button says that accepts all categories: whoever presses it does the opposite of what they read.`
        : `“${text}” is what the button says that rejects what is not necessary: whoever presses it does the opposite of what they read.`,
    hint: 'swap the texts of accept and reject, or write on each button what it does',
  }),
  'consent-same': ({ text, other, ofCategory }) =>
    ofCategory !== undefined
      ? {
          message: `Of two kinds of cookies the same would be read, “${text}”: of this one and of “${other}”. Nobody could tell them apart.`,
          hint:
            ofCategory === 'title'
              ? 'give each kind a name of its own'
              : 'write of each kind what it is for, and only that',
        }
      : {
          message: `Two buttons of the question about cookies would say “${text}”: this one and “${other}”. Nobody could tell them apart.`,
          hint: 'write on each what it does: accept, reject or choose',
        },
  'form-elsewhere': ({ form, anchor, page, correct }) => ({
    message: `The form “${form}” says that it is in the section “${anchor}” of “${page}”, and there is no form there.`,
    hint: correct === undefined ? 'write the name of a section with a form' : `write ${correct}`,
  }),
  'form-reply-missing': ({ form, isOptional }) => ({
    message: isOptional
      ? `The form “${form}” asks for one thing only by which to reply, and it may be left empty.`
      : `The form “${form}” asks for neither an e-mail address nor a phone number: nobody could answer who writes.`,
    hint: isOptional ? 'add a field with kind: email, or delete optional: true' : 'add a field with kind: email',
  }),
  'field-kind-other': ({ label, kind, correct, beside }) => ({
    message:
      beside === undefined
        ? `“${label}” asks for something else than ${kind}, and the field will not take what is typed.`
        : `“${label}” is the label of the field “${beside.field}”, which says “${beside.label}”: they have changed places.`,
    hint: beside === undefined ? `write kind: ${correct}` : `write “${beside.label}” here, and “${label}” there`,
  }),
  'field-options-idle': () => ({
    message: 'Nobody will see these options: the field is none of those that offer one of several to choose.',
    hint: 'write kind: choice, or delete options',
  }),
  'form-consent-missing': ({ form, other, isOptional, isUnlinked }) => {
    if (isUnlinked) {
      return {
        message: `What the form “${form}” asks consent for cannot be read from there; in “${other}” a link leads to it.`,
        hint: `add link: with the label and the page that “${other}” has`,
      };
    }
    return {
      message: isOptional
        ? `The form “${form}” can be sent without consent to use the data, and “${other}” cannot.`
        : `The form “${form}” does not ask for consent to use the data, and “${other}” does.`,
      hint: isOptional ? 'delete optional: true' : 'add a field with kind: consent',
    };
  },
  'form-without-service': ({ forms: [form = '', ...others], isLocal }) => ({
    message: `On the published website the form “${form}” ${others.length === 0 ? '' : `and ${others.length === 1 ? `“${others[0]}”` : `${others.length} more`} `}will not be seen: phone and e-mail take the place. ${isLocal ? 'The stand-in service works on this computer only.' : 'No service for forms is set.'}`,
    hint: 'set provider: tally in settings.yaml, and the tally id of each form',
  }),
  'form-id-missing': ({ form }) => ({
    message: `The form “${form}” has no id at Tally: phone and e-mail take its place.`,
    hint: 'add tally: and the end of the form’s address at Tally',
  }),
  'message-country-other': ({ locale, text, correct }) => ({
    message: `The messages are not in ${languageName(locale, 'en')} (${locale}), where “${text}” is usually “${correct[0]}”. So it is with ${correct.length - 1} more.`,
    hint: `write what is said there: ${correct.map((each) => `"${each}"`).join(', ')}`,
  }),
  'message-discarded': () => ({
    message: 'The messages of this form reach nobody: they are only noted in the browser.',
    hint: 'delivery: { post: "https://…" }',
  }),
  'message-other': ({ text, other, correct }) => ({
    message: `“${text}” is what “${other}” says: it seems copied from there.`,
    hint: `write what belongs here, such as ${correct.map((text) => `"${text}"`).join(' and ')}`,
  }),
  'template-missing': ({ collection }) => ({
    message: `Entries of “${collection}” are listed here, but no page shows them.`,
    hint: `make a file in site/pages with each: ${collection}`,
  }),
} satisfies Messages;
