import type { RuleCode } from './findings/problem-details';
import type { OwnRule, Rule } from './rule';
import * as file from './rules/file-rules';
import * as own from './rules/own-rules';
import * as site from './rules/site-rules';
import * as text from './rules/text-rules';

type Rules = { readonly [Code in RuleCode]?: Rule<Code> };

/**
 * Rules about what a value says in its languages: each finds in it what it would find in it wherever it stood, by nothing
 * else but `kindOf` a saying. So what is said in many places is looked at once.
 */
export const textRules = text satisfies { readonly [Code in RuleCode]?: OwnRule<Code> };

/** Rules about what a file says by itself: it is looked at again only where it has changed. */
export const ownRules = own satisfies { readonly [Code in RuleCode]?: OwnRule<Code> };

/**
 * Rules about single files: each is asked about some files (`site.sources`), finds in each what it would find in it
 * alone, and may hold it against all else that is indexed, of other pages though only against what `faceOf` tells of them.
 * So a file is looked at again only where it, or what it may be held against, has changed.
 */
export const fileRules = file satisfies Rules;

/** Rules about the site as a whole, which are asked each time: what they find in one file may be due to any other. */
export const siteRules = site satisfies Rules;

/**
 * Every rule by the code it tells, each in the file of that name. A new one begins with its details in `RuleDetails`:
 * from then on nothing compiles until its rule and its words are there, and a test asks for its cases.
 */
export const rules: { readonly [Code in RuleCode]: Rule<Code> } = {
  ...textRules,
  ...ownRules,
  ...fileRules,
  ...siteRules,
};
