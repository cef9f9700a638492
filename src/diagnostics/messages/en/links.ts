import { languageName } from '../../languages';
import type { Messages } from '../catalogue';
import { meant, pageKeys, quoted, some, use } from './wording';

const addressHint: Readonly<Record<string, string>> = {
  several: 'write one of them, and make another link of the other',
  host: 'write the address as the browser shows it',
  name: 'write the address as the browser shows it',
  email: 'write mailto: and the whole address, like mailto:name@example.com',
  unreadable: 'write the address as the browser shows it',
  cut: 'open the page and copy the whole address, as the browser shows it',
  ending: 'write the whole address, as the browser shows it',
  private: 'write the public address, the one that opens for anybody who has not signed in',
  scheme: 'write the address as the browser shows it',
  local: 'write the public address, the one that starts with https:// and opens for anybody',
};

const phoneHint = (example: string) => `write tel: and the whole number, like tel:${example.replaceAll(' ', '')}`;

export const links = {
  'page-unknown': ({ value, suggestion, anchor, isForm, isElsewhere, isTemplate, valid }) => ({
    message:
      value.trim() === ''
        ? 'The name of a page is missing here.'
        : isForm
          ? `“${value}” is no page, but a form.`
          : isElsewhere
            ? `“${value}” is an address of another website, and here goes the name of a page of this one.`
            : isTemplate
              ? `“${value}” makes a page of each entry, and is none itself.${meant(suggestion)}`
              : `There is no page “${value}”.${meant(suggestion)}`,
    hint:
      (isElsewhere === 'link' ? `in the place of page:, write url: ${value}` : undefined) ??
      (isForm ? `write form: ${value}` : undefined) ??
      (anchor === undefined
        ? use(suggestion)
        : `write ${suggestion}, and anchor: ${anchor} in a line of its own below`) ??
      (isTemplate && valid[0] !== undefined ? `write which of its pages, such as ${valid[0]}` : undefined) ??
      'write the name of a page that is there: that of its file, without .yaml',
    valid,
  }),
  'anchor-unknown': ({ anchor, page, suggestion, valid }) => ({
    message: `The page “${page}” has no section called “${anchor}”.${meant(suggestion)}`,
    hint:
      suggestion !== undefined
        ? `write ${suggestion}`
        : `${valid.length === 0 ? '' : 'write the name of one of its sections, or '}add id: ${anchor} to the section it should lead to`,
    valid,
  }),
  'anchor-duplicate': ({ anchor, block }) =>
    block === undefined
      ? { message: `Another section of the page is called “${anchor}” already.`, hint: 'choose another id' }
      : { message: `The page shows the block “${block}” further up already.`, hint: 'delete one of the two' },
  'link-target-missing': () => ({
    message: 'The link leads nowhere.',
    hint: 'add page: contact (or post, url, file, form)',
  }),
  'link-target-ambiguous': ({ targets }) => ({
    message: `The link leads to several places at once: ${targets.join(', ')}.`,
    hint: 'keep one of them',
  }),
  'link-path-raw': ({ path, page, isFile }) => ({
    message: isFile
      ? `“${path}” leads to a file: links name it as it is called in site/media.`
      : `“${path}” is the address of one language only: links are written with the id of the page.`,
    hint:
      page === undefined ? 'no page has this address: write href="page:…", with the name of a page' : `href="${page}"`,
  }),
  'link-address-unsafe': ({ address, page }) => ({
    message: `“${address}” is not a valid address.`,
    hint: page !== undefined ? `href="${page}"` : 'start with https://, mailto:, tel:, page:, post: or file:',
  }),
  'link-conversion': ({ page, isNotFound }) => ({
    message: isNotFound
      ? `The page “${page}” is what is shown when an address does not exist: nobody finds there what they look for.`
      : `People arrive at “${page}” after sending a form: who comes from here would read that something was sent, and a message too many would be counted.`,
    hint: 'write another page',
  }),
  'link-to-itself': ({ page, isPost }) => ({
    message: `This link leads to “${page}”, where it stands: whoever presses it stays where they are.`,
    hint: isPost ? 'name another article, or delete the link' : 'name another page, or the section: anchor: …',
  }),
  'link-unpublished': ({ page, publish, expire, links }) => {
    const when = `is not shown ${expire === undefined ? `before ${publish}` : `any more after ${expire}`}`;
    if (links !== undefined) {
      return {
        message: `“${page}” ${when}, and ${links} links lead there.`,
        hint: 'change this date, or take the links out',
      };
    }
    return {
      message: `The link leads to “${page}”, which ${when}.`,
      hint:
        expire === undefined
          ? `take the link out, or give what it stands in publish: ${publish}`
          : `take the link out, or change expire: in “${page}”`,
    };
  },
  'address-mistyped': ({ address, reason, correct, example }) => ({
    message: {
      alphabet: `“${address}” has letters of another alphabet in the name of the website, which only look like the right ones.`,
      chat: `“${address}” opens no chat: a link to WhatsApp has only the figures of the number, with the code of the country first.`,
      digits: `“${address}” has too few digits, or too many, for a telephone number of that country.`,
      doubled: `“${address}” starts with https:// twice.`,
      host: `“${address}” has a comma, a dot or a www. too many in the name of the website.`,
      end: `“${address}” ends with a sign that is not part of the address, but of the sentence from which it was copied.`,
      cut: `“${address}” is cut off: its end is missing.`,
      ending: `“${address}” does not end as the name of a website does: .com, .org or another ending is missing.`,
      private: `“${address}” opens in your own account only: it works for nobody else.`,
      invisible: `“${address}” has a character that cannot be seen.`,
      local: `“${address}” is an address of your own computer or network: it works for nobody else.`,
      name: `“${address}” has more than the name of a website after https://.`,
      several: `“${address}” are several addresses, and a link leads to one place only.`,
      email: `“${address}” is no e-mail address: what stands before or after the @ is missing.`,
      insecure: `“${address}” starts with http://, which browsers warn is not secure.`,
      phone: `“${address}” is no telephone number: it has digits only, with + in front if needed.`,
      scheme: `“${address}” does not start as an address does: https://, mailto: or tel:.`,
      spaces: `“${address}” has spaces or signs that an address cannot have.`,
      unreadable: `“${address}” is an address that no browser opens: the name of the website has a sign that none has, or the number behind it is too large.`,
    }[reason],
    hint: correct === undefined ? (addressHint[reason] ?? (example && phoneHint(example))) : `write ${correct}`,
  }),
  'host-mistyped': ({ address, correct }) => ({
    message: `“${address}” seems to have a typo${address.includes('@') ? '' : ' in the name of a website'}.`,
    hint: `write ${correct}`,
  }),
  'link-own-address': ({ address, page, anchor, inHtml }) => ({
    message: `“${address}” is an address of this very site: links within it are written with the name of the page.`,
    hint: inHtml
      ? `href="page:${page}${anchor === undefined ? '' : `#${anchor}`}"`
      : `instead of url:, write ${pageKeys({ page, anchor })}`,
  }),
  'link-repeated': ({ label, first, second, same }) => ({
    message:
      same === 'label'
        ? `Link ${second} is called “${label}” like link ${first}, and leads elsewhere.`
        : `Link ${second}, “${label}”, leads to the same place as link ${first}.`,
    hint:
      same === 'label' ? 'say in the text of each where it leads' : 'change where it leads, or delete one of the two',
  }),
  'list-duplicate': ({ value, of, first, second, leftOut }) => ({
    message:
      of !== undefined
        ? `“${value}” is already among the countries of “${of}”, which its visitors will read.`
        : value === undefined
          ? `Item ${second} of this list is the same as item ${first}.`
          : `“${value}” is in this list already: it is item ${first}.`,
    hint:
      leftOut === undefined
        ? 'delete one of the two'
        : `write ${leftOut} here, which is on no page any more, or delete one of the two`,
  }),
  'address-moved': ({ address, page, language, more, correct, isOrder }) => ({
    message: `${
      language === undefined
        ? `“${address}” has been the address of the page “${page}”: whoever has kept it will find another one.`
        : `At “${address}” the page “${page}” has been read in ${languageName(language, 'en')}.`
    }${more === 0 ? '' : ` So it is with ${more} other ${more === 1 ? 'address' : 'addresses'}.`}`,
    hint:
      isOrder && language !== undefined
        ? `put ${languageName(language, 'en')} first again; if it is meant so, delete ${address}${more === 0 ? '' : ' and the others'} from site/addresses.yaml`
        : `${correct === undefined ? 'choose another address' : `write ${correct} again`}; if it is meant so, delete ${address} from site/addresses.yaml`,
  }),
  'address-vanished': ({ addresses, redirects, gone, prefix }) => {
    if (prefix !== undefined)
      return {
        message: `Addresses in ${languageName(prefix.language, 'en')} began with ${prefix.was} and begin with ${prefix.now} now: ${quoted(addresses)} ${addresses.length === 1 ? 'leads' : 'lead'} nowhere any more.`,
        hint: `prefix: ${prefix.was}`,
      };
    return {
      message:
        addresses.length === 1
          ? `${gone === undefined ? '' : `The page “${gone}” is gone. `}The address ${quoted(addresses)} leads nowhere any more, and people have kept it.`
          : `${gone === undefined ? '' : `The page “${gone}” is gone. `}The addresses ${quoted(addresses)} lead nowhere any more, and people have kept them.`,
      hint: `${redirects.length === 0 ? 'add a redirect to site/redirects.yaml' : `add to site/redirects.yaml, below redirects:, ${some(redirects)}`} (or, if it was never published, take it out of site/addresses.yaml)`,
    };
  },
  'icon-other-network': ({ icon, correct }) => ({
    message: `The icon “${icon}” is that of another network than the link.`,
    hint: `write icon: ${correct}`,
  }),
  'link-section-other': ({ text, anchor, correct }) => ({
    message: `The link says “${text}”, as the section “${correct}” is called, and leads to “${anchor}”.`,
    hint: `write ${correct}, or change the text of the link`,
  }),
  'link-unlike-others': ({ text, page, opened, usual, form }) => {
    if (form === undefined) {
      return {
        message: `The other buttons that say “${text}” lead to “${usual}”, and this one leads to “${page}”.`,
        hint: `write ${usual}, or change the text of the button`,
      };
    }
    const own = opened === undefined ? `leads to the page “${page}”` : `opens “${opened}”`;
    const written = opened === undefined ? `form: ${form} in place of page:` : form;
    return {
      message: `The other buttons that say “${text}” open the form “${form}”, and this one ${own}.`,
      hint: `write ${written}, or change the text of the button`,
    };
  },
  'link-number-other': ({ text, page, number, correct }) => ({
    message: `The link says “${text}” and leads to “${page}”, which has the number ${correct}; no page has the number ${number}.`,
    hint: `write ${correct} in place of ${number}`,
  }),
  'link-text-other': ({ text, page, correct, suggestion, isMeant }) => ({
    message: `The link says “${text}”, ${isMeant ? `which the page “${correct}” is about` : `as the page “${correct}” is called`}, and leads to “${page}”.`,
    hint:
      suggestion === undefined
        ? `write the name of “${page}” in the text of the link: “${correct}” is the page where it stands`
        : `write ${suggestion}, or change the text of the link`,
  }),
  'link-address-other': ({ text, address }) => ({
    message: `The link shows “${text}” and leads elsewhere: ${address}.`,
    hint: 'put the same in both',
  }),
  'link-text-vague': ({ text }) => ({
    message: `“${text}” does not say where the link leads: some people only hear or see the links.`,
    hint: 'put into the link the words that say what is behind it, such as the name of the page',
  }),
  'address-wrapped': ({ reason, correct }) => ({
    message: {
      detour: 'This link goes round by the website from which it was copied, which may stop working.',
      followed: 'This link carries the mark by which a social network or an advertisement follows each visit.',
      editor: 'This link opens the document for editing, and not for reading.',
      embedded:
        'This address is for showing something within another page: opened by itself, it is not what visitors expect.',
    }[reason],
    hint: `write ${correct}`,
  }),
  'link-other-network': ({ label, network, isFirstPage }) => ({
    message: isFirstPage
      ? `The link leads to the first page of ${label} or to one of its pages for everybody, and not to a profile.`
      : `The link says “${label}”, but leads to the website of another network: ${network}.`,
    hint: isFirstPage
      ? 'open the profile and copy its address, as the browser shows it'
      : `write the address of ${label} here, or change the text of the link`,
  }),
  'address-stand-in': ({ address }) => ({
    message: `“${address}” is an address from an example, which is nobody’s.`,
    hint: 'write the real address here',
  }),
  'address-of-other': ({ other, correct }) => ({
    message:
      other === undefined
        ? 'This address is written otherwise than all others beside it, which differ in nothing but the name: it seems to have a typo.'
        : `This is the address of “${other}”: it seems copied from there.`,
    hint: `write the one that belongs here, such as ${correct}`,
  }),
} satisfies Messages;
