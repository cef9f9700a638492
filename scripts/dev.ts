/** `npm run dev`: the site from its sources; an edit shows in the open browser at once. */
import { createServer } from 'vite';
import { parseReportOptions } from './command-line';
import { livePreview } from './preview/live-preview';
import { serverAddress } from './preview/static-server';
import { project } from './project';

const { language } = parseReportOptions(process.argv.slice(2));
const { host, port } = serverAddress(process.env);
const server = await createServer({ root: project.root, server: { host, port }, plugins: [livePreview(language)] });
await server.listen();
server.printUrls();
