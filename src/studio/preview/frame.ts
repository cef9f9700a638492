/** The document in which a page is shown: it has the style of the site, and everything else is put into it from outside. */
import '../../styles/all';
import './frame.css';
