/** The whole of the script: it gives its looker to who runs it, and leaves nothing else in the page. */
import { createLooker, type Looker } from './looker.js';

declare const give: (looker: Looker) => void;

give(createLooker());
