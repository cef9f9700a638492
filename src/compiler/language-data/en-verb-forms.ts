import { END } from './en-pattern-parts';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

/** Verbs with their past and what stands behind “have”, where these are two words. */
const IRREGULAR = wrapped(`
  become=became=become begin=began=begun choose=chose=chosen come=came=come do=did=done draw=drew=drawn drink=drank=drunk
  drive=drove=driven freeze=froze=frozen eat=ate=eaten fly=flew=flown forget=forgot=forgotten give=gave=given go=went=gone grow=grew=grown
  know=knew=known overcome=overcame=overcome ride=rode=ridden ring=rang=rung run=ran=run see=saw=seen shake=shook=shaken
  sing=sang=sung speak=spoke=spoken steal=stole=stolen swim=swam=swum take=took=taken throw=threw=thrown
  undertake=undertook=undertaken wear=wore=worn write=wrote=written
`);
/** Those of which they are one. */
const HALF_IRREGULAR = wrapped(`
  be=was be=were bring=brought build=built buy=bought catch=caught get=got have=had hold=held keep=kept lend=lent lose=lost
  make=made meet=met pay=paid say=said sell=sold send=sent spend=spent teach=taught tell=told think=thought
`);
/** Those of them that nobody takes for a noun. */
const NO_NOUNS = new Set(
  'become begin bring choose come do eat forget give grow know meet see sell send speak take teach'.split(' '),
);
/** Regular verbs, without their last letter where that is an e. */
const REGULAR = wrapped(`
  accept allow answer apply ask attend book clean collect contact cook deliver discover enjoy explain finish follow help join
  learn listen look need obtain offer open order park perform pick play recommend repair reply start stay stop talk travel
  train visit wait walk want wash work
`).replaceAll(' ', '|');
const REGULAR_IN_E = wrapped(`
  advertis advis arrang arriv bak believ celebrat chang clos creat decid exercis giv hir improv includ invit lik liv mov
  organis organiz prepar produc promis provid purchas receiv renovat replac reserv serv shar smil us
`).replaceAll(' ', '|');
/** What else goes on in “-ing”. */
const GOING = 'bring|build|buy|do|eat|go|hold|keep|know|meet|pay|see|sell|send|sing|speak|teach|tell|think|wear';
const GOING_IN_E = 'choos|com|driv|giv|hav|los|mak|tak|writ';
/** And those that are no nouns. */
const REGULAR_ONLY =
  'accept|allow|attend|deliver|discover|enjoy|explain|follow(?! up)|join|learn|listen|obtain|recommend';
const REGULAR_ONLY_IN_E =
  'arrang|arriv|believ|celebrat|creat|decid|improv|includ|invit|organis|organiz|prepar|produc|provid|receiv|renovat|replac|serv';

const HAVE = "have|has|had|having|(?:have|has|had)n[’']t|(?:I|we|you|they)[’']ve";
const ADVERB = '((?:already|also|always|ever|just|never|not|now|often|only|recently|really|still) )?';
const PRONOUN = 'I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he';
const MODAL = "can|could|must|should|will|would|cannot|(?:ca|could|must|should|wo|would)n[’']t";
/** Behind which an object is missing, so that what follows may be the verb of the sentence. */
const NO_RELATIVE =
  '(?<!(?<!\\p{L})(?:all|anything|as|best|everything|how|least|like|more|most|much|nor|nothing|one|only|people|person|so|than|that|thing|things|those|what|whatever|which|who|whom) )';
const DENIED = "(?:do|does|did)n[’']t|(?:do|does|did) not";
const SUBJECT = 'you|we|they|he|she|it|I';
const NOUN = '(?:the|your|our|my|their) (?!\\p{Ll}+ly )\\p{Ll}+';
/** “The ideas I had came to me”. */
const NO_OBJECT =
  '(?<!(?<!(?<!\\p{L})(?:and|but|because|if|when|where|since)|[.,;:!?]) (?:I|you|we|they|he|she|it)(?: ever)? )';
/** But those behind which “to” may stand before a noun: “used to walking”, “go to training”. */
const TO_BASE = 'able|allowed|expect|expected|hope|how|need|needs|try|want|wants|wish';
const OBJECT = `(?= (?:an?|the|you|your|our|us|it|them|this|that|these|how|many|much|two|three|up|off|out|on|in|at|to)${END}|[.,;!?])`;

type Phrases = NonNullable<LanguageData['phrases']>;

const irregular = IRREGULAR.split(' ').map((forms) => forms.split('='));
const halfIrregular = HALF_IRREGULAR.split(' ').map((forms) => forms.split('='));

/** “We have went”, “it was wrote by”. */
const pasts: Phrases = irregular.flatMap(([, past = '', participle = '']) => [
  [`${NO_OBJECT}(${HAVE}) ${ADVERB}${past}${past === 'saw' || past === 'drove' ? OBJECT : ''}`, `$1 $2${participle}`],
  [`(Have|Has|Had) (${SUBJECT}|${NOUN}) ${ADVERB}${past}`, `$1 $2 $3${participle}`],
  ...(past === 'came' || past === 'went' || past === 'became'
    ? []
    : ([
        [`(be|been|being) ${past}(?= (?:by|in|on|at|to|for|from|with|and|up|out|as)${END}|[.,;])`, `$1 ${participle}`],
        [`(is|are|was|were) ${ADVERB}${past}(?= (?:by|in|on|at|from|to)${END})`, `$1 $2${participle}`],
      ] satisfies Phrases)),
]);

/** “You should brought”, “did you went”, “we want to bought”. */
const pastsForBases: Phrases = [...irregular, ...halfIrregular].flatMap(([base = '', past = '']) => {
  const isBe = base === 'be';
  return [
    [`${NO_RELATIVE}(${PRONOUN}) (${MODAL}) ${ADVERB}${past}`, `$1 $2 $3${base}`],
    [`(?<=\\p{L} )(should|would|could|cannot|(?:ca|could|should|wo|would)n[’']t) ${ADVERB}${past}`, `$1 $2${base}`],
    ...(isBe
      ? []
      : ([
          [`(${DENIED}) ${past}`, `$1 ${base}`],
          [`(?<!(?<!\\p{L})(?:so|as|than|nor|neither),? )([Dd]id|[Dd]oes|Do) (${SUBJECT}) ${past}`, `$1 $2 ${base}`],
          [`([Dd]id|[Dd]oes|Do) (${NOUN}) ${past}${OBJECT}`, `$1 $2 ${base}`],
        ] satisfies Phrases)),
    [`(Can|Could|Will|Would|Should|Must) (${SUBJECT}) ${past}`, `$1 $2 ${base}`],
    [`(${TO_BASE}) to ${past}`, `$1 to ${base}`],
  ];
});

/** “We have forget”, “it will be send”. */
const bases: Phrases = [...irregular, ...halfIrregular].flatMap(([base = '', past = '', participle = past]) =>
  NO_NOUNS.has(base) && base !== participle
    ? [
        [
          `(have|has|had|(?:I|we|you|they)[’']ve) ((?:already|also|always|just|never|recently) )?${base}`,
          `$1 $2${participle}`,
        ],
        ...(base === 'go' || base === 'come' || base === 'know'
          ? []
          : ([
              [
                `(can|could|will|would|should|must|may|might|cannot) ((?:also|not|only) )?be ${base}`,
                `$1 $2be ${participle}`,
              ],
            ] satisfies Phrases)),
      ]
    : [],
);

/** “Did you enjoyed”, “we will opening”, “we have receive”, “it can be repair in”. */
const regular: Phrases = [
  { verbs: REGULAR, e: '', only: REGULAR_ONLY, going: GOING },
  { verbs: REGULAR_IN_E, e: 'e', only: REGULAR_ONLY_IN_E, going: GOING_IN_E },
].flatMap(
  ({ verbs, e, only, going }) =>
    [
      [`(${DENIED}) (${verbs})ed(?!(?<=used) to${END})`, `$1 $2${e}`],
      [`(?<!(?<!\\p{L})(?:so|as|than|nor|neither),? )([Dd]id|[Dd]oes|Do) (${SUBJECT}) (${verbs})ed`, `$1 $2 $3${e}`],
      [`([Dd]id|[Dd]oes|Do) (${NOUN}) (${verbs})ed${OBJECT}`, `$1 $2 $3${e}`],
      [`${NO_RELATIVE}(${PRONOUN}) (${MODAL}|may) ${ADVERB}(${verbs})ed`, `$1 $2 $3$4${e}`],
      [`${NO_RELATIVE}(${PRONOUN}) (${MODAL}|may) ${ADVERB}(${verbs}|${going})ing`, `$1 $2 $3$4${e}`],
      [`(?<=\\p{L} )(should|would|could) (not )?(${verbs})ed`, `$1 $2$3${e}`],
      [`(${TO_BASE}) to (${verbs})ed`, `$1 to $2${e}`],
      [`(${TO_BASE}) to (${verbs}|${going})ing`, `$1 to $2${e}`],
      [
        `(have|has|had|(?:I|we|you|they)[’']ve) ((?:already|also|always|just|never|recently) )?(${only})${e}`,
        `$1 $2$3ed`,
      ],
      [`(can|could|will|would|should|must|may|might|cannot) ((?:also|not|only) )?be (${only})${e}`, `$1 $2be $3ed`],
      [
        `(?<!(?<!\\p{L})there )(can|could|will|would|should|must|may) (not )?be (book|clean|collect|repair|park|pick|purchas|order|deliver)${e}(?= (?:up|by|in|within|on|online|at|from|before|every|daily)${END})`,
        `$1 $2be $3ed`,
      ],
    ] satisfies Phrases,
);

export const verbForms: Phrases = [...pasts, ...pastsForBases, ...bases, ...regular];
