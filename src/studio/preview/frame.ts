/** The document in which a page is shown: it has the style of the site, and everything else is put into it from outside. */
// First: it says in which order the layers of all others apply.
import '../../styles/layers.css';
import '../../styles/all';
import './frame.css';
