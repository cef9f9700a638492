/** `npm run generate`: the code and files that are made from schemas/ and the folders of sections, into generated/. Runs after `npm ci`. */
import { generate } from '../generate/generate';

await generate();
