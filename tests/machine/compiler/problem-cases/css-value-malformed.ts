import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what browsers pass over': {
    files: styled(
      ':root {\n  --call: #b8461;\n  --light-text: b8461c;\n  --dark-text: blanco;\n  --radius-1: 14;\n  --radius-2: 1,5rem;\n  --logo-height: 2 rem;\n  --font-text: “Lora”, serif;\n  --ink: var(--ink);\n  --measure: 60ch\n  --width-page: 70rem;\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:11 css-value-malformed {"reason":"hash","value":"#b8461"}',
      'theme/tokens.css:3:17 css-value-malformed {"reason":"colour","value":"b8461c","correct":"#b8461c"}',
      'theme/tokens.css:4:16 css-value-malformed {"reason":"colour","value":"blanco"}',
      'theme/tokens.css:5:15 css-value-malformed {"reason":"unit","value":"14","correct":"14px"}',
      'theme/tokens.css:6:15 css-value-malformed {"reason":"comma","value":"1,5rem","correct":"1.5rem"}',
      'theme/tokens.css:7:18 css-value-malformed {"reason":"space","value":"2 rem","correct":"2rem"}',
      'theme/tokens.css:8:16 css-value-malformed {"reason":"quotes","value":"“Lora”, serif","correct":"\\"Lora\\", serif"}',
      'theme/tokens.css:9:10 css-value-malformed {"reason":"itself","value":"var(--ink)"}',
      'theme/tokens.css:10:14 css-value-malformed {"reason":"semicolon","value":"60ch","correct":"60ch;"}',
    ],
  },
  'a size below nothing; what is moved may be moved back': {
    files: styled('.a {\n  padding: 0 -4px;\n  margin: -4px;\n  gap: calc(1px - 4px);\n}\n'),
    problems: ['theme/tokens.css:2:14 css-value-malformed {"reason":"negative","value":"-4px","correct":"4px"}'],
  },
  'several lengths without their units, and an opacity out of a hundred; within a function a number may be right': {
    files: styled(
      '.a {\n  padding: 8 1rem 16;\n  box-shadow: 0 4 12 rgb(0 0 0 / 20%);\n  border: 1 solid;\n  margin: 0 auto;\n  gap: calc(2 * 4px) 0;\n  inset: calc(2 * (1px + 3px)) 4 max(5px, 1 * 2px) 3;\n  opacity: 50;\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:12 css-value-malformed {"reason":"unit","value":"8 1rem 16","correct":"8px 1rem 16px"}',
      'theme/tokens.css:3:17 css-value-malformed {"reason":"unit","value":"4 12","correct":"4px 12px"}',
      'theme/tokens.css:4:11 css-value-malformed {"reason":"unit","value":"1","correct":"1px"}',
      'theme/tokens.css:7:32 css-value-malformed {"reason":"unit","value":"4 max(5px, 1 * 2px) 3","correct":"4px max(5px, 1 * 2px) 3px"}',
      'theme/tokens.css:8:12 css-value-malformed {"reason":"opacity","value":"50","correct":"0.5"}',
    ],
  },
  'a name of the theme’s own is a colour where one of the program’s follows from it': {
    files: styled(
      ':root {\n  --crust: marrón;\n  --crumb: "ligera";\n  --call: var(--crust);\n}\n.a {\n  content: var(--crumb);\n}\n',
    ),
    problems: ['theme/tokens.css:2:12 css-value-malformed {"reason":"colour","value":"marrón"}'],
  },
  'what browsers understand': {
    files: styled(
      '@media (width >= 40rem) {\n  .a:hover {\n    border: 0;\n    color: currentcolor;\n    content: "14 px #12";\n    line-height: 1.2;\n    margin: 0 auto;\n    --own: 3;\n    --call: rgb(0 0 0 / 50%);\n    --dark-text: var(--own, #fff);\n    background:\n      linear-gradient(#fff, #0008),\n      url("data:image/svg+xml,%3Csvg fill=%23zz");\n  }\n}\n',
    ),
    problems: [],
  },
  'what other programs understand, and sums without spaces': {
    files: styled(
      '.a {\n  color: $call;\n  background: --call;\n  padding: var(-call);\n  margin: calc(2rem+1vw);\n  border-color: rgb(0 0 0 0.5);\n  gap: clamp(3rem, 1rem + 2vw, 2rem);\n}\n@media width >= 40rem {\n  .b {\n    color: red;\n  }\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:10 css-value-malformed {"reason":"name","value":"$call","correct":"var(--call)"}',
      'theme/tokens.css:3:15 css-value-malformed {"reason":"name","value":"--call","correct":"var(--call)"}',
      'theme/tokens.css:4:16 css-value-malformed {"reason":"name","value":"-call","correct":"--call"}',
      'theme/tokens.css:5:16 css-value-malformed {"reason":"sum","value":"2rem+1vw","correct":"2rem + 1vw"}',
      'theme/tokens.css:6:17 css-value-malformed {"reason":"slash","value":"rgb(0 0 0 0.5)","correct":"rgb(0 0 0 / 0.5)"}',
      'theme/tokens.css:7:8 css-value-malformed {"reason":"limits","value":"clamp(3rem, 1rem + 2vw, 2rem)","correct":"clamp(2rem, 1rem + 2vw, 3rem)"}',
      'theme/tokens.css:9:8 css-value-malformed {"reason":"brackets","value":"width >= 40rem","correct":"(width >= 40rem)"}',
    ],
  },
  'sums, limits and names that are right': {
    files: styled(
      '.a {\n  margin: calc(2rem + -1px) calc(-1 * 2rem);\n  inline-size: clamp(1rem, 2vw + 1rem, 3rem);\n  border-color: rgb(0 0 0 / 0.5);\n  content: "$5";\n  grid-template-columns: repeat(2, minmax(0, 1fr));\n}\n@media screen and (width >= 40rem) {\n  .b {\n    color: red;\n  }\n}\n',
    ),
    problems: [],
  },
  'a comma inside of what takes lengths is told, and one between them is right': {
    files: {
      'theme/tokens.css':
        ':root {\n  --a: clamp(1,625rem, 2vw, 3rem);\n  --b: clamp(1rem, 2vw, 3rem);\n  --c: min(4rem,5vw);\n}\n',
    },
    problems: ['theme/tokens.css:2:14 css-value-malformed {"reason":"comma","value":"1,625rem","correct":"1.625rem"}'],
  },
  'a colour that follows from others by default is one as well, however it is written': {
    files: styled(
      ':root {\n  --light-accent: marrón;\n  --dark-link: rbg(240, 240, 240);\n  --light-link: "#17623a";\n  --tinted-link: rgb(1, 2);\n  --dark-accent: --call;\n  --light-raised: var(call);\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:19 css-value-malformed {"reason":"colour","value":"marrón"}',
      'theme/tokens.css:3:16 css-value-malformed {"reason":"colour","value":"rbg(240, 240, 240)","correct":"rgb(240, 240, 240)"}',
      'theme/tokens.css:4:17 css-value-malformed {"reason":"colour","value":"\\"#17623a\\"","correct":"#17623a"}',
      'theme/tokens.css:5:18 css-value-malformed {"reason":"colour","value":"rgb(1, 2)"}',
      'theme/tokens.css:6:18 css-value-malformed {"reason":"name","value":"--call","correct":"var(--call)"}',
      'theme/tokens.css:7:23 css-value-malformed {"reason":"name","value":"call","correct":"--call"}',
    ],
  },
  'a colour is one, with no sign but its own': {
    files: styled(
      [
        ':root {\n  --light-text: red</style><b>;\n  --dark-text: #fff #000;\n  --call: red blue;\n  --dark-link: 10%;\n}',
        '.a {\n  color: red !important;\n  border-color: #fff red;\n  color: red /* so */;\n  background-color: /* none */;\n}\n',
      ].join('\n'),
    ),
    problems: [
      'theme/tokens.css:2:17 css-value-malformed {"reason":"colour","value":"red</style><b>"}',
      'theme/tokens.css:3:16 css-value-malformed {"reason":"colour","value":"#fff #000"}',
      'theme/tokens.css:4:11 css-value-malformed {"reason":"colour","value":"red blue"}',
      'theme/tokens.css:5:16 css-value-malformed {"reason":"colour","value":"10%"}',
    ],
  },
  'a value that comes back to itself by way of another one': {
    files: styled(':root {\n  --own-ink: var(--light-text);\n}\n:root {\n  --light-text: var(--own-ink);\n}\n'),
    problems: [
      'theme/tokens.css:2:14 css-value-malformed {"reason":"itself","value":"var(--light-text)"}',
      'theme/tokens.css:5:17 css-value-malformed {"reason":"itself","value":"var(--own-ink)"}',
    ],
  },
  'colours and sizes that browsers make': {
    files: styled(
      ':root {\n  --light-accent: color-mix(in oklab, red 20%, var(--light-text));\n  --dark-link: rgb(1 2 3 / 50%);\n  --tinted-link: hsl(120deg 20% 30%);\n  --text-3xl: clamp(1rem, 2vw, 3rem);\n  --dark-accent: light-dark(#fff, #000);\n}\n',
    ),
    problems: [],
  },
  'a picture that is written into a style sheet, and brackets and figures without end, are read once': {
    files: styled(
      `.a { background: url("data:image/svg+xml,${'('.repeat(100_000)}") }
.b { content: "${'url('.repeat(30_000)}"; --own: "${'clamp(1,'.repeat(20_000)}" }
.c { --own: ${'1'.repeat(100_000)}a, ${'a '.repeat(50_000)} }
`,
    ),
    problems: [],
  },
  'no value, and a comma behind the last one': {
    files: styled(
      ':root {\n  --call: ;\n  --own: ;\n  --dark-link: #f7cf96,;\n  --light-text: #10202a,\n  --dark-text: #fff;\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:11 css-value-malformed {"reason":"empty","value":""}',
      'theme/tokens.css:4:16 css-value-malformed {"reason":"last-comma","value":"#f7cf96,","correct":"#f7cf96"}',
      'theme/tokens.css:5:17 css-value-malformed {"reason":"semicolon","value":"#10202a,","correct":"#10202a;"}',
    ],
  },
  'a part of a drawing fills a shape, whatever signs are in its name': {
    files: styled('.a {\n  fill: url(#c);\n  stroke: url(#c\\)d);\n  background: url("..\\media\\loaf.svg");\n}\n'),
    problems: [
      'theme/tokens.css:4:20 css-value-malformed {"reason":"folder","value":"..\\\\media\\\\loaf.svg","correct":"../media/loaf.svg"}',
      'theme/tokens.css:4:20 theme-file-missing {"path":"theme/..medialoaf.svg"}',
    ],
  },
  'oddly quoted names keep what is quoted well beside them, and quoted colours lose their quotes': {
    files: styled(
      ':root {\n  --own-font: “Loaf”, "Crust", serif;\n  --call: ‘#ffc233’;\n  --own: # ffc233;\n  --text-3xl: clamp(1rem, 2vw 3rem);\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:15 css-value-malformed {"reason":"quotes","value":"“Loaf”, \\"Crust\\", serif","correct":"\\"Loaf\\", \\"Crust\\", serif"}',
      'theme/tokens.css:3:11 css-value-malformed {"reason":"quotes","value":"‘#ffc233’","correct":"#ffc233"}',
      'theme/tokens.css:4:10 css-value-malformed {"reason":"hash","value":"# ffc233","correct":"#ffc233"}',
      'theme/tokens.css:5:27 css-value-malformed {"reason":"parts","value":"2vw 3rem","correct":"2vw, 3rem"}',
    ],
  },
  'a time without its unit, and a condition without its sign': {
    files: styled(
      '@media (width 48rem) {\n  .a {\n    transition: opacity 0.3 ease 200, color 1s cubic-bezier(0, 1, 1, 1);\n    animation: turn 2 1s;\n  }\n}\n@media (max-width 600px) {\n  .a {\n    animation-duration: 300;\n  }\n}\n',
    ),
    problems: [
      'theme/tokens.css:1:9 css-value-malformed {"reason":"no-sign","value":"width 48rem","correct":"width < 48rem"}',
      'theme/tokens.css:3:25 css-value-malformed {"reason":"unit","value":"0.3","correct":"0.3s"}',
      'theme/tokens.css:7:9 css-value-malformed {"reason":"no-sign","value":"max-width 600px","correct":"max-width: 600px"}',
      'theme/tokens.css:9:25 css-value-malformed {"reason":"unit","value":"300","correct":"300ms"}',
    ],
  },
  'a colon too many, decimals with a comma, colours in words, and conditions': {
    files: styled(
      ':root {\n  --call:: #b4501a;\n  --leading-tight: 1,2;\n  --dark-link: pale yellow;\n  --own: 1,2;\n}\n@media (width => 40rem) {\n  .a {\n    font-size: 1.3;\n    border-radius: (--radius-1);\n    border-color: red blue;\n  }\n}\n@media (min-width: 40) {\n  .a {\n    color: red;\n  }\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:10 css-value-malformed {"reason":"colons","value":": #b4501a","correct":"#b4501a"}',
      'theme/tokens.css:3:20 css-value-malformed {"reason":"comma","value":"1,2","correct":"1.2"}',
      'theme/tokens.css:4:16 css-value-malformed {"reason":"colour","value":"pale yellow"}',
      'theme/tokens.css:7:15 css-value-malformed {"reason":"sign","value":"=>","correct":">="}',
      'theme/tokens.css:9:16 css-value-malformed {"reason":"unit","value":"1.3","correct":"1.3rem"}',
      'theme/tokens.css:10:20 css-value-malformed {"reason":"name","value":"(--radius-1)","correct":"var(--radius-1)"}',
      'theme/tokens.css:14:20 css-value-malformed {"reason":"unit","value":"40","correct":"40rem"}',
    ],
  },
  'signs of sums as books have them; in a name, a text and a remark they may be': {
    files: styled(
      '.a {\n  margin: −1rem –.5rem;\n  inset: calc(2 × 4px);\n  /* −1 */\n  grid-area: row–1;\n}\n.a::before {\n  content: "10 –20";\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:11 css-value-malformed {"reason":"signs","value":"−1rem –.5rem","correct":"-1rem -.5rem"}',
      'theme/tokens.css:3:10 css-value-malformed {"reason":"signs","value":"calc(2 × 4px)","correct":"calc(2 * 4px)"}',
    ],
  },
  'a grid whose rows differ, or whose areas are no rectangles; one with gaps is right': {
    files: styled(
      '.a {\n  grid-template-areas: "loaf loaf" "rye";\n}\n.b {\n  grid-template-areas: "loaf rye" "rye loaf";\n}\n.c {\n  grid-template-areas:\n    "loaf rye"\n    "loaf ." "loaf rolls";\n}\n.d {\n  grid-template-areas: none;\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:36 css-value-malformed {"reason":"rows","value":"\\"rye\\""}',
      'theme/tokens.css:5:25 css-value-malformed {"reason":"area","value":"loaf"}',
    ],
  },
  'a limit without the unit that the other one has': {
    files: {
      'theme/tokens.css':
        ':root {\n  --text-3xl: clamp(1.5, 1rem + 2vw, 3rem);\n  --space-section: clamp(0, 2vw, 3rem);\n}\n',
    },
    problems: ['theme/tokens.css:2:21 css-value-malformed {"reason":"unit","value":"1.5","correct":"1.5rem"}'],
  },
  'a figure of a colour lost before its opacity, and an opacity out of a hundred': {
    files: styled(
      ':root {\n  --call: rgb(6 12 / 0.8);\n  --light-text: rgb(6 12 16 / 82);\n  --dark-text: rgb(6 12 16 / 0.8);\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:11 css-value-malformed {"reason":"colour","value":"rgb(6 12 / 0.8)"}',
      'theme/tokens.css:3:17 css-value-malformed {"reason":"opacity","value":"rgb(6 12 16 / 82)","correct":"rgb(6 12 16 / 82%)"}',
    ],
  },
};
