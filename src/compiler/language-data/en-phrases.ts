import { END, NO_GROUP, STEM } from './en-pattern-parts';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

/** Verbs that many a text has. */
const VERBS = wrapped(`
  accept allow arrive ask bake begin bring build buy choose come contain cover create deliver eat enjoy explain find follow
  get give grow hear help include invite join keep know learn leave lend live make meet need obtain offer open organise
  organize pay prefer prepare produce provide receive recommend require see sell send serve sing sleep speak spend start
  stay take tell think train travel treat use visit want wear welcome work write
`).replaceAll(' ', '|');
/** Those of them that are no nouns. */
const NO_NOUNS = wrapped(`
  accept allow arrive bake begin bring choose come contain create deliver eat enjoy explain find follow get give grow hear
  include join keep know learn lend make obtain pay prefer prepare provide receive recommend require see seem sell send
  serve speak spend take tell think want wear write
`).replaceAll(' ', '|');
const MODALS = "can|must|should|could|would|cannot|(?:ca|wo|does|do|did)n[’']t|(?:does|do|did) not";
const PRONOUNS = 'I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t';
const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|\\d+';
/** Before a noun, and so behind a verb. */
const DETERMINERS = `an?|the|my|your|our|their|${NUMBERS}`;
/** Not a word that only looks like one in the plural. */
const NO_STEM = `(?!(?:always|perhaps|sometimes|besides|afterwards|towards|upwards|means|news|thus|others|ourselves|yourselves)${END})`;

export const phrases: NonNullable<LanguageData['phrases']> = [
  [
    '(?=the)(?<=\\p{Ll},? )the (of|from|with|for|by)(?= (?!(?:and|appointment|course|date|dummies|ever|example|far|field|hand|hire|kids|line|loop|love|me|memory|men|no|now|popular|products?|profit|rent|sale|scratch|statement|then|us|women)(?!\\p{L}))\\p{Ll})',
    '$1 the',
  ],
  [
    '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (people|children|men|women) is',
    '$1 $2 are',
  ],
  [
    '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (people|children|men|women) was',
    '$1 $2 were',
  ],
  [
    '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (people|children|men|women) has',
    '$1 $2 have',
  ],
  [
    `(?<=^|[.!?] )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose) (people|children|men|women|\\p{Ll}{2,}[b-hj-rtv-z]s) (cost|end|help|last|need|offer|open|pay|start|take|use|work)s(?= (?:an?|${NUMBERS})(?!\\p{L}))`,
    '$1 $2 $3',
  ],
  [`(?<!\\p{L} )([Ww]e|[Yy]ou|[Tt]hey) (${VERBS})s`, '$1 $2'],
  [
    `(?<!\\p{L},? )([Hh]e|[Ss]he|[Ii]t) (${VERBS})(?= (?:${DETERMINERS}|in|on|at|with|from|to|you|us)(?!\\p{L}))`,
    '$1 $2s',
  ],
  [`(${MODALS}) (${NO_NOUNS})s`, '$1 $2'],
  [
    `(${PRONOUNS}) (${MODALS}) ${NO_STEM}(?!(?:${NO_NOUNS})s )(${STEM})s(?= (?:${DETERMINERS}|to|in|at|on|by|with|from)(?!\\p{L}))`,
    '$1 $2 $3',
  ],
  [
    `([Dd]oes|[Dd]id) ((?:the|this|your|our|each|every) \\p{Ll}+|it|he|she) (${NO_NOUNS})s(?= ?(?:\\?|\\p{Ll}))`,
    '$1 $2 $3',
  ],
  [
    `([Dd]oes|[Dd]id) ((?:the|this|your|our|each|every) \\p{Ll}+|it|he|she) ${NO_STEM}(${STEM})s(?=\\?| (?:${DETERMINERS})(?!\\p{L}))`,
    '$1 $2 $3',
  ],
  ['at (end|beginning|start) of(?= \\p{Ll})', 'at the $1 of'],
  [
    `there is (many|several|two|three|four|five|six|(?:some|a lot of) (?:people|children|things|${NO_STEM}${STEM}s(?= (?:in|on|at|for|with|and|to|that|who|which)(?!\\p{L})|[.,;!?])))(?! \\p{L}+[’'])`,
    'there are $1',
  ],
  ['(each|every) (room|group|day|week|month|year|member|visitor|customer|person|child)s', '$1 $2'],
  [
    '([Tt]hese|[Tt]hose|[Mm]any|[Ss]everal) (book|visitor|guest|group|room|month|week|day|year)(?= (?:are|can|will|have|start|begin|take|who|that|in|from|of|with)(?!\\p{L})|[.,;]|$)',
    '$1 $2s',
  ],
  [
    `(?<!\\p{L},? )([Hh]e|[Ss]he|[Ii]t) (teach|go)(?= (?:${DETERMINERS}|in|on|at|to|\\p{Ll}+ (?:on|in|at))(?!\\p{L}))`,
    '$1 $2es',
  ],
  ['(?<!\\p{L},? )([Hh]e|[Ss]he|[Ii]t) have', '$1 has'],
  ["(?<!\\p{L},? )([Hh]e|[Ss]he|[Ii]t) don[’']t", '$1 doesn’t'],
  ['(\\d*(?<!1)1)(?:th|nd|rd)', '$1st'],
  ['(\\d*(?<!1)2)(?:th|rd)', '$1nd'],
  ['(\\d*(?<!1)3)(?:th|nd)', '$1rd'],
  ['(\\d*(?:1[123]|[04-9]))(?:nd|rd)', '$1th'],
  ['(would|could|should|must|might) of(?! course)', '$1 have'],
  [
    '(more|less|fewer|rather|other) then(?= (?:\\d|half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|a (?:dozen|hundred|thousand))(?!\\p{L}))',
    '$1 than',
  ],
  [
    '(more|less|better|worse|rather|fewer|faster|higher|lower|cheaper) then(?= (?:a|an|the|ever|one|two|any|all|other|that|this|\\d|\\{\\{))',
    '$1 than',
  ],
  [
    '(?<!(?<!\\p{L})(?:a|the|of|with|who|that|as|(?:all|everything|anything|whatever|what|how|best|more|than)(?: that)? (?:I|we|you|they|he|she|it|one)) )(can|could|must|should|would) to(?= \\p{Ll})',
    '$1',
  ],
  ['explain (me|us)(?= (?:the|how|what|why))', 'explain to $1'],
  ['(depends?|depending) of', '$1 on'],
  ['interested on', 'interested in'],
  ['(discuss|discussed|discussing) about', '$1'],
  ['according with', 'according to'],
  ["(?<=[Hh]ow )much (\\p{Ll}{2,}[^sui’']s)(?= (?:can|do|will|should|did|could) (?:I|you|we|they|there))", 'many $1'],
  [
    "there is no (?!(?:news|always|politics|physics|mathematics|maths|athletics|economics|ethics|statistics|series|species|headquarters|means|less)(?!\\p{L}))(\\p{Ll}{2,}[^suia’']s)(?=[.,;!]|$| (?:for|in|on|at|to|and|or|of|with|that|left|available|yet)(?!\\p{L}))",
    'there are no $1',
  ],
  ['(look|looks|looking|looked) forward to (hear|see|meet|speak|talk|welcom)e?(?= )', '$1 forward to $2ing'],
  ['(do|did|does) (you|we|they|I|he|she|it) has', '$1 $2 have'],
  [
    'one of (our|my|your|their|his|her|these|those) (?!(?:alumni|aircraft|choice|children|company|crew|criteria|family|feet|fish|food|geese|kind|kin|liking|media|men|mice|number|own|people|personnel|phenomena|sheep|staff|style|team|teeth|time|women|work)(?!\\p{L}))(\\p{Ll}+(?<!ch|sh)[^sxyz])(?= (?:will|can|is|has|was|may|must|who|speaks|teaches|lives|plays)(?!\\p{L})|[.,;!?])',
    'one of $1 $2s',
  ],
  ["less (\\p{Ll}{2,}[^sui’']s) than(?! \\d)", 'fewer $1 than'],
  [
    '(recommend|suggest) to (book|bring|check|read|call|wear|start|visit|buy)(?= (?:an?|the|your|our|early|ahead|online|in|now|well|before|with|at|it|us)(?!\\p{L}))',
    '$1 $2ing',
  ],
  ["(I am|I[’']m|we are|we[’']re|you are|you[’']re|they are|are you) interesting in", '$1 interested in'],
  ['(our|the) staffs(?= (?:are|will|can|have|is)(?!\\p{L}))', '$1 staff'],
  [
    'Loose your(?= (?:balance|belongings|chance|deposit|fear|job|luggage|mind|money|place|seat|temper|time|way|weight)(?!\\p{L}))',
    'Lose your',
  ],
  [
    '(will|may|can|could|might|would|does|do|directly) effect(?= (?:your|our|their|how|my|you|us|them)(?!\\p{L}))',
    '$1 affect',
  ],
  [
    'Your(?= (?:free to|able to|invited to|about to|allowed to|entitled to|required to|looking for|interested in|not sure|not alone) \\p{Ll})',
    'You’re',
  ],
  [
    '(?<!(?:[Dd]oes|[Dd]id|[Dd]o|[Cc]an|[Ww]ill|[Mm]ust|[Ss]hould|[Ww]ould|[Cc]ould|[Mm]ay|[Ll]ets?|[Ss]ee|[Hh]elps?|[Mm]akes?|[Ww]hen|to) )([Tt]he|[Oo]ur) (shop|bakery|store|school|office|library|museum|restaurant|café|centre|center|workshop|reception) (open|close)(?= at \\d| at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight|half)(?!\\p{L}))',
    '$1 $2 $3s',
  ],
  ['for (book|buy|make|get|see|learn|know|find|ask)(?= (?:an?|the|your|our|about|us)(?!\\p{L}))', 'to $1'],
  ['let (us|me|them) (know|help|show|take|make|tell|get)s', 'let $1 $2'],
  ['(we|you|they|he|she|it|I) cant', '$1 can’t'],
  [
    '(lower|bigger|better|cheaper|faster|easier|higher|longer|shorter|older|younger|smaller|larger|greater|stronger|fewer|earlier|sooner|warmer|closer|nearer|quicker|slower|newer|simpler|lighter|fresher) then(?= (?:before|ever|others|most|any|anything|anyone|expected|usual)(?!\\p{L}))',
    '$1 than',
  ],
  ['credits (cards?)', 'credit $1'],
  [
    'childrens(?= (?:books?|menus?|part(?:y|ies)|clothes|room|area|corner|class(?:es)?|courses?|library|section|toys)(?!\\p{L}))',
    'children’s',
  ],
  ["childrens(?!['’])", 'children'],
  ['pleas(?= (?:write|call|contact|send|bring|see|check|read|fill|let|book|visit|wait|find)(?!\\p{L}))', 'please'],
  [
    '(happy|able|going|ready|glad|pleased|want|need|welcome) too(?= (?:help|see|hear|answer|come|go|use|book|call|write|ask|learn|visit|meet|take|make|do|be|have|get|show)(?!\\p{L}))',
    '$1 to',
  ],
  ['(come|go) and sea(?= (?:our|the|us|it|how|what|for|your)(?!\\p{L}))', '$1 and see'],
  ['(in|for|of|with|from|costs?|takes?) (less|more) that(?= (?:an?|one|two|three|\\d+)(?!\\p{L}))', '$1 $2 than'],
  ['(?<=^|[.!?] )(Do|Does|Are|Would|Could) (you|we|they)( [^.!?]{3,60})\\.(?=\\s|$)', '$1 $2$3?'],
  ['(a lot|lots) of person', '$1 of people'],
  [
    '(bring|check|choose|confirm|complete) you(?= (?:passport|name|email|phone|order|place|course|card|bag|documents?|form|application|booking|ticket)(?!\\p{L}))',
    '$1 your',
  ],
  ['(?:is|are) (depend|consist)(?= (?:on|of)(?!\\p{L}))', '$1s'],
  ['how to flight', 'how to fly'],
  ['sing up(?= (?:for|to|here|now|today|online)(?!\\p{L}))', 'sign up'],
  ['see you son(?=[.!])', 'see you soon'],
  ['thank you for you(?= \\p{Ll})', 'thank you for your'],
  ['a peace of (cake|bread|paper|advice|land|art|music)', 'a piece of $1'],
  ['fallow us(?= on)', 'follow us'],
  ['(we|you|they|I) now (what|how|why)', '$1 know $2'],
  ['(was|were|been|being) make(?! or)', '$1 made'],
  ['(was|were|been|being) (bake|prepare|locate|include|provide)(?= (?:by|in|on|at|for|from|with)(?!\\p{L}))', '$1 $2d'],
  ['responsible of', 'responsible for'],
  [
    'more (better|worse|cheaper|easier|faster|(?:bigger|smaller|older|younger|longer|shorter|higher|lower)(?! (?:people|children|men|women|\\p{Ll}+s)(?!\\p{L})))',
    '$1',
  ],
  ['(I|[Ww]e|[Yy]ou|[Tt]hey) (?:am|are) agree(?= (?:with|that|to)(?!\\p{L})|[.,:;!?])', '$1 agree'],
  ['([Cc]an|[Cc]ould|[Mm]ay|[Mm]ust|[Ss]hould) (I|we|you|they) to(?= \\p{Ll})', '$1 $2'],
  ['are open since(?= (?:the|\\d))', 'have been open since'],
  ['is open since(?= (?:the|\\d))', 'has been open since'],
  ['(is|are) make(?= (?:by|from|of|with|in|every|each|daily|here|at)(?!\\p{L}))', '$1 made'],
  [
    '(is|are) (bake|prepare|locate|provide|organise|organize|decorate|produce)(?= (?:by|in|on|at|for|from|with|every|each|daily|here)(?!\\p{L}))',
    '$1 $2d',
  ],
  ['What time (you|we|they) (open|close|start|leave|arrive)(?=\\?)', 'What time do $1 $2'],
  ['(?<!\\p{L} )Our both(?= \\p{Ll}+s(?!\\p{L}))', 'Both our'],
  ['our both(?= \\p{Ll}+s(?!\\p{L}))', 'both our'],
  [
    '(?<!(?<!\\p{L})(?:make|makes|made|making|get|gets|got|getting) )the most of (the|our|your|their|my|these|those)(?= \\p{Ll}+s(?!\\p{L}))',
    'most of $1',
  ],
  ['The most of (the|our|your|their|my|these|those)(?= \\p{Ll}+s(?!\\p{L}))', 'Most of $1'],
  ['since (\\d+|two|three|four|five|six|ten|twenty) (years|months|weeks|days)(?! ago)', 'for $1 $2'],
  ['in the other hand', 'on the other hand'],
  ['(many|some|most|these|those|all) people is', '$1 people are'],
  ['an? (information|advice)(?= (?:is|are|that|which|about|on|for|from|by|in|to|and|or)(?!\\p{L})|[.,;:!?])', '$1'],
  ['an? news(?= (?:is|are|that|which|about|from)(?!\\p{L})|[.;:])', 'news'],
  [
    `(?<!(?<!\\p{L})[Hh]ow )much (people|children|visitors|guests|books|rooms|${STEM}s(?= (?:are|were|have|come|who)(?!\\p{L})))`,
    'many $1',
  ],
  ['Much (people|children|visitors|guests|books|rooms)', 'Many $1'],
  [
    `(?<!(?<!\\p{L})[Tt]he )less (people|children|visitors|guests|books|rooms|${STEM}s(?= (?:are|were|have|who)(?!\\p{L})))`,
    'fewer $1',
  ],
  [`Less (people|children|visitors|guests|books|rooms|${STEM}s(?= (?:are|were|have|who)(?!\\p{L})))`, 'Fewer $1'],
  ['(?<!\\p{L} )your welcome(?= to (?:visit|come|join|stay|use|bring|try|ask)(?!\\p{L})|[.,!])', 'you’re welcome'],
  ['Your welcome(?= to (?:visit|come|join|stay|use|bring|try|ask)(?!\\p{L})|[.,!])', 'You’re welcome'],
  [
    "you[’'](?:re) (library|order|account|name|booking|ticket|tickets|child|children|email|phone|place|seat)",
    'your $1',
  ],
  [
    '(once|when|if) their (out|gone|ready|closed|open|over)(?=[.,;]| (?:to|for|in|on|at|until|and)(?!\\p{L}))',
    '$1 they’re $2',
  ],
  [
    'their (is|are|was|were)(?= (?:an?|no|not|some|many|several|always|also|still|two|three|plenty|nothing|more|\\d+)(?!\\p{L}))',
    'there $1',
  ],
  ['(on|of|with|have|has|at|in|by) there own', '$1 their own'],
  ['your going to(?= (?:be|find|get|have|learn|like|love|need|see|want)(?!\\p{L}))', 'you’re going to'],
  [
    '(if|when|once|because|what) your (going to|able to|ready (?:to|for)|looking for|interested in|unsure (?:of|about|how|whether)|new to(?!-))(?! \\p{L}+ing)',
    '$1 you’re $2',
  ],
  ['everything are', 'everything is'],
  ["([Dd]on[’']t|(?:[Dd]o|did|does|will|must|should|could) not) loose", '$1 lose'],
  ['an affect on', 'an effect on'],
  ["(are|is|you’re|you're|be|by|of|without|keep|from) loosing", '$1 losing'],
  ['never loose(?= (?:a|an|the|your|our|it|sight|touch|hope|heart)(?!\\p{L}))', 'never lose'],
  ['in march', 'in March'],
  ['in august', 'in August'],
  ['(do|does|did|is|are|was|were|would|could|should|has|have)nt', '$1n’t'],
  ['(?<!(?:is|are|was|were|my|your|our|his|her|its|their) )wont', 'won’t'],
  ['youre', 'you’re'],
  ["(with|of|from|about|bring|check|improve|leave|send|take) you[’']re(?= \\p{L})", '$1 your'],
  ['theyre', 'they’re'],
  ['(we|you|they)ve', '$1’ve'],
  ['(that|what|there)s(?= )', '$1’s'],
  ['(?:i)(?= (?:am|want|have|was|will|would|can|could|do|did|need|think|know|like|had) )', 'I'],
  [`it[’']s (own|${STEM}s(?= (?:are|were|have)(?!\\p{L})))`, 'its $1'],
  ['(the|this|our|contact|application|booking|registration) from(?=[.!?,]|$)', '$1 form'],
  [
    'its (free|open|closed|easy|possible|ready)(?=[.;!?]|$| to (?:enter|join|use|visit|attend|all|everyone)(?!\\p{L})| for (?:all|everyone)(?!\\p{L})|, (?:takes|and (?:it|you|we|all)|it|you|we|so|but)(?!\\p{L}))',
    'it’s $1',
  ],
  [
    "(in|for|of|within|only|just|last|lasts|takes|have|are|is) 1 (day|hour|week|month|year|minute|euro|room|place|person|night|seat|lesson|course|book|shop)(?:e?s)(?![’'])",
    '$1 1 $2',
  ],
  ['its (a(?! (?:cappella|la|priori)(?!\\p{L}))|an|not|been)', 'it’s $1'],
  ['(?<!(?:of|than|like|and) )([Ww]e|[Tt]hey) has', '$1 have'],
  ['(?<=(?<!\\p{L})(?:if|when|where|that|because|while|once) |(?<!\\p{L} ))([Yy]ou) has', '$1 have'],
  ['(?<!(?:of|than|like|and) )([Ww]e|[Tt]hey) is', '$1 are'],
  ['(?<=(?<!\\p{L})(?:if|when|where|that|because|while|once) |(?<!\\p{L} ))([Yy]ou) is', '$1 are'],
  [
    `(people|children|visitors|members|guests|customers|${STEM}s(?= and there \\p{Ll}+s (?:are|were|can|will|have)(?!\\p{L}))) and there(?![’']| (?:is|are|was|were|will|may|can|has|have) )`,
    '$1 and their',
  ],
  ['(want|need|going|able|wish|hope) to (teach|learn|work|study|play|visit)ing', '$1 to $2'],
  [
    '(bring|brings|bringing|use|uses|using|choose|chooses|make|makes|get|gets|take|takes|to|for|from) there own',
    '$1 their own',
  ],
  [
    '(bring|pass|finish|complete|renew|obtain|choose|send|improve) there (course|training|exam|exams|studies|documents|certificate|application|skills|CV|dogs?|children|passports?|towels?|tickets?|own)',
    '$1 their $2',
  ],
  [
    '(?=form )(?<!(?<!\\p{L})(?:the|an?|this|that|our|your|application|contact|booking|order|enrolment|registration|each|every|one|web|online|entry) )form (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|\\d{1,2}:\\d\\d)(?= (?:to|until|till|through)(?!\\p{L}))',
    'from $1',
  ],
  [
    '(away|comes?|came|coming|far|different|apart|ranging|graduated|translated) form(?= (?:the|our|your|an?|my|home|here|all|any|\\p{Lu}\\p{Ll}+)(?!\\p{L}))',
    '$1 from',
  ],
  [
    '([Ww]e|[Tt]hey|I|will|would|must) ((?:strongly |highly )?)advice (you|them|everyone|everybody|against|that|our \\p{Ll}+s)',
    '$1 $2advise $3',
  ],
  ['(that|if|when|because|once|until) your (not|an?|the|here|there|(?:un)?sure)(?= )', '$1 you’re $2'],
  [
    '(a|very|so|really) quite (tower|place|room|street|area|airport|zone|corner|evening|village|neighbourhood|neighborhood|space)',
    '$1 quiet $2',
  ],
  [
    "(is|are|was|were|be|it[’']s) to (much|late|difficult|expensive|far|small|big|young|old|hard|soon|early|busy)(?=[.,;!?)]|$| (?:for|to)(?!\\p{L}))",
    '$1 too $2',
  ],
  ['there (are|is|were|was) to (many|much|few)', 'there $1 too $2'],
  [
    '(the|an?|every|each|this|any) (place|tower|centre|center|room|unit|city|school|day|page|country|airport) were (you|we|they|he|she|it)(?= \\p{Ll})',
    '$1 $2 where $3',
  ],
  ['(know|see|find out|decide|explain|check|show) were (you|we|it|they)(?= \\p{Ll})', '$1 where $2'],
  ['Were (to (?:find|buy|stay|eat|go|sleep|park|learn|study)|do|does|did|can)(?= )', 'Where $1'],
  [
    '(tell|ask|know|see|decide|check|doubt|wonder|matter|confirm|find out) ((?:us |me )?)weather (you|we|it|they|he|she|your|to)(?= )',
    '$1 $2whether $3',
  ],
  [
    "who[’']s (?!\\p{Ll}+ing )(\\p{Ll}{3,}) (is|are|was|were|has|have|expires)(?= (?:an?|not|no|more|too|less|\\p{Ll}+ed)(?!\\p{L}))",
    'whose $1 $2',
  ],
  ['(in|over|during|for) the passed (years?|months?|weeks?|days|decades?|two|three|five|ten|few)', '$1 the past $2'],
  [
    '(have|has|had) past (the|your|my|our|an|all)(?= (?:exam|exams|test|tests|medical|course|interview|selection)(?!\\p{L}))',
    '$1 passed $2',
  ],
  ['(no|any|an|great|big|side) affect(s?)(?= on )', '$1 effect$2'],
  ["(not|\\p{Ll}+n[’']t) effect (you|your|us|me)", '$1 affect $2'],
  [
    '(?=[tfsen])(?<!(?<!\\p{L})(?:[Ll]evel|[Pp]hase|[Pp]art|[Bb]lock|[Mm]odule|[Ss]tage|[Ss]tep|[Yy]ear|[Gg]rade|[Tt]ype|[Cc]lass|[Cc]ategory|[Oo]ption|[Ww]eek|[Dd]ay|[Aa]n?|[Tt]he|[Oo]ur|[Yy]our|[Tt]his|[Ee]ach|[Ee]very|[Ff]irst|[Ll]ast|[Nn]ext|and|or|to) )(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (year|month|week|day|hour|minute|night|lesson|person)(?=[.;!?]|$| (?:of|in|at|from|before|after|until|later|ago|because) )',
    '$1 $2s',
  ],
  [
    "(?=one )(?<!(?<!\\p{L})(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|and|or|to|point|minus|number|which|no|day|level|part) )one (year|month|week|day|hour|minute|night|lesson)s(?![’'])",
    'one $1',
  ],
  ['How (much|long) (it|this|the \\p{Ll}+) (cost|take|last)s(?=\\?)', 'How $1 does $2 $3'],
  ['(How|Where|When) (I|we|you) can ([^.?!\\n]{2,60})(?=\\?)', '$1 can $2 $3'],
  ['explain you(?= (?:the|how|what|why|everything)(?!\\p{L}))', 'explain to you'],
  ['the both (\\p{Ll}+s)(?= (?:are|have|can|will|begin|start|take)(?!\\p{L})|[.,;])', 'both $1'],
  ['a lots of', 'a lot of'],
  [
    `The ${NO_GROUP}(\\p{Ll}{2,}[b-rt-z]) (begin|close|contain|cost|end|include|last|need|offer|open|require|start|take)(?= (?:an?|one|${NUMBERS}|\\{\\{)(?!\\p{L}))`,
    'The $1 $2s',
  ],
  [
    `The ${NO_GROUP}(\\p{Ll}{2,}[b-rt-z]) (begin|close|end|open|start)(?= (?:in|on|at|from) (?:\\p{Lu}\\p{Ll}+|\\d|\\{\\{)(?!\\p{L}))`,
    'The $1 $2s',
  ],
  ["on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day[’']s(?=[.,;!?]|$| (?:from|at|between|until)(?!\\p{L}))", 'on $1days'],
  [
    "(your|our|the|all|these|those|two|three|many) (CV|DVD|CD|PDF|FAQ|PC|NGO)[’']s(?=[.,;!?]|$| (?:are|were|have|or)(?!\\p{L}))",
    '$1 $2s',
  ],
  [
    "(all|these|those|many|several|two|three|four|five|six) (?!(?:people|children|men|women)[’'])(\\p{Ll}{2,}[a-gi-rt-wé])[’']s(?=[.,;!?]|$| (?:are|were|have)(?!\\p{L}))",
    '$1 $2s',
  ],
  ['(can|do|did|may|should|must|will|would|shall|could|am) i(?= \\p{Ll})', '$1 I'],
  ['Lets (talk|see|meet|begin)(?= )', 'Let’s $1'],
  [
    '(open|available|classes|meet|fly|train|published|updated) everyday(?=[.,;!?)]|$| (?:and|but|by|during|for|in|on|online|throughout|with)(?!\\p{L}))',
    '$1 every day',
  ],
  [
    '(?=everyday)(?<!(?<!\\p{L})(?:[Tt]he|[Oo]f|[Aa]n|[Ii]nto) )everyday(?= (?:from|at|except|until|between)(?!\\p{L}))',
    'every day',
  ],
  ['Everyday(?= (?:we|you|they|there|our \\p{Ll}+)(?!\\p{L}))', 'Every day'],
  [
    "(?=assist)(?<!(?<!\\p{L})(?:[Aa]n?|[Tt]he|[’'\\p{L}]+s) )assist to ((?:all (?:the )?|the |every |our )?)(class|classes|course|courses|lessons|session|sessions)",
    'attend $1$2',
  ],
  ['its (important|necessary|compulsory|mandatory|advisable)(?= (?:to \\p{Ll}|that )\\p{Ll}*)', 'it’s $1'],
  ['(?=less )(?<!(?<!\\p{L})(?:or|[Tt]he) )less (mistakes|errors|tests|classes|options|flights)', 'fewer $1'],
  ['(until|when|once|if|because) there (back|ready|gone)(?=[.,;]|$)', '$1 they’re $2'],
  ['its going to(?= \\p{Ll})', 'it’s going to'],
  ['hardly (?:nobody|no one)', 'hardly anybody'],
  ['hardly nothing', 'hardly anything'],
  ['hardly never', 'hardly ever'],
  [
    '(Do|Did) (you|we|they|I) (offer|need|take|include|start|give|provide|accept|sell|make|work|open|close|require|have|fire|help|teach|train)s(?= )',
    '$1 $2 $3',
  ],
  [
    'Does (it|the \\p{Ll}+|your \\p{Ll}+) (offer|need|take|include|start|give|provide|cost|last|accept|require|cover)s(?=[ ?])',
    'Does $1 $2',
  ],
  ['Does (it|the \\p{Ll}+|your \\p{Ll}+) has(?= )', 'Does $1 have'],
  // Words that sound like others.
  [
    "(?<!(?<!\\p{L})(?:what|that|where|who|which|all|if) )([Yy])ou[’']re (?!\\p{Ll}+ing |after |not |only |never |always |all |here |there |back )(\\p{Ll}{3,}) (is|was|has|will)",
    '$1our $2 $3',
  ],
  ["(of|with|under|into|around|has|have|had|lost|lose|keeps?|chased) it[’']s(?= \\p{Ll})", '$1 its'],
  [
    `(left|bring|take|forgot|lost|bought|sold|love|enjoy) there (\\p{Ll}{3,}s)(?= (?:here|at|in|with|and)${END}|[.,;!])`,
    '$1 their $2',
  ],
  [`There ${NO_STEM}(\\p{Ll}{3,}s) (are|were|have)(?= \\p{Ll})`, 'Their $1 $2'],
  [`(are|is|be|[’']re|was|were|am|you) their(?=[.!?;]|$)`, '$1 there'],
  [`(are|is|be|[’']re|was|were|am) their(?= (?:for|at|when|if) (?:you|us|all|the|any)${END})`, '$1 there'],
  ['(weather|it|this|that|which|rain|noise|price) effects (our|your|their|my)', '$1 affects $2'],
  ['(the|an|its|their|this|side|main) affect(?= (?:of|on)(?!\\p{L}))', '$1 effect'],
  ['The affect(?= (?:of|on)(?!\\p{L}))', 'The effect'],
  [
    "who[’']s (turn|fault|idea|name|job|house|car|dog|bag|coat|phone|place|birthday)(?= (?:is|it|this|that)(?!\\p{L}))",
    'whose $1',
  ],
  [
    `whose (been|not|always|already|never|(?:wait|look|com|go|work|speak|talk)ing(?= (?:for|outside|at|on|to|in|here|with)${END}))`,
    'who’s $1',
  ],
  ['(?<!\\p{L} )([Ww]e|[Tt]hey|You) where(?= \\p{Ll})', '$1 were'],
  ['(and|but|that|because|when|if|as) (we|they) where(?= \\p{Ll})', '$1 $2 were'],
  ['Were (you|we|they|I) (can|will|should|need|want|live|go|sleep|eat)', 'Where $1 $2'],
  [
    '(ask|know|see|decide|check|wonder|sure) weather (?!(?:conditions?|forecasts?|reports?|patterns?|permit\\p{L}*)(?!\\p{L}))(\\p{Ll}+)(?= (?:is|are|can|will|was|has|needs?)(?!\\p{L}))',
    '$1 whether $2',
  ],
  ['(is|are|was|were|be|so|very|too|and) quite(?=[.,;!?]|$| and \\p{Ll})', '$1 quiet'],
  [`(the|our|your|an?) from(?= (?:below|above|on|or|with|is|for|by)${END})`, '$1 form'],
  [`desert(s?)(?= (?:menus?|wines?|of the day|trolley|buffet|from (?:the|our) menu)${END})`, 'dessert$1'],
  ['(for|as a|starters? and|starters?, mains? and|coffee and|cheese or) desert(?=[.,;!?]|$)', '$1 dessert'],
  [
    'complementary (breakfasts?|drinks?|wi-?fi|coffee|tea|parking|shuttle|water|wine|tickets?|towels|transfers?|snacks?)',
    'complimentary $1',
  ],
  ['(buy|sell|sells|office|school|of|our) stationary(?! (?:bikes?|bicycles?|state|front)(?!\\p{L}))', '$1 stationery'],
  ['stationary (shops?|stores?|cupboards?|items|supplies)', 'stationery $1'],
  ['(a matter of|in) principal(?=[.,;!?]|$)', '$1 principle'],
  [
    '(our|the|of|with|for|good|free|legal|expert|medical|professional|personal|friendly|some|any) advise(?! (?:you|us|them|him|her|me|against|that)(?!\\p{L}))',
    '$1 advice',
  ],
  ['(deep|of|your|fresh|a) breathe(?!\\p{L}| (?:in|out|easy|easily|well|better|again|the)(?!\\p{L}))', '$1 breath'],
  [`([Tt]he) passed (years?|months?|weeks?|decades?|few|two|three|five|ten)`, '$1 past $2'],
  ['(have|has|had|having) past (the|your|my|our|all|every|his|her)', '$1 passed $2'],
  [
    '(take|takes|took|taking|have|having|coffee|lunch|tea|short) (a )?brake(s?)(?! (?:pads?|discs?|lights?|fluid|test)(?!\\p{L}))',
    '$1 $2break$3',
  ],
  ['([Bb])are with (us|me)', '$1ear with $2'],
  ['on bored', 'on board'],
  ['(web|building|camp|historic) cite(s?)', '$1 site$2'],
  [
    '([Tt]he) hole (family|day|year|week|month|team|house|world|process|experience|time|building|menu|group|story|town|truth)',
    '$1 whole $2',
  ],
  ['(let|lets|letting) (us|me|them) no', '$1 $2 know'],
  ['Meat (our|your) (team|staff|crew|chefs?|owners?|teachers?|family|instructors?|animals|dogs|cats)', 'Meet $1 $2'],
  ['to meat (you|us|our|your|new|other|people|everyone)', 'to meet $1'],
  ['pear of(?= \\p{Ll}+s(?!\\p{L}))', 'pair of'],
  ['(will|can|please|shall|must|should) right (to|back)(?= \\p{Ll})', '$1 write $2'],
  ['(plays?|played|playing) (an? (?:\\p{Ll}+ )?)roll', '$1 $2role'],
  ['(is|are|now|go|goes|went) on sail', '$1 on sale'],
  [
    '(walk|walks|walked|go|goes|went|come|get|look|run|drive|drove|pass|travel|step|half ?way|right|straight) threw',
    '$1 through',
  ],
  ["(\\p{L}+n[’']t|not|to|no|zero|food|a) waist (food|time|water|energy|paper|of)", '$1 waste $2'],
  ['(next|last|every|per|this) weak(?=[.,;!?]|$| (?:we|you|they|on|from|at|and|for|in|is)(?!\\p{L}))', '$1 week'],
  ['(two|three|four|five|six|\\d+) weaks', '$1 weeks'],
  ['Ware (comfortable|warm|suitable|sturdy|old|your|a|clothes|sensible|good|sun\\p{Ll}*)', 'Wear $1'],
  [
    '([Ww]e|[Yy]ou|[Tt]hey|I|it|he|she) wood(?= (?:be|have|like|love|prefer|recommend|advise|also|never|not|rather)(?!\\p{L}))',
    '$1 would',
  ],
  [
    '(?<!(?<!\\p{L})(?:an?|the|this|each|every|[’\\p{L}]+s) )([Ss]witch|switched|[Tt]urn|turned|log|logged) of(?= (?:the|your|all) (?:lights?|heating|water|gas|phones?|tap|oven|computer|television|tv|taps)(?!\\p{L}))',
    '$1 off',
  ],
  ['([Oo]ne|[Ss]ome|[Mm]any|[Mm]ost) of are(?= \\p{Ll})', '$1 of our'],
  ['The (you|we|they|he|she|I) (can|will|are|is|have|has|find|get|go|take)', 'Then $1 $2'],
  [
    '(send|give|show|tell|bring|leave|email) (us|me) you(?= (?:names?|e-?mail|phone|number|details|photos?|questions?|messages?|order|opinion|ideas?|feedback|address|documents?|dates?)(?!\\p{L}))',
    '$1 $2 your',
  ],
  [
    '(book|reserve|send|enter|write|leave|find|keep|get|bring|forget) you(?= (?:table|room|place|seat|tickets?|stay|visit|passport|name|dog|photo|appointment|details|key|keys|luggage|bags?)(?!\\p{L}))',
    '$1 your',
  ],
  ['([Tt])hank your(?= for(?!\\p{L}))', '$1hank you'],
  ['([Pp])lease not(?= that(?!\\p{L}))', '$1lease note'],
  ['(we|you|they|I) now (the|your|our|him|her|them)', '$1 know $2'],
  [
    '(\\p{L}+day|January|February|March|April|May|June|July|August|September|October|November|December|\\d{1,2}|[ap]m) too(?= (?:\\p{Lu}\\p{Ll}+|\\d))',
    '$1 to',
  ],
  [
    '(if|when|once|because|unless|until|while) your (hungry|tired|late|early|lost|ill|sick|happy|(?:com|go|stay|travell?|driv|arriv|bring|plann|look|think|wonder|feel|fly|mov)ing)(?= (?:to|by|with|from|at|in|on|for|a|the|and|or|of)(?!\\p{L})|[.,;!?])',
    '$1 you’re $2',
  ],
  [
    "(we|not|\\p{L}+n[’']t|cannot) except (cards?|credit|cash|cheques|payments?|bookings|dogs|pets|children|orders|all|any)",
    '$1 accept $2',
  ],
  [
    '(daily|everyone|everybody|everything|every day|nobody|nothing|all) accept (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(days?)',
    '$1 except $2$3',
  ],
  ['bear (minimum|essentials|necessities|feet)', 'bare $1'],
  [
    '(pay|paid|call|contact|book|order|send|come|go|travel) buy (card|phone|e-?mail|post|car|bus|train|bike|bank|foot)',
    '$1 by $2',
  ],
  ['(it|this|that|there|which|he|she) si(?= \\p{Ll})', '$1 is'],
  ['(This|That|There|It) si(?= \\p{Ll})', '$1 is'],
  ['(?<!(?<!\\p{L})to and )fro(?= (?:more|the|you|your|our|all|us|an?) )', 'for'],
  [
    "(better|cheaper|easier|larger|smaller|older|faster) then(?= (?:our|your|their|my|this|these|those|\\p{Ll}+[’']s)(?!\\p{L}))",
    '$1 than',
  ],
];
