import { agreement } from './en-agreement';
import { END, NO_GROUP, STEM } from './en-pattern-parts';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

/** Not behind another word; and where a sentence begins. */
const FIRST = '(?<!\\p{L},? )';
const SENTENCE = '(?<=^|[.!?] )';
const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half|\\d+';
const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
const DETERMINER = `(?:an?|the|your|our|my|his|her|their|this|that|these|those|some|any|all|every|${NUMBERS})`;
/** Verbs that are no nouns; those that are, but not behind “to”; and what goes on in “-ing”, also without an e. */
const VERBS = (agreement.onlyVerbs ?? '').replaceAll(' ', '|');
const MORE_VERBS = 'ask|bake|book|buy|call|contact|find|go|have|help|hire|meet|pay|reserve|see|use|visit|work';
const GOING = 'do|find|hear|join|learn|listen|look|meet|offer|open|sell|talk|work';
const GOING_IN_E = 'arriv|bak|com|mak|organis|organiz|provid|reserv|serv|tak|welcom|writ';
/** Not a word that only looks like one in the plural. */
const NO_STEM = wrapped(`
  (?!(?:afterwards|always|arts|besides|biceps|clothes|crossroads|customs|goods|headquarters|hers|lens|less|maths|means|
  news|ones|others|ours|ourselves|overseas|perhaps|\\p{Ll}+ics|savings|series|sometimes|sports|theirs|thus|towards|unless|
  upwards|woods|works|yours|yourselves)(?!\\p{L}))
`).replaceAll(' ', '');
/** Whose something is that is not only of several people, and what that is. */
const PEOPLE = 'clients|customers|guests|members|parents|patients|pupils|readers|students|teachers|users|visitors';
const THEIRS = wrapped(`
  children comfort expectations favourites feedback happiness health luggage opinions parents pets privacy requirements
  safety satisfaction teeth wellbeing wishes
`).replaceAll(' ', '|');
const PLACES = wrapped(`
  airport bakery bank beach bridge building castle cathedral centre center church cinema clinic door entrance garden gym hotel house library market
  museum office park pool reception restaurant river school shop square station studio supermarket theatre theater town village workshop
`).replaceAll(' ', '|');
/** Of what there is one, although it has a part in several. */
const SINGLE = wrapped(`
  apartment bakery bed beach book car chair church cinema class clinic counter course desk doctor door entrance garden gym
  hotel kitchen library lift machine market menu museum office park pharmacy playground pool problem queue restaurant room
  school shop shower sofa table teacher terrace theatre theater toilet tree waiter workshop
`).replaceAll(' ', '|');
/** What is compared by an end of its own, without “er” or “est”. */
const COMPARED = wrapped(`
  bigg busi cheap clean clear clos cold cosi dark deep earli easi fair fast fin fitt fresh friendli great happi hard healthi
  heavi high hott larg light long low new nic old quick quiet rar rich saf short simpl slow small soft strong sweet tall tasti
  thinn tidi warm wid young
`).replaceAll(' ', '|');
export const constructions: NonNullable<LanguageData['phrases']> = [
  // A verb and who does it.
  [`${FIRST}([Ww]e|[Yy]ou|[Tt]hey) was(?= \\p{Ll})`, '$1 were'],
  [`(and|but|because|when|if|as) (we|they) was(?= \\p{Ll})`, '$1 $2 were'],
  [`${FIRST}(I|[Ww]e|[Yy]ou|[Tt]hey) does`, '$1 do'],
  [`${FIRST}I has`, 'I have'],
  [`${FIRST}(He|She) are(?= (?:an?|the|our|very|not|open|closed|from|in|on|at)${END})`, '$1 is'],
  [`${FIRST}(He|She) were(?= (?:an?|the|our|very|not|open|closed|from|in|on|at)${END})`, '$1 was'],
  [
    `${FIRST}(He|She) (work|live|speak|offer|open|close|start|play|run|sing|paint|repair|love|like|need|want)(?= )`,
    '$1 $2s',
  ],
  [
    `([Tt])here was (many|several|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?= \\p{Ll}+s${END}| people)`,
    '$1here were $2',
  ],
  [`([Tt])here are (an?) ((?:\\p{Ll}+ )?(?:${SINGLE}))(?! (?:and|or)${END}|,)(?= |[.;!?]|$)`, '$1here is $2 $3'],
  [
    `(?<=^|[.!?] |(?:and|but|because) )([Tt]he|[Oo]ur|[Yy]our|[Tt]his|[Ee]very|[Ee]ach) (class|concert|course|exhibition|film|lesson|market|match|meeting|performance|play|season|session|show|talk|term|tour|workshop|bakery|café|shop|gym|library|office|pool|restaurant|museum|kitchen|bar|hotel|clinic|school) (start|end|open|finish|begin)(?= (?:at|on|in|every) (?:${NUMBERS}|\\p{Lu}|spring|summer|autumn|winter|day|week|morning|evening))`,
    '$1 $2 $3s',
  ],
  [
    `${SENTENCE}(Classes|Lessons|Courses|Tickets|Doors|Rooms|Prices|(?:The|Our|Your|These|All) ${NO_STEM}\\p{Ll}+(?:[b-df-hj-np-rtv-z]|(?<!i)e)s) (close|cost|need|open|start|begin|end|include|contain|require|become|belong|grow|sell|take)s(?= (?:at|on|in|from|half|an?|the|your|our|water|up|${NUMBERS})${END})`,
    '$1 $2',
  ],
  [
    `(Each|[Ee]ach) ${NO_STEM}(${STEM})s (gets|receives|needs|takes|costs|comes|includes)(?= (?:an?|the|in|on|at|of|to|with|${NUMBERS}|\\p{Ll}+ed)${END})`,
    '$1 $2 $3',
  ],
  [
    `([Aa])nother ${NO_STEM}(reason|option|way|idea|class|course|room|example|day|time|question|point|thing|part|group|event|tip|place|shop|service|possibilit(?=ies))(?:s|ies)(?= (?:is|to|for|in|of|that|why)${END}|[.,;!?])`,
    '$1nother $2',
  ],
  [
    `${SENTENCE}(These|Those) (?!(?:all|also|alone|bus|gas|here|lens|news|now|series|still|there|what|which|who|present|involved|concerned)${END})(\\p{Ll}{3,}[b-rt-z]|\\p{Ll}{2,}e) is(?= (?:an?|the|our|for|in|on|at|made|not|only|very|\\p{Ll}+ed)${END})`,
    '$1 $2s are',
  ],
  [
    `${SENTENCE}(These|Those) (?!(?:all|also|alone|bus|gas|here|lens|news|now|series|still|there|what|which|who|present|involved|concerned)${END})(\\p{Ll}{3,}[b-rt-z]|\\p{Ll}{2,}e) was(?= (?:an?|the|our|for|in|on|at|made|not|only|very|\\p{Ll}+ed)${END})`,
    '$1 $2s were',
  ],
  [
    `That (classes|courses|rooms|tickets|books|chairs|tables|people|children|shoes|flowers|plants|cakes|dates|days|prices|tours)(?= (?:are|were|have|will|can)${END})`,
    'Those $1',
  ],
  // More verbs, and who does it.
  [
    `${SENTENCE}(The|Our|My|Your|This|That) ${NO_GROUP}(?!(?:data|deer|fish|few|media|sheep|two)${END})(\\p{Ll}{2,}[b-rt-z]) do(n[’']t| not)(?= )`,
    '$1 $2 does$3',
  ],
  [`${SENTENCE}(The|Our|My|Your|These|Those) ${NO_STEM}(${STEM})s does(n[’']t| not)(?= )`, '$1 $2s do$3'],
  [`${SENTENCE}(We|You|They) was(n[’']t| not)`, '$1 were$2'],
  [`${SENTENCE}(We|You|They) is(n[’']t| not)`, '$1 are$2'],
  [`${SENTENCE}(Everybody|Everyone|Everything|Nobody|Nothing|Somebody|Someone|Anybody|Anyone) are`, '$1 is'],
  [`${SENTENCE}(Everybody|Everyone|Everything|Nobody|Nothing|Somebody|Someone|Anybody|Anyone) have`, '$1 has'],
  [
    `${SENTENCE}(The|Our|These|Many|Most|All|Some) (children|people|men|women) (${VERBS}|eat|go|like|live|love|need|play|want|work)s(?= )`,
    '$1 $2 $3',
  ],
  [`${SENTENCE}(The|My|Your|His|Her|Our) (police|trousers|scissors|jeans|stairs|shoes|glasses) is(?= )`, '$1 $2 are'],

  [`${SENTENCE}(The|My|Your|His|Her|Our) (police|trousers|scissors|jeans|stairs|shoes|glasses) has(?= )`, '$1 $2 have'],
  [
    `${SENTENCE}(The|This|Our|All|Your) (news|furniture|information|equipment|advice|luggage|homework|weather|traffic|accommodation) are(?= )`,
    '$1 $2 is',
  ],
  [`([Mm]ost|[Ss]ome|[Mm]any|[Aa]ll|[Bb]oth) of (the|our|your|these) ${NO_STEM}(${STEM})s is(?= )`, '$1 of $2 $3s are'],
  [
    `${SENTENCE}(Most|Some|Many|All|Both) of (the|our|your|these) ${NO_STEM}(${STEM})s (${VERBS}|come|cost|live|need|want|work)s(?= )`,
    '$1 of $2 $3s $4',
  ],
  [`${SENTENCE}(One of|Each of) (the|our|my|your|these) ${NO_STEM}(${STEM})s are(?= )`, '$1 $2 $3s is'],
  [`${SENTENCE}(One of|Each of) (the|our|my|your|these) ${NO_STEM}(${STEM})s have(?= )`, '$1 $2 $3s has'],
  [
    `${SENTENCE}(I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|It) (will|can|must|should|may|could|would) (also )?(${VERBS}|call|come|cost|go|help|leave|like|need|open|play|start|stay|visit|walk|want|work)s(?= )`,
    '$1 $2 $3$4',
  ],
  [
    `${SENTENCE}(The|Your|Our|All) (?!(?:free|good|last)${END})(\\p{Ll}+) (must|should|may|would|could) (${VERBS}|call|come|cost|go|help|leave|like|need|open|play|start|stay|visit|walk|want|work)s(?= )`,
    '$1 $2 $3 $4',
  ],
  [`(I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he) (will|can|must|should|may|could|would) has`, '$1 $2 have'],
  [`${SENTENCE}Do (he|she)(?= \\p{Ll}+)`, 'Does $1'],
  [`${SENTENCE}Does (you|we|they)(?= \\p{Ll}+)`, 'Do $1'],
  [
    `${SENTENCE}Does (he|she) (accept|come|cost|help|live|need|offer|open|play|sell|speak|start|stop|take|teach|work)s(?=[ ?])`,
    'Does $1 $2',
  ],
  [
    `${SENTENCE}Is (not )?(possible|necessary|allowed|forbidden|important|better|recommended|obligatory)(?= (?:to|for|that) [^.!?]*(?:[.!]|$))`,
    'It is $1$2',
  ],
  [`${SENTENCE}(I|We|They|You) no (have|open|want|need|know|accept|speak|sell|work)(?= )`, '$1 do not $2'],
  [`${SENTENCE}(He|She|It) not (work|open|need|speak|live|cost|start|close|include|sell|help)s`, '$1 does not $2'],
  [`${SENTENCE}(I|We|You|They|He|She) (?:don[’']t|do not|doesn[’']t|does not) can(?= )`, '$1 cannot'],
  [`${SENTENCE}(I|We|You|They|He|She) (?:don[’']t|do not|doesn[’']t|does not) (must|should|would)(?= )`, '$1 $2 not'],
  [`([Tt]here (?:isn[’']t|is not|aren[’']t|are not)) (?:nobody|no one)`, '$1 anybody'],
  [`([Tt]here (?:isn[’']t|is not)) nothing(?! (?:like|but)${END})`, '$1 anything'],
  [
    `([Tt]here (?:isn[’']t|is not|aren[’']t|are not)|(?:have|has|had)n[’']t) no(?= (?!(?:doubt|longer|more|need|one|way)${END})\\p{Ll})`,
    '$1 any',
  ],
  [`(do|does|did)((?:n[’']t| not) (?:have|know|want|see|hear|find|need|employ)) (?:nobody|no one)`, '$1$2 anybody'],
  [`${SENTENCE}(We|They|I) (?:are|am) here since(?= )`, '$1 have been here since'],
  [
    `${SENTENCE}(We|They|I) (bak|serv|organis|organiz|produc|liv)e ((?:(?! (?:that|which|who)${END})[^.!?,]){0,40}(?<! ) )?since(?= \\d{4}|(?: the)? \\p{Lu})`,
    '$1 have $2ed $3since',
  ],
  [
    `${SENTENCE}(We|They|I) (repair|work|offer|train|help) ((?:(?! (?:that|which|who)${END})[^.!?,]){0,40}(?<! ) )?since(?= \\d{4}|(?: the)? \\p{Lu})`,
    '$1 have $2ed $3since',
  ],
  [
    `${SENTENCE}(We|They|I) sell ((?:(?! (?:that|which|who)${END})[^.!?,]){0,40}(?<! ) )?since(?= \\d{4}|(?: the)? \\p{Lu})`,
    '$1 have sold $2since',
  ],
  [
    `${SENTENCE}(We|They|I) make ((?:(?! (?:that|which|who)${END})[^.!?,]){0,40}(?<! ) )?since(?= \\d{4}|(?: the)? \\p{Lu})`,
    '$1 have made $2since',
  ],
  [
    `${SENTENCE}(When|As soon as|After|Before|Until) (you|we|they|I) will (${VERBS}|call|come|finish|go|leave|visit)(?=[^.?!,]{0,40},)`,
    '$1 $2 $3',
  ],
  [`${SENTENCE}I have (\\d+|twenty|thirty|forty|fifty) years old`, 'I am $1 years old'],
  [`${SENTENCE}(He|She|It) has (\\d+|twenty|thirty|forty|fifty) years old`, '$1 is $2 years old'],
  // More of what stands between words.
  [`(is|are|was|very|located|situated) near (?:from|of)(?= (?:the|our|your|a)${END})`, '$1 near'],
  [`(is|are|was|very|so|located|situated|lives?) close (?:of|from)(?= (?:the|our|your|a)${END})`, '$1 close to'],
  [`(is|are|was|were|very|be) different of(?= (?:the|our|your|a|others?|what|those|these)${END})`, '$1 different from'],
  ['(depends?) from(?= (?:the|your|our|how|what|which)(?!\\p{L}))', '$1 on'],
  [`(am|are|is|[’']re|[’']m|be) waiting (you|us|me)`, '$1 waiting for $2'],
  ['waiting for to(?= \\p{Ll})', 'waiting to'],
  [
    `([Tt]hank you|[Tt]hanks) your (visit|help|order|support|patience|trust|interest|attention|understanding)`,
    '$1 for your $2',
  ],
  [`${SENTENCE}Welcome (?:in|at) (our|the) ((?:\\p{Ll}+ )?(?:${PLACES}))(?=[.!])`, 'Welcome to $1 $2'],
  [`${SENTENCE}At (summer|winter|spring|autumn)(?= )`, 'In $1'],
  [`${SENTENCE}(?:In|At) (?:the )?(${DAYS})(?= (?:we|they|you|there|I|it)${END})`, 'On $1'],
  [
    `${SENTENCE}On (January|February|March|April|May|June|July|August|September|October|November|December)(?= (?:we|they|you|there|I|it)${END})`,
    'In $1',
  ],
  [`(open|opens|close|closes|starts?|begins?|ends?) on (${NUMBERS}) o[’']clock`, '$1 at $2 o’clock'],
  ['([Tt])he same than', '$1he same as'],
  [`(?:as|so) (big|good|fast|large|long|small|tall|old|cheap|easy|high|strong|fresh|much|many|soon) than`, 'as $1 as'],
  ...wrapped(`
    cheap=cheaper tall=taller big=bigger small=smaller old=older young=younger fast=faster long=longer short=shorter near=nearer
    strong=stronger high=higher low=lower easy=easier happy=happier early=earlier late=later large=larger quick=quicker
    slow=slower good=better bad=worse nice=nicer cold=colder hot=hotter
  `)
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([one = '', more = '']): readonly [string, string] => [
      `(is|are|was|were|be|[’']s|[’']re) (a bit |much |even )?more ${one} than(?= (?:an?|the|last|before|other|our|your|ours|yours|it|we|you|they|ever|usual|in|by)${END})`,
      `$1 $2${more} than`,
    ]),
  ...wrapped(
    'big=biggest cheap=cheapest small=smallest tall=tallest easy=easiest fast=fastest large=largest high=highest nice=nicest near=nearest',
  )
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([one = '', most = '']): readonly [string, string] => [
      `(is|are|was|were|be) the most ${one}(?= \\p{Ll}|[.,;!?])`,
      `$1 the ${most}`,
    ]),
  [`mak(e|es|ing) (a|some) (photos?)(?=[.,;!?]|$| (?:of|and|with|in)${END})`, 'tak$1 $2 $3'],
  [`make sports?(?=[.,;!?]|$| (?:every|with|in|on|and)${END})`, 'do sport'],
  [`making sports?(?=[.,;!?]|$| (?:every|with|in|on|and)${END})`, 'doing sport'],
  [
    `([Pp]lease|to|and|can you|could you) say (us|me)(?= (?:your|what|when|how|if|the|where|which)${END})`,
    '$1 tell $2',
  ],
  [`${SENTENCE}Say (us|me)(?= (?:your|what|when|how|if|the|where|which)${END})`, 'Tell $1'],
  [`([Tt])ell to (us|me|you|them)(?= (?:your|what|when|how|if|the|where|which|about|that)${END})`, '$1ell $2'],
  [`([Dd])escribe (us|me)(?= (?:your|the|what|how)${END})`, '$1escribe to $2'],
  [`(offer) to you(?= (?:an?|our|the|free)${END})`, '$1 you'],
  [`${SENTENCE}Enter (?:in|to) (the|our)(?= (?:${PLACES})${END})`, 'Enter $1'],
  [`(go|goes|going|went|come|comes) to home(?=[.,;!?]|$| (?:by|at|after|and)${END})`, '$1 home'],
  ['(speaks?) (very well|very good|well) (English|French|Spanish|German|Italian|Portuguese|Catalan)', '$1 $3 $2'],
  [`(?<=(?:^|[.!?] )(?:I|We|They) )(like|love|enjoy) very much (the|your|our|this) (\\p{Ll}+)`, '$1 $2 $3 very much'],
  [
    `(He is|She is|I am|I[’']m|[Ww]orks? as) (lawyer|teacher|nurse|doctor|dentist|waiter|waitress|gardener|baker|plumber|carpenter|dancer|trainer|painter)(?=[.,;!?]|$| (?:in|and|from)${END})`,
    '$1 a $2',
  ],
  // Whose it is.
  [
    `${SENTENCE}(Our|Your|The|Their) (${PEOPLE})(?<=s) (${THEIRS})(?= (?:is|are|was|were|will|can|must|matters?|comes?|helps?)${END})`,
    '$1 $2’ $3',
  ],
  [
    `(of|about|on|for|with|listens? to|respond to) (our|your|the|their) (${PEOPLE})(?<=s) (${THEIRS})(?=[.,;!?]|$| and${END})`,
    '$1 $2 $3’ $4',
  ],
  ["(men|women)s(?! rea| sana|[’'])(?= \\p{Ll})", '$1’s'],
  ["(Men|Women)s(?! rea| sana|[’'])(?= \\p{Ll})", '$1’s'],
  [
    'children(?=s)s(?= (?:teeth|names?|health|bikes|meals?|portions?|shoes|playground|games|films|theatre|theater|tickets|birthdays|hospital|entertainment|workshops?|choir|home|toilet|pool|needs|hair|chairs?|activities)(?!\\p{L}))',
    'children’s',
  ],
  [`(bring|use|have|make|of|with|in|at|on|choose|wear|enjoy|for|to) you[’']re own`, '$1 your own'],
  [`([Bb]ring|[Uu]se|[Cc]hoose|[Ww]ear|[Mm]ake) you[’']re own`, '$1 your own'],
  [
    `${SENTENCE}You[’']re (?!(?:all|everything|here|how|it|not|one|there|what|where|who|why)${END}|\\p{Ll}+(?:ing|ed|ly) )(\\p{Ll}{3,}) (can|could|will|may|should|must|is|has|was|needs)(?= \\p{Ll})`,
    'Your $1 $2',
  ],
  [
    `${SENTENCE}They[’']re (?!(?:all|everything|here|how|it|not|one|there|what|where|who|why)${END}|\\p{Ll}+(?:ing|ed|ly) )(\\p{Ll}{3,}) (can|could|will|may|should|must|is|are|has|was|have)(?= \\p{Ll})`,
    'Their $1 $2',
  ],
  [
    `(and|of|for|with|in|from) it[’']s (?!(?:all|here|ones?|that|there|these|they|things?|those|we|what|who|you)${END})(\\p{Ll}+) (are|have|were)(?= \\p{Ll})`,
    '$1 its $2 $3',
  ],
  [`(has|have|had|with|in|on|from) it[’']s own`, '$1 its own'],
  [`Your the(?= (?:best|first|last|one|only|owner|reason)${END})`, 'You’re the'],
  // What stands between a verb and what it is about.
  [`(arriv(?:e|es|ed|ing)) to (the|our|your|my|their) ((?:\\p{Ll}+ )?(?:${PLACES}|home))`, '$1 at $2 $3'],
  [`(consists?) in(?= (?:${NUMBERS}|several|many)${END})`, '$1 of'],
  [`(specialis|specializ)ed on`, '$1ed in'],
  [`([Ww])ait (me|us)(?= (?:at|in|for|by|outside|here|there|near|on)${END}|[.,!])`, '$1ait for $2'],
  [`${SENTENCE}Listen (the|our|my|your|this|these)`, 'Listen to $1'],
  [
    `(to|can|and|please|will) listen (the|our|my|your|this|these) (podcasts?|radio|music|audio|programmes?|songs?|concerts?|stories|story|teacher|doctor|interview)`,
    '$1 listen to $2 $3',
  ],
  [
    `(look|looks|looking|looked) forward to (answer|attend|bring|build|deliver|discover|enjoy|join|learn|read|send|show|teach)(?= (?:${DETERMINER}|with|you|us|from|for)${END})`,
    '$1 forward to $2ing',
  ],
  [`(look|looks|looking|looked) forward to (help(?= you)|work(?= with you))`, '$1 forward to $2ing'],
  [
    `(look|looks|looking|looked) forward to (serv|receiv|welcom|prepar|provid|mak|shar|tak|hav|com)e(?= (?:${DETERMINER}|you|us|from|for|back)${END})`,
    '$1 forward to $2ing',
  ],
  [
    `(I am|I[’']m|[Ww]e are|[Ww]e[’']re) used to (work|help|deal|speak|train|teach|wait|talk|cook|travel|answer|sell)(?= (?:with|in|on|under|for|to|at|at|alone|together|${DETERMINER})${END})`,
    '$1 used to $2ing',
  ],
  [
    `([Ff])eel free to (ask|bring|call|contact|book|join|look|visit|talk|send|drop|read|speak|check)ing`,
    '$1eel free to $2',
  ],
  [
    `(contact|reserve|register|available|book|order|buy) (it )?in (our|the) (website|web page)(?=[.,;!?]|$)`,
    '$1 $2on $3 $4',
  ],
  [`([Pp]lease|can|could|should|hesitate to|want to|need to) contact with (us|me|our)`, '$1 contact $2'],
  [
    `([Aa])sk to (our|the) (staff|team|assistants?|doctors?|teachers?|waiters?|receptionists?|trainers?|librarians?)`,
    '$1sk $2 $3',
  ],
  [
    `${SENTENCE}(We|They|I) answer to (all (?:the |your )?|the |your )?(questions|calls|emails|e-mails|messages)`,
    '$1 answer $2$3',
  ],
  [
    `(happy|glad|able|will|can|pleased|try) (to )?answer to (all |the |your |any )?(questions?|calls|emails|e-mails|messages)`,
    '$1 $2answer $3$4',
  ],
  ['([Dd])espite of', '$1espite'],
  ['([Bb])ecause of (we|they|he|she|I) (are|is|have|has|do|am|want|need|was|were)', '$1ecause $2 $3'],
  ["(is|are|am|was|[’']re|[’']m) proud off", '$1 proud of'],
  [
    `([Tt]ake|takes|taking|took) of (your|my|his|her|their|the) ((?:\\p{Ll}+ )?(?:shoes|coat|jacket|hat|boots|clothes|mask|gloves|glasses|socks|helmet))`,
    '$1 off $2 $3',
  ],
  [`(is|are|live|located|situated|just|right|stands|stand|parked) next (the|our) (${PLACES})`, '$1 next to $2 $3'],
  [`(is|are|wait|meet|stands?|park|parked|stop|stops) in front (the|our|your) (${PLACES})`, '$1 in front of $2 $3'],
  [`([Ff]rom) (${DAYS}) at (${DAYS})`, '$1 $2 to $3'],
  [
    `([Bb]etween) ((?:${NUMBERS})(?: ?[ap]m)?|${DAYS}) to ((?:${NUMBERS})(?: ?[ap]m)?|${DAYS})(?=[.,;!?]|$| (?:every|on|in|and|o[’']clock|years|people|euros|hours|minutes|days|weeks)${END})`,
    '$1 $2 and $3',
  ],
  [
    `(open|closed|close|closes|opens|available|here|bake|train|visit|call) at the (morning|afternoon|evening)s?(?=[.,;!?]|$| (?:only|and|from|on)${END})`,
    '$1 in the $2',
  ],
  [
    `(open|closed|close|closes|opens|opened|starts?|begins?|available|here|bake|train|meet) in (${DAYS})(?=[.,;!?]|$| (?:and|at|from|we|only|between|until)${END})`,
    '$1 on $2',
  ],
  [
    `(start|starts|begin|begins|open|opens|close|closes|ends?|arrive|arrives|meet) in (${NUMBERS}) o[’']clock`,
    '$1 at $2 o’clock',
  ],
  [
    `(?<!(?<!\\p{L})(?:taste|looks|look|dressed) )(I am|I[’']m|[Ww]e are|[Ww]e[’']re|[Yy]ou are|[Hh]e is|[Ss]he is|[Tt]hey are) (very |really )?(good|bad|excellent) in (\\p{Ll}+ing|maths|mathematics|sports|languages|music|tennis|football|English|French|Spanish)`,
    '$1 $2$3 at $4',
  ],
  [
    `([Tt]hank you|[Tt]hanks) for (contact|call|visit|read|join|book|wait)(?= (?:us|our|here|the|this|me)${END})`,
    '$1 for $2ing',
  ],
  [`([Tt]hank you|[Tt]hanks) for (choos|com)e(?= )`, '$1 for $2ing'],
  [
    `([Ww]ithout|[Ii]nstead of|interested in|[Bb]efore|[Aa]fter) (ask|attend|bring|buy|eat|enter|join|learn|pay|read|see|sell|send)(?= (?:an?|the|your|our|us|old|it)${END})`,
    '$1 $2ing',
  ],
  [`([Ww]ithout|[Ii]nstead of|interested in) (pay|wait)(?= (?:in|for|by)${END})`, '$1 $2ing'],
  [`([Bb]efore) (book)(?= (?:an?|the|your|our)${END})`, '$1 $2ing'],
  [
    `([Ww]ithout|[Ii]nstead of|interested in|[Bb]efore|[Aa]fter) (receiv|mak|arriv|tak|giv)e(?= (?:an?|the|your|our|it|at|any)${END})`,
    '$1 $2ing',
  ],
  // What goes on, and what is not done.
  [
    `${SENTENCE}(We|They) (${GOING})ing(?= (?:an?|the|our|your|for|in|on|at|to|with|three|two|four|five)${END})`,
    '$1 are $2ing',
  ],
  [
    `${SENTENCE}(We|They) (${GOING_IN_E})ing(?= (?:an?|the|our|your|for|in|on|at|to|with|three|two|four|five)${END})`,
    '$1 are $2ing',
  ],
  [`${SENTENCE}I (${GOING})ing(?= (?:an?|the|for|in|on|at|to|with)${END})`, 'I am $1ing'],
  [
    `${SENTENCE}(We|They|You|I) not (${VERBS}|${MORE_VERBS}|charge|close|work|answer|need|want|like)(?= )`,
    '$1 do not $2',
  ],
  [
    `${SENTENCE}(We|They|I) (?:are|am) (sell|offer|accept|speak|want|think|recommend|bake|have|know|make|buy|teach|serve|organise|organize)(?= (?:an?|the|our|your|that|only|fresh|all|many|\\p{Ll}+s)${END})`,
    '$1 $2',
  ],
  [
    `([Ww]ould|[Yy]ou[’']d|[Ww]e[’']d|I[’']d) (you |we |I )?(like|love|prefer) (${VERBS}|find|go|have|meet|pay|reserve|see)(?= (?:${DETERMINER}|you|me|us|more|about|with|for)${END})`,
    '$1 $2$3 to $4',
  ],
  [
    `([Ww]ould|[Yy]ou[’']d|[Ww]e[’']d|I[’']d) (you |we |I )?(like|love|prefer) (ask|bake|book|buy|call|contact|help|hire|use|visit)(?= (?:an?|the|your|our|you|us)${END})`,
    '$1 $2$3 to $4',
  ],
  [
    `(?<=(?:^|[.!?] )(?:If |When )?(?:[Yy]ou|[Ww]e|I|[Tt]hey) )(want|wish|hope) (bring|reserve|book|buy|receive|learn|join|know|sell|become|visit|pay|see|make)(?= (?:${DETERMINER}|you|us|more)${END})`,
    '$1 to $2',
  ],
  [
    `([Ll]et|lets|letting) (you|us|me|them) to (choose|try|help|know|see|use|enjoy|have|take|make|go|book|pay|come|enter|play|work|visit|bring|stay|cancel)`,
    '$1 $2 $3',
  ],
  [
    `(makes?|made|making) (you|us|me|them|people) to (feel|smile|laugh|think|believe|understand|forget|work hard|want|wait)`,
    '$1 $2 $3',
  ],
  [`${SENTENCE}(We|I) want that you (${VERBS}|feel|${MORE_VERBS})`, '$1 want you to $2'],
  [`${SENTENCE}They (${GOING})ing(?= \\p{Ll})`, 'They are $1ing'],
  [`(I|[Ww]e|[Tt]hey) wait (you|him|her|them)(?= (?:at|in|on|with|here|there|outside)${END}|[.,!])`, '$1 wait for $2'],
  [
    `(I|[Ww]e|[Yy]ou|[Tt]hey) listen (the|our|your|this) (music|radio|podcasts?|concerts?|songs?|news|lessons?)`,
    '$1 listen to $2 $3',
  ],
  [
    `${SENTENCE}What means (?!(?:are|can|did|do|does|have|of|should|that|will)${END})([^?.!]{2,40})(?=\\?)`,
    'What does $1 mean',
  ],
  // What is compared.
  [`([Tt]he|[Oo]ur|[Yy]our|my|his|her|their|an?) most ((?:${COMPARED})est)`, '$1 $2'],
  [
    `(?<!(?:[Nn]o|or|%) )([Mm])ore (?!later)((?:${COMPARED})er)(?= than${END}(?! \\p{Ll}+er${END})|[.,;!?]|$| (?:for|to|in|every|with|if|when|now)${END})`,
    '$2',
  ],
  [
    `([Oo]ne of the (?:(?:${COMPARED})est|best|most \\p{Ll}+)) (book|chef|choir|clinic|club|concert|course|dentist|doctor|event|example|exhibition|film|garden|group|guide|gym|hotel|house|idea|lawyer|museum|painter|park|place|play|problem|question|reason|restaurant|room|school|shop|song|street|teacher|theatre|theater|thing|tour|town|tree|village|workshop|writer)(?= (?:in|of|on|at|for|to|that|is|has|will|near)${END}|[.,;!?]|$)`,
    '$1 $2s',
  ], // What is denied twice.
  [
    `(do|does|did)((?:n[’']t| not) (?:have to )?(?:have|need|charge|know|cost|offer|sell|want|see|pay|take|find|hear|buy|get|use|lose|ask)) nothing(?! (?:but|except|like|less|if)${END})`,
    '$1$2 anything',
  ],
  [`(never (?:charge|sell|buy|lose|ask|pay|offer|take|hide|throw|waste)) nothing`, '$1 anything'],
  [
    `(do|does|did)((?:n[’']t| not) (?:have|need|want|use|take|accept|charge|sell|offer|ask for|require)) no(?= (?!(?:better|doubt|fewer|less|longer|man|matter|more|one|other|such)${END})\\p{Ll})`,
    '$1$2 any',
  ],
  [`(can|could)(?:n?[’']t|not) hardly`, '$1 hardly'],
  [`([Nn]obody|[Nn]o one|[Nn]othing) (can|could|should)(?:n?[’']t|not| not)`, '$1 $2'],
  // What is asked without “do”, or with the verb behind.
  [
    `${SENTENCE}(What time|Why|How often|Which days) (you|we|they) (accept|bake|close|end|finish|have|leave|need|offer|open|sell|start|train|work)(?=[^.?!]{0,60}\\?)`,
    '$1 do $2 $3',
  ],
  [
    `${SENTENCE}(Why|What time|How much|How long) (you|we|they|the \\p{Ll}+) (are|is|was|were|can|will|should|must)([^.?!]{1,60})(?=\\?)`,
    '$1 $3 $2$4',
  ],
  [
    `${SENTENCE}(What|Who|(?:Which|What) (?!(?:are|can|could|did|do|must|should|will|would)${END})\\p{Ll}+|How much|How long|How often|Where|When) (I|we) (can|should|must|could)([^.?!]{1,60})(?=\\?)`,
    '$1 $3 $2$4',
  ],
  [
    `${SENTENCE}(What|(?:Which|What) (?!(?:are|can|could|did|do|must|should|will|would)${END})\\p{Ll}+|How much|How long|How often|Where|When) (I|we) (need|have to)([^.?!]{0,60})(?=\\?)`,
    '$1 do $2 $3$4',
  ],
  // Words that sound like others, or stand beside them.
  [`([Pp])lease advice (us|me|our|your|the)`, '$1lease advise $2'],
  [
    `([Ww]e|[Yy]ou|[Tt]hey|will|to|not|never|don[’']t|can|may|might|could|would) loose (money|time|weight|your|our|my|their|no|points|patience|hope|interest|track|sight|everything|anything|nothing)`,
    '$1 lose $2',
  ],
  [`${SENTENCE}Don[’']t loose(?= )`, 'Don’t lose'],
  [`([Ww])hose (going|coming|in charge|there|next|who|ready)(?= (?:to|of|for|in|on|at|with)${END}|\\?)`, '$1ho’s $2'],
  [
    `([Ww])ho[’']s (turn|fault|idea|name|job|house|car|dog|bag|coat|phone|place|birthday|keys?|book)(?= (?:was|were|has|did|are|were)${END})`,
    '$1hose $2',
  ],
  [
    `(from|of|with|call|visit|see|join|contact|try|meet|check|ask|follow|in|at|to|taste|discover|enjoy) are (wide|own|team|website|web|shop|garden|menu|staff|best|customers|guests|family|office|new|reception|school|chef|page|blog|latest|kitchen|range|selection)(?= )`,
    '$1 our $2',
  ],
  [
    `([Tt]he (?:weather|rain|noise|sound|price|change|work|heat|cold|wind)) effects (the|all|us|you|everyone)`,
    '$1 affects $2',
  ],
  [
    `([Bb]reakfast|[Pp]arking|[Cc]offee|[Tt]ea|[Ww]i-?[Ff]i|[Ww]ater|[Dd]rinks|[Tt]owels|[Ss]nacks|[Tt]ransport) (is|are) complementary(?=[.,;!?]|$| (?:for|to|with|and)${END})`,
    '$1 $2 complimentary',
  ],
  [
    `(hope|love|like|want|nice|good|need|pleased|happy|glad|waiting|forward) to here(?= (?:from|about|your|you|more|it|the|what|how)${END})`,
    '$1 to hear',
  ],
  [`([Nn]ice|[Gg]ood|[Gg]lad|[Pp]leased|[Hh]appy) to here(?= (?:from|about|your|you|it)${END})`, '$1 to hear'],
  [
    `([Pp]lease|must|should|shall) where (a|an|your|comfortable|warm|sports|sturdy|suitable|appropriate|clean|old|light)`,
    '$1 wear $2',
  ],
  ['isle seat(s?)', 'aisle seat$1'],
  [`${SENTENCE}(We|They|I) sale(?= \\p{L})`, '$1 sell'],
  [
    `(is|are|be|was|very|stay|keep|so) quite (during|after|at night|before|when|while|in the (?:morning|afternoon|evening|reading|library|room|week))(?= |[.,;!?]|$)`,
    '$1 quiet $2',
  ],
  [`([Cc]ome (?:and|to)|will|please) meat (our|the|your|us|new|them|other)`, '$1 meet $2'],
  [
    '(welcome|free|want|like|able) to (visit|contact|call|join|follow|write to|see) use(?=[.,;!?]|$| (?:at|on)(?!\\p{L}))',
    '$1 to $2 us',
  ],
  ['(?<=^|[.!?] )(Visit|Contact|Call|Join|Follow) use(?=[.,;!?]|$| (?:at|on)(?!\\p{L}))', '$1 us'],
  // One and several.
  [
    `(a lot of|lots of|many|several|a few|various) (book|chair|customer|guest|idea|member|photo|picture|plant|question|recipe|song|student|teacher|ticket|tree|visitor)(?= (?:about|ask|come|for|of|from|in|like|love|on|to|want|with|are|that|who)${END}|[.;!?])`,
    '$1 $2s',
  ],
  [
    `(many|several) (concert|course|event|game|kind|lesson|place|problem|product|room|shop|tour|workshop|year)(?= (?:about|for|of|from|in|on|to|with|are|that|who)${END}|[.;!?])`,
    '$1 $2s',
  ],
  [
    `(?<=(?:^|[.!?] |(?<!\\p{L})(?:are|book|bring|buy|for|get|has|have|need|offer|order|sell|were|with) ))([Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve) (book|cake|chair|concert|course|dog|flower|guest|lesson|member|room|shop|song|student|teacher|ticket|tree|visitor|workshop)(?= (?:are|have|can|will|cost|in|with|for|from)${END}|[.;!?])`,
    '$1 $2s',
  ],
  [`${SENTENCE}The half of the(?= \\p{Ll}+s${END})`, 'Half of the'],
];
