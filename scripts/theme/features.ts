/** What not every site has, and which rules of the bundle's style are for it. */
export const rulesFor = {
  'right-to-left': /^\[dir="?rtl"?\]/,
  // src/styles/base.css
  'language-rules': /^:lang\(/,
  // src/ui/media/media.css
  photographs: /^(picture\b|\.[rgb]\d$)/,
} as const;

export type Feature = keyof typeof rulesFor;

export const features = Object.keys(rulesFor) as readonly Feature[];
