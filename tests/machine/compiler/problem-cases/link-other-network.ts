import type { Cases } from '../problem-case';

const linking = (label: string, url: string) => ({
  'blocks/out.yaml': `type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n  - { label: { es: "${label}", en: "${label}" }, url: "${url}" }\n`,
});

export const cases: Cases = {
  'a link that leads to another network than it says is told': {
    files: linking('Instagram', 'https://www.facebook.com/pan'),
    problems: [
      'warning blocks/out.yaml:4:57 link-other-network {"label":"Instagram","network":"facebook","address":"https://www.facebook.com/pan"}',
    ],
  },
  'one that leads there, or to no network, is not': {
    files: linking('X', 'https://twitter.com/pan'),
    problems: [],
  },
  'so is one that leads to the first page of its network, and to nobody there': {
    files: linking('Instagram', 'https://www.instagram.com/'),
    problems: [
      'warning blocks/out.yaml:4:57 link-other-network {"label":"Instagram","network":"Instagram","address":"https://www.instagram.com/","isFirstPage":true}',
    ],
  },
  'and one that leads to where people share something or sign in': {
    files: linking('Facebook', 'https://www.facebook.com/sharer/sharer.php?u=pan'),
    problems: [
      'warning blocks/out.yaml:4:55 link-other-network {"label":"Facebook","network":"Facebook","address":"https://www.facebook.com/sharer/sharer.php?u=pan","isFirstPage":true}',
    ],
  },
  'profiles and pages are not': {
    files: linking('Facebook', 'https://www.facebook.com/people/Pan/1000?locale=es_ES'),
    problems: [],
  },
  'a name of its own before that of the network is a profile': {
    files: linking('Bluesky', 'https://pan.bsky.app/'),
    problems: [],
  },
  'the icon and the neighbour of such a link are not told as well': {
    files: {
      'blocks/out.yaml': `type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n${['Facebook', 'TikTok']
        .map(
          (name) =>
            `  - { label: { es: "${name}", en: "${name}" }, icon: brand-facebook, url: "https://www.facebook.com/pan" }\n`,
        )
        .join('')}`,
    },
    problems: [
      'warning blocks/out.yaml:5:73 link-other-network {"label":"TikTok","network":"facebook","address":"https://www.facebook.com/pan"}',
    ],
  },
};
