/** Hears what is answered, unless the effect that has asked is over by then; gives its cleanup. */
export function unlessStale<Answer>(asked: Promise<Answer>, hear: (answer: Answer) => void): () => void {
  let isStale = false;
  void asked.then((answer) => {
    if (!isStale) hear(answer);
  });
  return () => {
    isStale = true;
  };
}
