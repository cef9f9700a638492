/** `npm run generate`: the code and files that are made from schemas/, into generated/. Runs after `npm ci`. */
import { readContract } from '../src/compiler/contract';
import { generateAll } from './generate/all';
import { project } from './project';
import { readTexts } from './read-files';
import { writeOutputs } from './write-outputs';

const contract = readContract(await readTexts(project.schemas));
await writeOutputs(project.generated, await generateAll(contract));
