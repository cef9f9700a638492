/** Whether data are those of an old address. What a foreign script has put on all objects is none of their own. */
export function isRedirect<Data extends object>(data: Data): data is Extract<Data, { readonly redirect: string }> {
  return Object.hasOwn(data, 'redirect');
}
