/** What Mozilla's HTTP Observatory asks of a site, as its published rules have it (mdn-http-observatory, src/grader/charts.js). */

type Answer = Readonly<Record<string, string>>;

interface Finding {
  readonly name: string;
  readonly modifier: number;
}

type Rule = (headers: Answer, html: string) => Finding;

const BASELINE = 100;

/** Below this nothing is added for what is better than needed. */
const LEAST_FOR_EXTRA_CREDIT = 90;

const HALF_A_YEAR = 15_768_000;

const contentSecurityPolicy: Rule = ({ 'content-security-policy': written }) => {
  if (written === undefined) return { name: 'csp-not-implemented', modifier: -25 };
  const policy = new Map(
    written.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isBroad = (source: string) => ['*', 'http:', 'https:', 'data:', "'unsafe-inline'"].includes(source);
  if (['script-src', 'object-src'].some((name) => sourcesOf(name).some(isBroad)))
    return { name: 'csp-implemented-with-unsafe-inline', modifier: -20 };
  const all = [...policy.values()].flat();
  if (all.some((source) => source.startsWith('http:')))
    return { name: 'csp-implemented-with-insecure-scheme', modifier: -20 };
  if (all.includes("'unsafe-eval'")) return { name: 'csp-implemented-with-unsafe-eval', modifier: -10 };
  if (sourcesOf('style-src').some(isBroad))
    return { name: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 };
  const action = policy.get('form-action')?.join(' ') ?? '';
  return policy.get('default-src')?.join(' ') === "'none'" && ["'none'", "'self'"].includes(action)
    ? { name: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { name: 'csp-implemented-with-no-unsafe', modifier: 5 };
};

const cookies: Rule = ({ 'set-cookie': written }) =>
  written === undefined
    ? { name: 'cookies-not-found', modifier: 0 }
    : { name: 'cookies-without-secure-flag', modifier: -20 };

const crossOriginSharing: Rule = ({ 'access-control-allow-origin': written }) =>
  written === undefined
    ? { name: 'cross-origin-resource-sharing-not-implemented', modifier: 0 }
    : { name: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 };

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const referrerPolicy: Rule = ({ 'referrer-policy': written }) => {
  if (written === undefined) return { name: 'referrer-policy-not-implemented', modifier: 0 };
  return PRIVATE.includes(written)
    ? { name: 'referrer-policy-private', modifier: 5 }
    : { name: 'referrer-policy-unsafe', modifier: -5 };
};

const strictTransport: Rule = ({ 'strict-transport-security': written }) => {
  if (written === undefined) return { name: 'hsts-not-implemented', modifier: -20 };
  const age = Number(/(?:^|;)\s*max-age=(\d+)/.exec(written)?.[1]);
  if (Number.isNaN(age)) return { name: 'hsts-header-invalid', modifier: -20 };
  return age < HALF_A_YEAR
    ? { name: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 }
    : { name: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 };
};

const subresourceIntegrity: Rule = (_headers, html) => {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(([, src = '']) => src);
  return scripts.every((src) => /^\/(?!\/)/.test(src))
    ? { name: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 }
    : { name: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5 };
};

const contentTypeOptions: Rule = ({ 'x-content-type-options': written }) =>
  written === 'nosniff'
    ? { name: 'x-content-type-options-nosniff', modifier: 0 }
    : { name: 'x-content-type-options-not-implemented', modifier: -5 };

const frameOptions: Rule = ({ 'content-security-policy': policy = '', 'x-frame-options': written = '' }) => {
  if (/(^|;)\s*frame-ancestors '(none|self)'/.test(policy))
    return { name: 'x-frame-options-implemented-via-csp', modifier: 5 };
  return /^(deny|sameorigin)$/i.test(written)
    ? { name: 'x-frame-options-sameorigin-or-deny', modifier: 0 }
    : { name: 'x-frame-options-not-implemented', modifier: -20 };
};

const resourcePolicy: Rule = ({ 'cross-origin-resource-policy': written }) => {
  if (written === undefined) return { name: 'cross-origin-resource-policy-not-implemented', modifier: 0 };
  return ['same-origin', 'same-site'].includes(written)
    ? { name: `cross-origin-resource-policy-implemented-with-${written}`, modifier: 10 }
    : { name: 'cross-origin-resource-policy-implemented-with-cross-origin', modifier: 0 };
};

const RULES = [
  ...[contentSecurityPolicy, cookies, crossOriginSharing, referrerPolicy, strictTransport, subresourceIntegrity],
  ...[contentTypeOptions, frameOptions, resourcePolicy],
];

/**
 * The score of a page by its answer. That http leads to https on the same host is up to the host, and taken to be so (0).
 */
export function observatoryScore(headers: Answer, html: string): { score: number; findings: readonly Finding[] } {
  const findings = RULES.map((rule) => rule(headers, html));
  const sum = (some: readonly Finding[]) => some.reduce((total, { modifier }) => total + modifier, 0);
  const plain = BASELINE + sum(findings.filter(({ modifier }) => modifier < 0));
  const score = plain < LEAST_FOR_EXTRA_CREDIT ? plain : plain + sum(findings.filter(({ modifier }) => modifier > 0));
  return { score: Math.max(0, score), findings };
}
