// The style of every component, each from the folder of its component.
import.meta.glob('../{app,features,renderer,sections,ui}/**/*.css', { eager: true });

import '../../site/theme/drawings.css';
