// The style of every component, each from the folder of its component.
import.meta.glob('../{app,features,renderer,ui}/**/*.css', { eager: true });

import '../../generated/section-styles';
