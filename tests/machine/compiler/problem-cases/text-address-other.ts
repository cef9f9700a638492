import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

/** A site whose texts speak in one form. */
const speaking = (word: string, es: string, times = 12) => ({
  ...plain(es, 'Bread for all'),
  ...Object.fromEntries(
    Array.from({ length: times }, (_none, index) => [
      `blocks/loaf-${index}.yaml`,
      `type: hero\ntitle: { es: "Pan ${index} para ${word}", en: "Loaf ${index} of yours" }\n`,
    ]),
  ),
});

export const cases: Cases = {
  'what speaks to the reader in another form than the rest of the site is told': {
    files: speaking('ti', 'Llámenos hoy, y usted elige su pan'),
    problems: [
      'warning blocks/text.yaml:3:8 text-address-other {"word":"Llámenos","isPolite":true,"correct":"Llámanos"}',
      'warning blocks/text.yaml:3:24 text-address-other {"word":"usted","isPolite":true}',
    ],
  },
  'the other way round too': {
    files: speaking('usted', 'Pan para tu mesa', 60),
    problems: [
      'warning blocks/text.yaml:3:17 text-address-other {"word":"tu","isPolite":false}',
      'warning messages.yaml:37:21 text-address-other {"word":"Tu","isPolite":false}',
      'warning messages.yaml:38:22 text-address-other {"word":"Tu","isPolite":false}',
      'warning messages.yaml:39:21 text-address-other {"word":"Tu","isPolite":false}',
      'warning messages.yaml:50:43 text-address-other {"word":"tu","isPolite":false}',
      'warning messages.yaml:59:57 text-address-other {"word":"tu","isPolite":false}',
      'warning pages/products.yaml:13:20 text-address-other {"word":"Te","isPolite":false}',
    ],
  },
  'what somebody else says is right': {
    files: speaking('ti', 'El cartel decía «Llámenos», y eso hice'),
    problems: [],
  },
  'what commands nothing is right': {
    files: speaking('ti', 'Venga, va. ¡Venga ya! Llame quien llame, abro. Visite o no el horno. Visite el horno'),
    problems: ['warning blocks/text.yaml:3:77 text-address-other {"word":"Visite","isPolite":true,"correct":"Visita"}'],
  },
  'so is the familiar form of other countries, where the rest speaks in that of its own': {
    files: speaking('quien puedes, tienes', 'Tenés pan y podés venir; se quedó en la casa que usás', 24),
    problems: [
      'warning blocks/text.yaml:3:8 text-address-other {"word":"Tenés","isPolite":false,"isRegional":true,"correct":"Tienes"}',
      'warning blocks/text.yaml:3:20 text-address-other {"word":"podés","isPolite":false,"isRegional":true,"correct":"puedes"}',
      'warning blocks/text.yaml:3:57 text-address-other {"word":"usás","isPolite":false,"isRegional":true,"correct":"usas"}',
    ],
  },
  'where most speak so, or few in any form, nothing is told': {
    files: speaking('quien querés y podés', 'Si quieres pan', 12),
    problems: [],
  },
  'what a button asks for politely is told beside the familiar form': {
    files: speaking('tú eliges', 'Pregunte lo que quiera. Lea lo que lea, hay pan', 24),
    problems: [
      'warning blocks/text.yaml:3:8 text-address-other {"word":"Pregunte","isPolite":true,"correct":"Pregunta"}',
    ],
  },
};
