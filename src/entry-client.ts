// The order of the layers is declared in index.css, which therefore comes first.
import './styles/index.css';
import './styles/components';
import { hydrateWhenNeeded } from './app/hydrate-when-needed';

hydrateWhenNeeded(async () => (await import('./app/hydrate')).hydrate());
