import type { Cases } from '../problem-case';

const linking = (label: string, icon: string) => ({
  'navigation.yaml': `main:\n  - { label: { es: "Inicio", en: "Home" }, page: home }\nfooter:\n  description: { es: "Pan de hoy", en: "Bread of today" }\n  social:\n    - { label: { es: "${label}", en: "${label}" }, url: "https://trigal.example/red", icon: ${icon} }\n  locations: [shop]\n`,
});

export const cases: Cases = {
  'the sign of another network': {
    files: linking('Instagram', 'brand-facebook'),
    problems: ['warning navigation.yaml:6:95 icon-other-network {"icon":"brand-facebook","correct":"brand-instagram"}'],
  },
  'that of the network, and any other one, is right': { files: linking('Instagram', 'brand-instagram'), problems: [] },
};
