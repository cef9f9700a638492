import { expose } from 'comlink';
import { createSiteCompiler } from './create-site-compiler';

expose(createSiteCompiler());
