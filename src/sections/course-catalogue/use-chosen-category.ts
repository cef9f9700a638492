import { useEffect, useState } from 'react';

/**
 * The title of the category that is shown alone, if any. The entry of the history knows it: whoever comes back from a
 * course finds the list as it was left.
 */
export function useChosenCategory(titles: readonly string[]) {
  const [chosen, setChosen] = useState<string>();

  // What the server has sent shows all of them.
  useEffect(() => setChosen((history.state as { category?: string } | null)?.category), []);

  function choose(title: string | undefined) {
    history.replaceState({ ...(history.state as object | null), category: title }, '');
    setChosen(title);
  }

  return [titles.find((title) => title === chosen), choose] as const;
}
