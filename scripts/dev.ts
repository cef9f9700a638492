/** `npm run dev`: the site from its sources; an edit shows in the open browser at once. */
import { createServer } from 'vite';
import { parseReportOptions } from './command-line';
import { serveForms } from './form-service/form-service';
import { livePreview } from './preview/live-preview';
import { serverAddress } from './local-server/address';
import { openWorkshop, type Workshop } from './preview/workshop';
import { project } from './project';

const { language } = parseReportOptions(process.argv.slice(2));
const address = serverAddress(process.env);
let workshop: Workshop | undefined;
const texts = () => workshop?.compiled?.manifests.formTexts;
const forms = await serveForms({ address, folder: project.local, texts });
workshop = await openWorkshop(language, forms.origin);
const server = await createServer({ root: project.root, server: address, plugins: [livePreview(workshop)] });
await server.listen();
server.printUrls();
