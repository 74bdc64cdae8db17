// All styles that every page has, in order: a file that another one imports would miss its breakpoints' names.
import './fonts.css';
import './tokens.css';
import './base.css';
import './shared.css';
