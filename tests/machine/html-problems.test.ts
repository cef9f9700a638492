import { expect, test } from 'vitest';
import { htmlProblems } from '../support/html-problems';

const right = `
  <nav aria-label="One"><ul><li><a href="#a"><img src="a.svg" alt="A"></a></li></ul></nav>
  <nav aria-label="Other"><a href="/"><svg aria-hidden="true"></svg> Home</a></nav>
  <main id="a"><h1>A</h1><section aria-labelledby="b"><h2 id="b">B</h2><h3>C</h3></section><h2>D</h2>
  <form><label for="c">C</label><input id="c"><label>D <textarea></textarea></label><button>Send</button></form>
  <dl><div><dt>E</dt><dd>F</dd></div></dl><img src="b.svg" alt=""></main>`;
const inDocument = (body: string) =>
  `<!doctype html><html lang="es"><head><title>T</title></head><body>${body}</body></html>`;

test('nothing is said of a document as it should be', () => {
  expect(htmlProblems(inDocument(right))).toEqual([]);
});

test.each([
  ['<a href="/"><svg aria-hidden="true"></svg></a>', '<a href="/"> has no name'],
  ['<button><span aria-hidden="true">×</span></button>', '<button> has no name'],
  ['<input id="d">', '<input id="d"> has no name'],
  ['<iframe src="/f"></iframe>', '<iframe> has no name'],
  ['<img src="c.svg">', '<img> has no name'],
  ['<svg role="img"></svg>', '<svg> has no name'],
  ['<h2> </h2>', '<h2> has no name'],
  ['<h4>G</h4>', '<h4> «G» skips a level'],
  ['<p id="a"></p>', 'two elements have the id a'],
  ['<a href="#z">Z</a>', 'nothing has the id z'],
  ['<p aria-describedby="a z">Z</p>', 'nothing has the id z'],
  ['<nav aria-label="Other"></nav>', 'two landmarks are nav «Other»'],
  ['<main></main>', 'two landmarks are main «»'],
  ['<ul><p>H</p></ul>', '<p> stands in <ul>'],
  ['<dl><li>H</li></dl>', '<li> stands in <dl>'],
  ['<button>I <input aria-label="J"></button>', '<input> stands in another thing to be operated'],
  ['<p lang="Español">K</p>', '<p> is in no language'],
])('%s: %s', (wrong, problem) => {
  expect(htmlProblems(inDocument(right + wrong))).toEqual([problem]);
});
