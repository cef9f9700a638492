/** `npm run generate`: the code and files that are made from schemas/ and the folders of sections, into generated/. Runs after `npm ci`. */
import { runCommand } from '../command-line/run-command';
import { generate } from '../generate/generate';

await runCommand(generate);
