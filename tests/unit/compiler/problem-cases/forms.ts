import { formSettings } from '../../helpers/form-site';
import type { ProblemCases } from './problem-case';

const fields = 'fields: [{ name: email, kind: email, label: { es: "Correo", en: "E-mail" } }]';
const form = (id: string, tally = '') =>
  `${id}: { title: { es: "Encargo", en: "Order" }, page: contact, anchor: write, height: 500, ${tally}${fields} }\n`;

/** Forms and messages that nobody receives. */
export const formCases = {
  'form-without-service': {
    'with the stand-in as provider, the published website has no form': {
      files: { 'settings.yaml': formSettings(), 'forms.yaml': form('order') + form('question') },
      problems: [
        'warning forms.yaml:1:1 form-without-service {"form":"order"}',
        'warning forms.yaml:2:1 form-without-service {"form":"question"}',
      ],
    },
  },
  'form-id-missing': {
    'a form that the provider does not know is reported, one that it knows is not': {
      files: {
        'settings.yaml': formSettings({ provider: 'tally' }),
        'forms.yaml': form('order', 'tally: wMa1Xy, ') + form('question'),
      },
      problems: ['warning forms.yaml:2:1 form-id-missing {"form":"question"}'],
    },
  },
  'path-unknown': {
    'a success page that no page and no redirect leads to is reported with the address that was meant': {
      files: { 'settings.yaml': formSettings({ provider: 'tally', successPath: '/contato' }) },
      problems: ['settings.yaml:40:16 path-unknown {"path":"/contato","suggestion":"/contacto"}'],
    },
    'a redirect leads to the success page as well as its own address does': {
      files: { 'settings.yaml': formSettings({ provider: 'tally', successPath: '/pan' }) },
      problems: [],
    },
  },
  'message-discarded': {
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
  },
} satisfies Partial<ProblemCases>;
