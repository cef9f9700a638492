/** A form service in a process of its own, to be killed: `<port> <folder>`. */
import { serveForms } from '../../scripts/form-service/form-service';
import { manifestsOf } from './compile-site';
import { formSite } from './form-site';

const [port = '', folder = ''] = process.argv.slice(2);
const { formTexts } = manifestsOf(formSite());
await serveForms({
  address: { host: '127.0.0.1', port: Number(port) - 1 },
  folder,
  texts: () => formTexts,
  mostAMinute: Number.POSITIVE_INFINITY,
});
