/** Every style there is, for the live preview; the build gives each page its own (scripts/bundle/style-parts.ts). */

// The order of the layers is declared in index.css, which therefore comes first.
import './index.css';

// The style of every component, each from the folder of its component.
import.meta.glob('../{app,features,renderer,ui}/**/*.css', { eager: true });

import '../../generated/section-styles';
