import { Fragment, type ReactElement } from 'react';

/** What is quoted in a sentence, with the mark that opens it. */
const QUOTED = /([“«][^”»]*)/;
const RIGHT_TO_LEFT =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hanifi_Rohingya}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A sentence of the Studio, in which a quoted text that runs from right to left keeps its own order, with the figures and foreign names in it. */
export function Sentence({ text }: { readonly text: string }): ReactElement {
  if (!RIGHT_TO_LEFT.test(text)) return <>{text}</>;
  return (
    <>
      {text.split(QUOTED).map((part, index) => (
        <Fragment key={`${index} ${part}`}>{index % 2 === 1 ? <Quoted part={part} /> : part}</Fragment>
      ))}
    </>
  );
}

function Quoted({ part }: { readonly part: string }): ReactElement {
  return (
    <>
      {part.slice(0, 1)}
      <bdi>{part.slice(1)}</bdi>
    </>
  );
}
