import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a message form that only logs is reported, whether it says so or says nothing': {
    files: {
      'blocks/shout.yaml': 'type: message-form\ntitle: { es: "Grita", en: "Shout" }\n',
      'blocks/whisper.yaml': 'delivery: log\ntype: message-form\ntitle: { es: "Susurra", en: "Whisper" }\n',
    },
    problems: [
      'warning blocks/shout.yaml:1:7 message-discarded {}',
      'warning blocks/whisper.yaml:2:7 message-discarded {}',
    ],
  },
};
