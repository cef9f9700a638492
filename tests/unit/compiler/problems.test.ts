import { describe, expect, test } from 'vitest';
import { problemRows } from '../helpers/compile-site';
import { fileCases } from './problem-cases/files';
import { formCases } from './problem-cases/forms';
import { languageCases } from './problem-cases/languages';
import { linkCases } from './problem-cases/links';
import type { ProblemCases } from './problem-cases/problem-case';
import { shapeCases } from './problem-cases/shape';
import { themeCases } from './problem-cases/theme';
import { valueCases } from './problem-cases/values';

/** A problem code without a case does not compile. */
const cases: ProblemCases = {
  ...fileCases,
  ...formCases,
  ...shapeCases,
  ...languageCases,
  ...linkCases,
  ...themeCases,
  ...valueCases,
};

describe.each(Object.entries(cases))('%s', (_code, ofCode) => {
  test.each(Object.entries(ofCode))('%s', (_name, { files, problems }) => {
    expect(problemRows(files)).toEqual(problems);
  });
});
