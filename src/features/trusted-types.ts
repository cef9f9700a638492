/** What browsers with trusted types have; the types of the DOM do not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<string, (text: string) => string>,
  ): Record<string, (text: string) => unknown>;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

type Voucher = (text: string) => string;

/** Markup of the site itself: what its compiler has sanitised, and what its server has sent. */
export const ownHtml = voucher('site-html', 'createHTML');

/** Addresses of scripts that the settings name. Which hosts they may come from is up to the policy of the document. */
export const configuredScript = voucher('site-scripts', 'createScriptURL');

/**
 * Lets a text be used where the policy of the document asks for trusted types (scripts/hosting/content-security-policy.ts).
 * What it gives is such a type for browsers that have them, and is taken for a text everywhere else.
 */
function voucher(name: string, rule: 'createHTML' | 'createScriptURL'): Voucher {
  let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
  return (text) => {
    policy ??= trustedTypes?.createPolicy(name, { [rule]: (own) => own });
    return (policy?.[rule]?.(text) ?? text) as string;
  };
}

/** The same data; what is HTML in it can be shown. */
export function withOwnHtml<Data>(data: Data): Data {
  return (trustedTypes === undefined ? data : vouched(data)) as Data;
}

function vouched(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(vouched);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '__html' && typeof part === 'string' ? ownHtml(part) : vouched(part),
    ]),
  );
}
