import type { Agreement } from './agreement';
import { wrapped } from './wrapped';

/** Those that are no nouns. */
const VERBS = wrapped(`
  accept allow appear apply arrive attend become begin belong bring carry choose come consist contain create decide deliver
  depend describe deserve develop discover eat eliminate enable enjoy exist explain follow get give grow happen hear improve
  include inform introduce invite join keep know learn lend lie listen make obtain occur organise organize own pay prefer
  prepare prevent protect provide publish receive recommend reduce remain renew require seem sell send serve sing speak spend
  suffer suggest take teach tell think understand wear welcome write
`);

export const agreement: Agreement = {
  determiners: {
    either: wrapped(`
      the=the our=our your=your my=my their=their its=its this=these =those a= an= every= each= =all =most =many =both
      =some =several =two =three =four =five =six
    `),
  },
  alsoPronouns: 'this each all most both some those',
  nouns: 'y=ies f=ves fe=ves =s =es',
  singularEnd: '[a-rt-z]',
  pluralEnd: '[^isu]s',
  verbs: 'ies=y es= s=',
  onlyVerbs: VERBS,
  behindNoun: {
    singular: ` (?:are|were|have|will|can|must|should|${VERBS.replaceAll(' ', '|')})(?!\\p{L})`,
    plural:
      '[.,;:!?)]|$| (?:in|of|for|from|with|that|which|who|is|was|are|were|and|or|at|on|to|by|can|will|must|should|has|have|had|but|because|when|where|if|before|after|without)(?!\\p{L})',
  },
  prenominal: wrapped(`
    advanced basic best different first four good great high important last main new next only other own same second short
    small special three two whole
  `),
  neverNouns: wrapped(`
    alone always another besides can cannot could firmware hardware lens may might must shall should software to will would hers million more now only others ours perhaps same sometimes theirs then thousand hundred
    dozen people three four five six seven eight nine ten too two yes yours
  `),
  invariable: wrapped(`
    barracks bellows commons crossroads economics ethics gallows headquarters lens means news overseas physics politics series
    shambles species statistics summons works cons pros
  `),
  times: 'minutes hours days weeks months years euros pounds dollars kilometres kilometers metres meters miles',
  groups: wrapped(`
    aircraft army audience best blind board brave bunch children clergy committee council couple crew criteria crowd data dead
    deaf disabled elderly enemy english equipment faculty family few firmware first fish following former french government
    great group homeless injured jury kind last latter least living lot majority many media meek men middle military
    minority most navy noble number old one only other pair people percent police poor powerful press public rest rich
    same sick spanish staff strong team tough unemployed variety weak wicked wise women world wounded young youth
  `),
  unchanging: 'does do help last let same were',
  beforeVerbs: 'also always usually often never',
  linking: 'is=are was=were has=have',
  inPhrases: 'of in at with for from',
  conjunctions: 'if when because while once',
};
