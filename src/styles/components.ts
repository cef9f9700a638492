// The style of every component, each from the folder of its component.
import.meta.glob(['../{app,features,renderer,ui}/**/*.css', '../../site/theme/drawings.css'], { eager: true });

import '../../generated/section-styles';
