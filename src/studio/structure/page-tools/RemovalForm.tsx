import { type FormEvent, useEffect, useState } from 'react';
import { inLanguage } from '../../../compiler/languages';
import { valueAt } from '../../../compiler/values/value-at';
import { titleLanguage } from '../../content/thing';
import { homePage } from '../../fallback-page';
import { useStudio, useStudioState } from '../../studio-context';
import { useOneAtATime } from '../../use-one-at-a-time';
import { useLanguage, useWords } from '../../words/words';
import { removalEdits } from '../addresses';
import { ToolButtons, type ToolProps } from './tool';
import { useKnownAddresses } from './use-known-addresses';

/** Takes a page away, with a page to which its addresses and the links to it lead from then on, where anybody may come by them. */
export function RemovalForm({ page, onDone }: ToolProps) {
  const { structure } = useWords();
  const { edit, dataOf, compiler, look } = useStudio();
  const { contract, compilation } = useStudioState();
  const [linking, setLinking] = useState<readonly string[]>([]);
  const [isInFrame, setInFrame] = useState(false);
  const [isNamed, setNamed] = useState<boolean>();
  const [target, setTarget] = useState('');
  const isKnown = useKnownAddresses(page);
  const language = titleLanguage(contract, useLanguage());
  const titleOf = (id: string) => inLanguage(compilation?.pages.find((each) => each.id === id)?.title, language) ?? id;
  const others = (compilation?.pages ?? [])
    .filter(({ id, file }) => id !== page.id && valueAt(dataOf(file), ['role']) !== 'not-found')
    .sort((a, b) => titleOf(a.id).localeCompare(titleOf(b.id), language));

  useEffect(() => {
    void compiler.overview().then(({ links }) => {
      const here = links.filter(({ to }) => to === page.id);
      setLinking([...new Set(here.flatMap(({ from }) => from ?? []))]);
      setInFrame(here.some(({ from }) => from === undefined));
    });
    // Out of the menus it is only taken.
    void compiler.leadElsewhere(page.id, page.id).then((led) => setNamed(led.some((each) => each.do !== 'remove')));
  }, [compiler, page.id]);

  const endsWith = (to: string) => removalEdits(page, to, dataOf('redirects.yaml'), contract, isKnown);
  /** Nothing as long as that is not known. */
  const hasVisitors = isNamed === undefined ? undefined : isNamed || endsWith(page.id).length > 1;

  const remove = useOneAtATime(async () => {
    const led = await compiler.leadElsewhere(page.id, target);
    if (!edit([...led, ...endsWith(target)], { label: structure.removed(titleOf(page.id)) })) return;
    onDone();
    look({ page: target || (homePage(others)?.id ?? page.id) });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void remove();
  };
  return (
    <form className="page-tools__form" onSubmit={submit}>
      {isInFrame && <p>{structure.linkedInFrame}</p>}
      {linking.length > 0 && <p>{structure.linksHere(linking.length)}</p>}
      {linking.length === 0 && !isInFrame && <p>{structure.noLinksHere}</p>}
      <ul>
        {linking.map((id) => (
          <li key={id}>{titleOf(id)}</li>
        ))}
      </ul>
      {hasVisitors === false && <p>{structure.newAddressHint}</p>}
      {hasVisitors === true && (
        <label>
          {structure.whereTo}
          <select required value={target} onChange={(event) => setTarget(event.target.value)}>
            <option value="">{structure.choose}</option>
            {others.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ToolButtons label={structure.removeNow} isOff={hasVisitors === undefined} onDone={onDone} />
    </form>
  );
}
