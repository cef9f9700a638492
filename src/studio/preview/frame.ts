/** What the empty document has in which a page of the site is shown: the look of its components. */
import '../../styles/all';
